"""What lies on the table at one step of a review: hands, the trick, and what is marked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.actions import Action, Draw, Give, Play
from game.engine.cards import Card
from game.engine.events import CardPlayed
from game.engine.play import winning_place
from game.engine.state import State
from game.engine.tables import Seat
from game.scenes.review.stops import Stop
from game.session.walk import Step
from game.ui.handorder import HandOrder


@dataclass(frozen=True, slots=True)
class Laid:
    """One card of the trick; one that was played `later` than the step is darker."""

    seat: Seat
    code: str
    winner: bool
    later: bool


@dataclass(frozen=True, slots=True)
class Shown:
    """The table at one step.

    `hands` are card codes by seat from the left, or from the top; `plates` is the state that the
    plates tell. `own` and `best` are the cards chosen and Expert's, where the viewer decided, and
    `beaten` says that Expert's is not the best in points. `looked` is the card looked at while
    cards are drawn.
    """

    plates: State
    hands: tuple[tuple[str, ...], ...]
    trick: tuple[Laid, ...]
    own: frozenset[str] = frozenset()
    best: frozenset[str] = frozenset()
    decided: bool = False
    beaten: bool = False
    looked: str = ""


def shown_at(
    steps: Sequence[Step],
    stop: Stop,
    at: int,
    seat: Seat,
    order: HandOrder,
    best: Action | None,
    *,
    beaten: bool,
) -> Shown:
    """The table at step number `at`, which lies in `stop`; `best` is what Expert would do."""
    step = steps[at]
    decided = step.action.seat == seat
    state = step.before if decided else step.after
    trick = _trick(steps, stop, at) if stop.kind == "trick" else ()
    laid = {one.code for one in trick}
    kept = {str(step.action.card)} if decided and isinstance(step.action, Play) else set()
    top = state.top
    return Shown(
        plates=step.before if stop.kind == "trick" else state,
        hands=tuple(_hand(state, each, order, laid - kept) for each in range(state.table.seats)),
        trick=trick,
        own=_cards(step.action) if decided else frozenset(),
        best=_cards(best) if decided and best is not None else frozenset(),
        beaten=beaten,
        decided=decided and isinstance(step.action, Play | Give),
        looked="" if top is None or not isinstance(step.action, Draw) else str(top),
    )


def _hand(state: State, seat: Seat, order: HandOrder, gone: set[str]) -> tuple[str, ...]:
    hand = state.hands[seat] or frozenset[Card]()
    codes = (str(card) for card in order.sort(hand, state.table.pack))
    return tuple(code for code in codes if code not in gone)


def _trick(steps: Sequence[Step], stop: Stop, at: int) -> tuple[Laid, ...]:
    played = [
        (place, event)
        for place in range(stop.first, stop.last + 1)
        for event in steps[place].events
        if isinstance(event, CardPlayed)
    ]
    pack = steps[stop.first].before.table.pack
    winner = winning_place([event.card for _, event in played], pack)
    return tuple(
        Laid(event.seat, str(event.card), number == winner, place > at)
        for number, (place, event) in enumerate(played)
    )


def _cards(action: Action) -> frozenset[str]:
    match action:
        case Play(_, card):
            return frozenset({str(card)})
        case Give(_, given):
            return frozenset(map(str, given))
        case _:
            return frozenset()
