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
    "classic": 1,
    "quick": 1,
    "short": 1,
    "bicycle": 1,
    "bicycle_pairs": 1,
    "bag_free": 1,
    "jjdd": 1,
    "whiz": 1,
    "mirror": 1,
    "suicide": 1,
    "cutthroat": 1,
    "three_hand": 1,
    "two_hand_draw": 1,
    "five_hand": 1,
    "six_hand_pairs": 1,
    "tournament": 1,
    "arena": 1,
}
"""The seed of each preset's match."""

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
