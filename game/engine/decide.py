"""From an action to the facts it brings about."""

from __future__ import annotations

from game.engine.actions import (
    Action,
    AnswerRedeal,
    Draw,
    Give,
    Look,
    MakeBid,
    NextDeal,
    Play,
    SayRange,
)
from game.engine.events import (
    BidMade,
    CardPlayed,
    CardsChosen,
    Event,
    HandSeen,
    Looked,
    RangeSaid,
    RedealAnswered,
    TopKept,
    TopRefused,
)
from game.engine.evolve import fold
from game.engine.flow import deal_cards, settle
from game.engine.legality import check
from game.engine.refusal import Refused
from game.engine.state import State
from game.engine.tables import Seat


def decide(state: State, action: Action) -> tuple[Event, ...]:
    """Everything that happens when `action` is taken in a full state, in order.

    Raises Refused if the action is illegal, and NoPackLeft if given packs have run out.
    """
    refusal = check(state, action)
    if refusal is not None:
        raise Refused(refusal)
    events = _direct(state, action)
    return (*events, *settle(fold(state, events)))


def opening_events(state: State) -> tuple[Event, ...]:
    """What happens before the first action of a match."""
    return tuple(settle(state))


def _direct(state: State, action: Action) -> tuple[Event, ...]:
    match action:
        case MakeBid(seat, bid):
            made = BidMade(seat, bid)
            return (made, HandSeen(seat, state.hands[seat])) if bid.blind else (made,)
        case SayRange(seat, low, high):
            return (RangeSaid(seat, low, high),)
        case Look(seat):
            return Looked(seat), HandSeen(seat, state.hands[seat])
        case AnswerRedeal(seat, ask):
            return (RedealAnswered(seat, ask),)
        case Draw(seat, keep):
            return (_draw(state, seat, keep=keep),)
        case Give(seat, chosen):
            return (CardsChosen(seat, len(chosen), chosen),)
        case Play(seat, card):
            return (CardPlayed(seat, card),)
        case NextDeal():
            return (deal_cards(state, state.deal + 1, 0, state.table.after(state.dealer)),)


def _draw(state: State, seat: Seat, *, keep: bool) -> Event:
    """The top two cards go to the hand and the discards (RULES section 2, draw2)."""
    if state.stock is None:
        raise ValueError("one seat's knowledge cannot draw")
    top, second = state.stock[:2]
    if keep:
        return TopKept(seat, top, second, shown=state.rules.draw_shows_second == "on")
    return TopRefused(seat, top, second)
