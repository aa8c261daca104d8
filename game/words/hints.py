"""Hints in words: a deed, and the strongest that speaks for it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Protocol

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
from game.engine.cards import Card, Suit
from game.engine.play import legal_cards, winning_place
from game.engine.state import State
from game.engine.tables import Seat
from game.words.cards import bid_label, bid_text, card_list, card_short, suit_name, suit_single
from game.words.lookup import t
from game.words.names import Names
from game.words.numbers import capital, listing, number, ordinal, signed, small, span

_SAID = 2
"""Reasons that a sentence gives at most."""


class Reason(Protocol):
    """What the players say for an action: a code, and what its words need."""

    @property
    def why(self) -> Enum: ...
    @property
    def number(self) -> int: ...
    @property
    def of(self) -> int: ...
    @property
    def cards(self) -> tuple[Card, ...]: ...
    @property
    def seats(self) -> tuple[Seat, ...]: ...
    @property
    def suit(self) -> Suit | None: ...
    @property
    def loss(self) -> int: ...
    @property
    def gain(self) -> int: ...


def hint_text(view: State, action: Action, reasons: Sequence[Reason], names: Names) -> str:
    """What to do and why in one sentence, and in another what would do as well.

    That a suit cannot be followed comes first: the deed follows from it.

    >>> hint_text(view, action, reasons, names)  # doctest: +SKIP
    'Duck with the 4♦: your contract is made and this trick would be your eighth bag.'
    """
    deed, said = deed_text(view, action), _weightiest(reasons)
    cause = next((each for each in said if each.why.value == _CAUSE), None)
    why = why_text(view, action, [each for each in said if each is not cause], names)
    key = "hint.sentence" if why else "hint.sentence.bare"
    if cause is not None:
        first = capital(reason_text(view, cause, names))
        deed = t("hint.because", cause=first, deed=small(deed))
        key = "hint.sentence.caused" if why else key
    sentence = t(key, deed=deed, why=why)
    same = as_good_text(reasons)
    return t("hint.sentences", first=sentence, then=same) if same else sentence


def as_good_text(reasons: Sequence[Reason]) -> str:
    """That other cards would do as well, as a sentence; "" where none would."""
    found = (each.cards for each in reasons if each.why.value == _EQUAL)
    cards = next(found, ())
    if not cards:
        return ""
    few = len(cards) <= _MOST_EQUAL
    key = f"why.{_EQUAL}" if few else f"why.{_EQUAL}.many"
    return t("hint.sentence.bare", deed=capital(t(key, n=len(cards), cards=card_list(cards))))


def why_text(view: State, action: Action, reasons: Sequence[Reason], names: Names) -> str:
    """The strongest reasons for an action in one clause, "" where there are none.

    They lean on the action, which is named before.
    """
    said = sorted(_weightiest(reasons), key=lambda each: each.why.value != _CAUSE)
    clauses = [
        t(f"why.{reason.why.value}.all", n=len(reason.cards))
        if _names_all(action, reason)
        else reason_text(view, reason, names)
        for reason in said
    ]
    contrary = said and said[-1].why.value in _CONTRARY
    return listing(clauses, "hint.but" if contrary else "hint.and")


def _weightiest(reasons: Sequence[Reason]) -> list[Reason]:
    """What a sentence says of an action."""
    return [each for each in reasons if each.why.value != _EQUAL][:_SAID]


def deed_text(view: State, action: Action) -> str:
    """An action as an advice: "Lead the K♦", "Bid 4"."""
    match action:
        case Play(seat, card):
            return t(f"hint.{_manner(view, seat, card)}", card=card_short(card))
        case MakeBid(_, bid):
            return t("hint.bid", bid=bid_text(bid))
        case SayRange(_, low, high):
            return t("hint.say", range=span(low, high))
        case Look():
            return t("hint.look")
        case AnswerRedeal(_, ask):
            return t("hint.redeal" if ask else "hint.stand")
        case Draw(_, keep):
            top = "" if view.top is None else card_short(view.top)
            return t("hint.keep" if keep else "hint.refuse", card=top)
        case Give(_, cards):
            return _gift(view, cards)
        case NextDeal():
            return t("hint.next")


def reason_text(view: State, reason: Reason, names: Names) -> str:
    """One reason as a clause: "your contract is made"."""
    key = f"why.{reason.why.value}"
    if reason.why.value == "needs" and not view.table.partners:
        key += ".alone"
    return t(
        key,
        n=len(reason.cards) if reason.why.value in _COUNTS_CARDS else reason.number,
        of=reason.of,
        loss=reason.loss,
        gain=reason.gain,
        ordinal=ordinal(reason.number),
        tenths=decimal(reason.number),
        cards=card_list(reason.cards),
        suit="" if reason.suit is None else suit_name(reason.suit),
        one="" if reason.suit is None else suit_single(reason.suit),
        who=listing([names.of(seat) for seat in reason.seats]),
        whose=listing([names.possessive(seat) for seat in reason.seats]),
    )


_CONTRARY = ("risk", "table_bid", "trump_saves_nil", "taking_saves_nil")
"""What speaks against something else after what spoke for the action."""

_COUNTS_CARDS = ("gives_spades", "gives_high", "returns_low", "as_good")

_CAUSE = "cannot_follow"
"""What comes before the deed."""

_EQUAL = "as_good"
"""What is said of other actions, in a sentence of its own."""

_MOST_EQUAL = 3
"""Cards that are named there at most."""


def choice_label(view: State, action: Action) -> str:
    """An action in as little room as can be: "K♦", "4", "Nil"."""
    match action:
        case Play(_, card):
            return card_short(card)
        case MakeBid(_, bid):
            return bid_label(bid)
        case SayRange(_, low, high):
            return span(low, high)
        case Give(_, cards) if cards:
            return card_list(cards)
        case _:
            return deed_text(view, action)


def points_text(points: int, error: int) -> str:
    """Expected points with how far they may be off, both in thousandths: "+12 ± 3".

    An `error` of 0 is one that is not known, or none.
    """
    found = signed(round(points / 1000))
    return t("hint.value", points=found, error=_off(error)) if error else found


def chance_text(chance: int, *, exact: bool = False) -> str:
    """A chance in thousandths: "54 %", or if `exact` "53.7 %"."""
    bounded = min(1000, max(0, chance))
    return t("hint.chance", percent=decimal(bounded) if exact else round(bounded / 10))


def decimal(tenths: int) -> str:
    """A number of tenths as a decimal: "4.3"."""
    return t("hint.decimal", whole=number(tenths // 10), tenth=tenths % 10)


def _off(error: int) -> str:
    """How far points may be off; below ten with a decimal, since a zero would claim too much."""
    tenths = max(1, round(error / 100))
    return str(round(error / 1000)) if tenths >= 100 else decimal(tenths)


def _names_all(action: Action, reason: Reason) -> bool:
    """Whether a reason is about all the cards of a gift, which the sentence has named already."""
    counts = reason.why.value in _COUNTS_CARDS
    return counts and isinstance(action, Give) and action.cards == frozenset(reason.cards)


def _manner(view: State, seat: Seat, card: Card) -> str:
    """How a card is played: led, to take the trick, to leave it, or thrown away."""
    trick, pack = view.trick, view.table.pack
    if trick is None:
        return "lead"

    def takes(each: Card) -> bool:
        return winning_place((*trick.cards, each), pack) == len(trick.cards)

    follows = pack.suit(card) is pack.suit(trick.cards[0])
    last = len(trick.cards) == view.table.seats - 1
    if takes(card):
        return "ruff" if not follows else "take" if last else "play"
    if not follows:
        return "discard"
    return "duck" if any(map(takes, legal_cards(view, seat))) else "play"


def _gift(view: State, cards: frozenset[Card]) -> str:
    swap = view.exchange_open()
    if not cards:
        return t("hint.give.none")
    returned = swap is not None and swap.given is not None
    return t("hint.return" if returned else "hint.give", cards=card_list(cards))
