"""A match told in plain words, so that it can be followed and played from the words alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum

from game.engine.actions import Action, Play
from game.engine.cards import LITTLE_JOKER_RANK, Card, Suit
from game.engine.events import (
    CardPlayed,
    DealScored,
    Dealt,
    Event,
    HandSeen,
    TopKept,
    TopRefused,
    TrickTaken,
)
from game.engine.ledger import score
from game.engine.state import Phase, State
from game.engine.tables import Seat, Side, Table
from game.engine.turn import phase
from game.words.cards import card_name, rank_name, suit_name
from game.words.events import event_text
from game.words.ledger import LedgerLine, ledger_lines
from game.words.lookup import t
from game.words.names import Names
from game.words.numbers import listing, number, signed
from game.words.sheet import counted
from game.words.table import side_bags


class Tone(Enum):
    """How a caption is set: the head of a deal, what others and oneself do, what came of it."""

    HEAD = "head"
    PLAIN = "plain"
    OWN = "own"
    RESULT = "result"
    GOOD = "good"
    BAD = "bad"


@dataclass(frozen=True, slots=True)
class Caption:
    """One sentence of the record, in rich text without a full stop."""

    text: str
    tone: Tone = Tone.PLAIN


def captions(event: Event, before: State, after: State, names: Names) -> tuple[Caption, ...]:
    """What happened, told by what its reader knew before and after it.

    That others turn up a hand as soon as it is dealt is left out.
    """
    return tuple(_TELL.get(type(event), _as_it_is)(_Told(event, before, after, names)))


def taken_back(undone: Action, names: Names) -> Caption:
    """That the match went back to before the decision `undone`."""
    if not isinstance(undone, Play):
        return Caption(t("captions.taken_back.other"), Tone.RESULT)
    card = card_name(undone.card)
    return Caption(t("captions.taken_back", you=names.you(undone.seat), card=card), Tone.RESULT)


def played_again() -> Caption:
    """That what follows had been taken back."""
    return Caption(t("captions.again"), Tone.RESULT)


def cards_in_words(cards: Iterable[Card], table: Table, last_joint: str = "list.two") -> str:
    """Cards by suit from spades down: "the ace and 9 of spades; the king of hearts".

    Those of a suit that is not printed on them come first, each by its whole name. `last_joint` is
    the key of the last join of a suit.
    """
    named: list[str] = []
    groups: dict[Suit, list[str]] = {}
    pack = table.pack
    for card in sorted(cards, key=lambda card: (pack.suit(card), pack.power(card)), reverse=True):
        suit = pack.suit(card)
        if card.suit is suit and card.rank < LITTLE_JOKER_RANK:
            groups.setdefault(suit, []).append(rank_name(card))
        else:
            named.append(card_name(card))
    parts = [t("captions.named", cards=listing(named, last_joint))] if named else []
    parts += [
        t("captions.suit", suit=suit_name(suit), ranks=listing(ranks, last_joint))
        for suit, ranks in groups.items()
    ]
    return t("captions.next_suit").join(parts)


@dataclass(frozen=True, slots=True)
class _Told:
    """An event on its way into words."""

    event: Event
    before: State
    after: State
    names: Names

    @property
    def table(self) -> Table:
        return self.after.table

    def says(self, key: str, seat: Seat, **values: object) -> str:
        """The text of `key`, about `seat`."""
        names = self.names
        return t(f"captions.{key}", you=names.you(seat), who=names.title(seat), **values)

    def about(self, side: Side, *, good: bool) -> Tone:
        """The tone of what is good or bad for a side."""
        mine = self.names.viewer is None or self.names.yours(side, self.table)
        return Tone.GOOD if good == mine else Tone.BAD


def _as_it_is(told: _Told) -> Iterator[Caption]:
    own = told.names.viewer is not None and getattr(told.event, "seat", None) == told.names.viewer
    text = event_text(told.event, told.table, told.names)
    yield Caption(text, Tone.OWN if own else Tone.PLAIN)


def _drawn(told: _Told) -> Iterator[Caption]:
    """A card was taken; with the last of them the own hand is complete."""
    yield from _as_it_is(told)
    seat = told.names.viewer
    hand = None if seat is None else told.after.hands[seat]
    if hand and phase(told.after) is not Phase.DRAW:
        yield _hand(hand, told)


def _hand(hand: frozenset[Card], told: _Told) -> Caption:
    return Caption(t("captions.hand", cards=cards_in_words(hand, told.table)), Tone.OWN)


def _dealt(told: _Told) -> Iterator[Caption]:
    event = told.event
    if not isinstance(event, Dealt):
        raise TypeError(event)
    key = "redeal" if event.redeal else "deal"
    yield Caption(t(f"captions.{key}", deal=event.deal), Tone.HEAD)
    yield Caption(told.says("dealer", event.dealer))


def _hand_seen(told: _Told) -> Iterator[Caption]:
    event = told.event
    if isinstance(event, HandSeen) and event.cards and told.names.you(event.seat):
        yield _hand(event.cards, told)


def _card_played(told: _Told) -> Iterator[Caption]:
    event, trick = told.event, told.before.trick
    if not isinstance(event, CardPlayed):
        raise TypeError(event)
    seat, card, suit = event.seat, event.card, told.table.pack.suit
    led = suit(card if trick is None else trick.cards[0])
    name, tone = card_name(card), Tone.OWN if told.names.you(seat) else Tone.PLAIN
    if trick is None:
        yield Caption(told.says("led", seat, card=name), tone)
    elif suit(card) is led:
        yield Caption(event_text(event, told.table, told.names), tone)
    elif suit(card) is Suit.SPADES:
        yield Caption(told.says("trumped", seat, card=name), tone)
    else:
        yield Caption(told.says("thrown", seat, card=name, suit=suit_name(led)), tone)


def _trick_taken(told: _Told) -> Iterator[Caption]:
    event, trick = told.event, told.before.trick
    if not isinstance(event, TrickTaken) or trick is None:
        raise TypeError(event)
    seat, after = event.seat, told.after
    won = trick.card_of(seat, told.table)
    card = "" if won is None else card_name(won)
    head = told.says("trick", seat, trick=after.tricks_done, card=card)
    standing = [
        t("captions.standing", side=told.names.side_short(side, told.table),
          progress=_progress(after, side))
        for side in range(len(told.table.sides))
    ]  # fmt: skip
    yield Caption(t("captions.sentence", first=head, second=t("captions.next").join(standing)),
                  Tone.RESULT)  # fmt: skip
    side, bid = told.table.side_of(seat), after.bids[seat]
    if bid is not None and bid.nil and after.taken(seat) == 1:
        yield Caption(told.says("nil_lost", seat), told.about(side, good=False))
    contract, taken = _counted(after, side)
    if contract and _counted(told.before, side)[1] < contract <= taken:
        words = t("captions.made", side=told.names.side_short(side, told.table), contract=contract)
        yield Caption(words, told.about(side, good=True))


def _progress(state: State, side: Side) -> str:
    """What a side has taken, and what it bid if it bid: it may have more than that."""
    contract, taken = _counted(state, side)
    words = t("captions.standing.taken", n=taken)
    return t("captions.standing.bid", taken=words, contract=contract) if contract else words


def _counted(state: State, side: Side) -> tuple[int, int]:
    """The contract of a side, and the tricks that count for it so far."""
    deal = state.side_deal(side)
    ledger = score(state.rules, deal, bags=0)
    return ledger.contract, counted(ledger, sum(deal.taken))


def _deal_scored(told: _Told) -> Iterator[Caption]:
    event, after, names = told.event, told.after, told.names
    if not isinstance(event, DealScored):
        raise TypeError(event)
    yield Caption(event_text(event, told.table, names), Tone.RESULT)
    result = after.results[-1]
    for side in range(len(told.table.sides)):
        called = names.side_short(side, told.table)
        for line in ledger_lines(after.rules, result, side, names):
            words = t("captions.line", side=called, what=_what(line), points=signed(line.points))
            yield Caption(words, told.about(side, good=line.points >= 0))
        total, bags = number(after.totals[side]), side_bags(after, side)
        yield Caption(t("captions.total", side=called, points=total, bags=bags), Tone.RESULT)


def _what(line: LedgerLine) -> str:
    if not line.note:
        return line.text
    return t("captions.line.note", what=line.text, note=line.note)


_TELL: Mapping[type[Event], Callable[[_Told], Iterator[Caption]]] = {
    Dealt: _dealt,
    HandSeen: _hand_seen,
    TopKept: _drawn,
    TopRefused: _drawn,
    CardPlayed: _card_played,
    TrickTaken: _trick_taken,
    DealScored: _deal_scored,
}
"""What is told otherwise than by the event alone."""
