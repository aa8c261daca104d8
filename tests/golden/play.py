"""Plays the golden matches: a fixed seed and the same players for each preset.

Beside the presets there are matches in which a person bids blind, and exchanges cards.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from game.ai.executor import InlineExecutor
from game.ai.players import choose
from game.ai.request import Request
from game.engine.actions import Action, MakeBid
from game.engine.legality import legal_actions
from game.engine.presets import PRESETS
from game.engine.record import MatchRecord, Player
from game.engine.rules import Rules
from game.engine.shuffle import Seeded
from game.engine.state import State
from game.session.match import HUMAN, MatchSession
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

PERSONAL = {
    "blind_bid": Rules(
        deals=3, blind_nil="any", blind_exchange=2, blind_six="double_single", bag_limit=5
    ),
    "exchange": Rules(deals=2, bid_style="suicide", nil_exchange=3, exchange_order="unseen"),
}
"""The rules of the matches with a person, who bids blind wherever that is open."""
_PERSONAL_SEEDS = {"blind_bid": 3, "exchange": 1}
GOLDEN = (*PRESETS, *PERSONAL)
"""Every golden match."""

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
    """Play one of the golden matches and return its record."""
    if slug in PERSONAL:
        return _with_a_person(slug)
    rules = PRESETS[slug]
    record = MatchRecord(rules, _PEOPLE[: rules.row.seats], Seeded(SEEDS[slug]))
    session = MatchSession(record, ExecutorThinker(InlineExecutor()))
    session.pump()
    while not session.over and len(session.view.results) < MOST_DEALS:
        session.next_deal()
        session.pump()
    return session.record


def _with_a_person(slug: str) -> MatchRecord:
    """The same with a person at the first seat, who looks and thinks as Standard does."""
    people = (replace(_PEOPLE[0], level=HUMAN), *_PEOPLE[1:4])
    record = MatchRecord(PERSONAL[slug], people, Seeded(_PERSONAL_SEEDS[slug]))
    session = MatchSession(record, ExecutorThinker(InlineExecutor()))
    session.pump()
    while not session.over:
        legal = legal_actions(session.view, session.viewer)
        session.submit(_chosen(session.view, legal), session.version)
        session.pump()
    return session.record


def _chosen(view: State, legal: tuple[Action, ...]) -> Action:
    """A blind bid where one is open, nil in odd deals and six in the others if it may be."""
    blind = [action for action in legal if isinstance(action, MakeBid) and action.bid.blind]
    if blind:
        return blind[0] if view.deal % 2 else blind[:2][-1]
    return choose(Request(view, legal, seed=len(view.results), level="standard")).action


def path_of(slug: str) -> Path:
    """Return where the text of a golden match is."""
    return Path(__file__).with_name(f"{slug.upper()}.txt")
