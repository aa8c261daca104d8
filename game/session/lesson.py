"""The first deal: hands chosen so that each thing occurs, and players who act by a script.

Whatever the learner does is legal and goes on: where the script does not fit any more the players
act by the instant player's rules, so that the same choices always give the same deal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.ai.players import choose
from game.ai.request import Request
from game.engine.actions import Action, MakeBid, Play
from game.engine.bids import NIL, Bid, tricks_bid
from game.engine.cards import Card, cards
from game.engine.record import Kind, MatchRecord, Player
from game.engine.rules import CLASSIC
from game.engine.shuffle import GivenPacks
from game.engine.state import Start, State
from game.engine.tables import Seat
from game.session.match import HASTY, HUMAN, MatchSession
from game.words import t

LEARNER: Seat = 0
DEALER: Seat = 1
"""The seat on the learner's left, so that the partner bids and leads first."""

BIDS: Mapping[Seat, Bid] = {2: NIL, 3: tricks_bid(4), 0: tricks_bid(4), 1: tricks_bid(3)}
"""What each seat bids by the script, in the order of the bidding."""

TRICKS: tuple[tuple[Seat, tuple[Card, ...]], ...] = (
    (2, cards("5H JH KH 3H")),
    (0, cards("AH 4H 9H 8H")),
    (0, cards("3D 9D 7D KD")),
    (3, cards("AD 8D 5D TD")),
    (3, cards("QD 7S JD 6D")),
    (0, cards("2C AC 8C 7C")),
    (1, cards("3C 6C 5C 9C")),
    (0, cards("6H TH 7H QH")),
    (3, cards("KS QS 4S 3S")),
    (3, cards("JS AS 6S 2S")),
    (0, cards("4C 8S 4D TC")),
    (1, cards("9S 2D 5S KC")),
    (1, cards("TS 2H QC JC")),
)
"""The tricks by the script: who leads, and the cards in the order in which they fall."""


def scripted(state: State, seat: Seat) -> Action | None:
    """What a seat does next by the script, None where the deal has left it."""
    if not on_script(state):
        return None
    if state.bids[seat] is None:
        return MakeBid(seat, BIDS[seat])
    trick = len(state.tricks) - (state.trick is not None)
    if trick >= len(TRICKS):
        return None
    leader, fallen = TRICKS[trick]
    return Play(seat, fallen[(seat - leader) % state.table.seats])


def on_script(state: State) -> bool:
    """Whether every bid and card so far was that of the script."""
    bids = zip(state.bids, (BIDS[seat] for seat in range(state.table.seats)), strict=True)
    if any(made not in (None, wanted) for made, wanted in bids):
        return False
    return all(
        trick.leader == leader and trick.cards == fallen[: len(trick.cards)]
        for trick, (leader, fallen) in zip(state.tricks, TRICKS, strict=False)
    )


class ScriptedPlayers:
    """The computer players of the lesson, who answer at once."""

    def __init__(self) -> None:
        self._answers: dict[int, Action] = {}
        self._asked = 0

    def ask(self, request: Request) -> int:
        """Decide, and return the decision's number."""
        wanted = scripted(request.view, request.seat)
        if wanted not in request.legal:
            wanted = advised(request)
        self._asked += 1
        self._answers[self._asked] = wanted
        return self._asked

    def answer(self, number: int) -> Action | None:
        """The action decided on."""
        return self._answers.pop(number, None)

    def drop(self, number: int) -> None:
        """Forget a decision that is not needed any more."""
        self._answers.pop(number, None)


def advised(request: Request) -> Action:
    """What the instant player does."""
    return choose(replace(request, level=HASTY)).action


def lesson_record(you: str, names: tuple[str, str, str]) -> MatchRecord:
    """The record of a lesson that nobody has acted in, with the names clockwise from the learner's.

    It is on no file and enters no statistics.
    """
    players = (Player(you, HUMAN), *(Player(name, HASTY) for name in names))
    return MatchRecord(
        rules=CLASSIC,
        players=players,
        source=GivenPacks((_pack(),)),
        start=Start(dealer=DEALER),
        kind=Kind.LESSON,
        rules_name=t("lesson.name"),
    )


def begin_lesson(you: str, names: tuple[str, str, str]) -> MatchSession:
    """Sit down to a lesson."""
    return MatchSession(lesson_record(you, names), ScriptedPlayers(), LEARNER)


def _pack() -> tuple[Card, ...]:
    """The pack that deals every seat the cards it plays in the script."""
    seats = len(BIDS)
    hands = {seat: [fallen[(seat - leader) % seats] for leader, fallen in TRICKS] for seat in BIDS}
    order = [(DEALER + place) % seats for place in range(1, seats + 1)]
    return tuple(hands[seat][turn] for turn in range(len(TRICKS)) for seat in order)
