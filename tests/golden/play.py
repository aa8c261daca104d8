"""Plays the golden matches: a fixed seed and the same players for each preset."""

from __future__ import annotations

from pathlib import Path

from game.ai.executor import InlineExecutor
from game.engine.presets import PRESETS
from game.engine.record import MatchRecord, Player
from game.engine.shuffle import Seeded
from game.session.match import MatchSession
from game.session.thinker import ExecutorThinker

SEEDS = {
    "classic": 2,
    "quick": 30,
    "short": 10,
    "bicycle": 1,
    "bicycle_pairs": 4,
    "bag_free": 10,
    "jjdd": 16,
    "whiz": 3,
    "mirror": 23,
    "suicide": 2,
    "cutthroat": 30,
    "three_hand": 1,
    "two_hand_draw": 2,
    "five_hand": 2,
    "six_hand_pairs": 5,
    "tournament": 30,
    "arena": 20,
}
"""The seed of each preset's match, chosen for many kinds of ledger lines."""

MOST_DEALS = 6
"""Longer matches are left after so many deals."""

_PEOPLE = (
    Player("Ann", "standard"),
    Player("Bob", "standard"),
    Player("Cid", "easy"),
    Player("Dot", "easy"),
    Player("Eva", "standard"),
    Player("Fay", "easy"),
)


def played(slug: str) -> MatchRecord:
    """Play the golden match of a preset and return its record."""
    rules = PRESETS[slug]
    record = MatchRecord(rules, _PEOPLE[: rules.row.seats], Seeded(SEEDS[slug]))
    session = MatchSession(record, ExecutorThinker(InlineExecutor()))
    session.pump()
    while not session.over and len(session.view.results) < MOST_DEALS:
        session.next_deal()
        session.pump()
    return session.record


def path_of(slug: str) -> Path:
    """Return where the golden text of a preset is."""
    return Path(__file__).with_name(f"{slug.upper()}.txt")
