"""Positions written one a line, and what a good partner plays in them.

A line holds, between bars: the hands from seat 0 on as `tests.ai.table.dealt` reads them, the bids
in turn, the cards played in turn, totals and bags as `us,them us,them` or nothing, rules as
`key=value` words, what is acceptable, and why. Seat 0 bids and leads first. Where cards are
exchanged they come among the bids, as `QS+KS`. Acceptable are cards, letters of suits, bids, `look`
at the hand, or any of these after `not`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.ai.request import Request
from game.engine.actions import Action, Give, Look, MakeBid, Play
from game.engine.bids import Bid
from game.engine.cards import cards
from game.engine.rules import Rules
from game.engine.state import Start
from tests.ai.table import dealt


@dataclass(frozen=True, slots=True)
class Position:
    """A request and the actions that are acceptable."""

    line: str
    request: Request
    accepted: frozenset[str]
    refused: bool

    def accepts(self, action: Action) -> bool:
        """Whether a good partner does so."""
        return bool(self.accepted & set(names(action))) != self.refused


def names(action: Action) -> Iterator[str]:
    """What an action is called in a position."""
    match action:
        case Play(_, card):
            yield from (str(card), str(card)[1])
        case MakeBid(_, bid):
            yield str(bid)
        case Look():
            yield "look"
        case Give(_, chosen):
            yield from map(str, chosen)


def read(path: Path) -> list[Position]:
    """The positions of a file; empty lines and those after # are skipped."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [position(line) for line in lines if line.strip() and not line.startswith("#")]


def position(line: str) -> Position:
    """The position on a line. Raises ValueError if it is not written as it should be."""
    hands, bids, played, score, options, accepted, _ = (part.strip() for part in line.split("|"))
    totals, bags = ([int(n) for n in part.split(",")] for part in (score or "0,0 0,0").split())
    fixed: dict[str, Any] = {"blind_nil": "off", "failed_nil": "help"}
    fixed |= {
        key: int(v) if v.lstrip("-").isdigit() else v for key, v in map(_pair, options.split())
    }
    start = Start(3, 2, tuple(totals), tuple(bags))
    sitting = dealt(Rules(**fixed), hands, 3, start)
    for word in bids.split():
        sitting.act(_before_play(sitting.seat, word))
    for card in cards(played):
        sitting.act(Play(sitting.seat, card))
    words = accepted.split()
    refused = words[0] == "not"
    request = sitting.request("expert", 7, 300)
    return Position(line, request, frozenset(words[refused:]), refused)


def _before_play(seat: int, word: str) -> Action:
    if word == "look":
        return Look(seat)
    given = word.replace("+", " ")
    return Give(seat, frozenset(cards(given))) if "+" in word else MakeBid(seat, Bid.parse(word))


def _pair(word: str) -> tuple[str, str]:
    key, _, value = word.partition("=")
    return key, value
