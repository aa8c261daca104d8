"""Puts a request of ours to an outside program in a line, and reads its answer as an action."""

from __future__ import annotations

from game.ai.request import Request
from game.engine.actions import Action, Give, MakeBid, Play
from game.engine.cards import Card
from game.engine.rules import Rules
from game.engine.state import State
from game.engine.tables import Seat
from game.session.bot.questions import (
    BidQuestion,
    DealQuestion,
    Facts,
    PassQuestion,
    PlayQuestion,
    QuestionError,
    parse_cards,
)
from game.session.rule_text import is_integer


def greeting(rules: Rules) -> tuple[str, ...]:
    """The lines that tell a program the rules which it may not take for granted."""
    bags = 0 if rules.bag_limit == "none" else rules.bag_limit
    return (
        f"option winScore {rules.target}",
        f"option bagLimit {bags}",
        f"option nilPass {rules.nil_exchange}",
    )


def question_of(request: Request) -> DealQuestion | None:
    """The question that a request is to an outside program, None where the protocol has none."""
    match request.legal[0]:
        case MakeBid():
            return BidQuestion(_facts(request), max(a.bid.tricks for a in _bids(request)))
        case Play():
            cards = frozenset(a.card for a in request.legal if isinstance(a, Play))
            return PlayQuestion(_facts(request), cards, _history(request.view))
        case Give():
            count = max(len(a.cards) for a in request.legal if isinstance(a, Give))
            return PassQuestion(_facts(request), count) if count else None
        case _:
            return None


def action_of(answer: str, request: Request) -> Action | None:
    """The legal action that an answer names, None if it names none."""
    match request.legal[0]:
        case MakeBid() if is_integer(answer):
            return next((a for a in _bids(request) if a.bid.tricks == int(answer)), None)
        case Play():
            return next((a for a in request.legal if str(_card(a)) == answer), None)
        case Give(seat):
            return _give(seat, answer, request)
        case _:
            return None


def declined(answer: str, request: Request) -> bool:
    """Whether a program leaves the exchange to the arena, which is its right."""
    return isinstance(request.legal[0], Give) and answer.startswith("error")


def _facts(request: Request) -> Facts:
    view, seat = request.view, request.seat
    hand = view.hands[seat]
    assert hand is not None
    bids = tuple(None if bid is None else bid.tricks for bid in view.bids)
    return Facts(seat, hand, bids, view.totals, view.bags)


def _bids(request: Request) -> list[MakeBid]:
    return [action for action in request.legal if isinstance(action, MakeBid)]


def _history(view: State) -> tuple[tuple[Seat, Card], ...]:
    return tuple(
        (trick.seat_at(place, view.table), card)
        for trick in view.tricks
        for place, card in enumerate(trick.cards)
    )


def _card(action: Action) -> Card | None:
    return action.card if isinstance(action, Play) else None


def _give(seat: Seat, answer: str, request: Request) -> Action | None:
    try:
        action = Give(seat, parse_cards(answer))
    except QuestionError:
        return None
    return action if action in request.legal and action.cards else None
