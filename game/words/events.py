"""Every event as a caption: one sentence, as the viewer may know it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import singledispatchmethod

from game.engine.cards import Card
from game.engine.events import (
    BidMade,
    CardPlayed,
    CardsChosen,
    CardsPassed,
    DealerCut,
    DealScored,
    Dealt,
    Event,
    ExchangeOpened,
    HandSeen,
    Looked,
    MatchEnded,
    PlayOpened,
    RangeSaid,
    RedealAnswered,
    SpadesBroken,
    TopKept,
    TopLooked,
    TopRefused,
    TrickTaken,
)
from game.engine.tables import Seat, Table
from game.words.cards import bid_text, card_list, card_name
from game.words.lookup import t
from game.words.names import Names
from game.words.numbers import signed, span


def event_text(event: Event, table: Table, names: Names) -> str:
    """What happened, as a sentence without a full stop; tells no more than `event` holds.

    >>> event_text(BidMade(2, tricks_bid(4)), table, names)  # doctest: +SKIP
    'Vera bids 4'
    """
    return _Caption(table, names).of(event)


@dataclass(frozen=True, slots=True)
class _Caption:
    table: Table
    names: Names

    def says(self, key: str, seat: Seat, **values: object) -> str:
        """The text of `key`, about `seat`."""
        return t(f"event.{key}", you=self.names.you(seat), who=self.names.title(seat), **values)

    def cards(self, count: int, which: frozenset[Card] | None) -> str:
        if which is None:
            return t("event.cards", n=count)
        return t("event.cards.known", n=count, which=card_list(which))

    @singledispatchmethod
    def of(self, event: Event) -> str:
        raise TypeError(f"no such event: {event!r}")

    @of.register
    def _(self, event: DealerCut) -> str:
        return self.says("dealer_cut", event.dealer, card=card_name(event.drawn[event.dealer]))

    @of.register
    def _(self, event: Dealt) -> str:
        return self.says("redealt" if event.redeal else "dealt", event.dealer, deal=event.deal)

    @of.register
    def _(self, event: TopLooked) -> str:
        return self.says("top_looked", event.seat) + self.naming(event.card)

    @of.register
    def _(self, event: TopKept) -> str:
        return self.says("top_kept", event.seat) + self.naming(event.card)

    @of.register
    def _(self, event: TopRefused) -> str:
        return self.says("top_refused", event.seat) + self.naming(event.kept)

    def naming(self, card: Card | None) -> str:
        """The card that was drawn, for those who know it."""
        return "" if card is None else t("event.top", card=card_name(card))

    @of.register
    def _(self, event: HandSeen) -> str:
        return self.says("hand_seen", event.seat)

    @of.register
    def _(self, event: Looked) -> str:
        return self.says("looked", event.seat)

    @of.register
    def _(self, event: RedealAnswered) -> str:
        return self.says("redeal_asked" if event.ask else "redeal_let_stand", event.seat)

    @of.register
    def _(self, event: BidMade) -> str:
        return self.says("bid_made", event.seat, bid=bid_text(event.bid))

    @of.register
    def _(self, event: RangeSaid) -> str:
        return self.says("range_said", event.seat, range=span(event.low, event.high))

    @of.register
    def _(self, event: ExchangeOpened) -> str:
        return t(
            "event.exchange_opened",
            bidder=self.names.title(event.bidder),
            partner=self.names.of(event.partner),
            cards=self.cards(event.size, None),
        )

    @of.register
    def _(self, event: CardsChosen) -> str:
        return self.says("cards_chosen", event.seat, cards=self.cards(event.count, event.cards))

    @of.register
    def _(self, event: CardsPassed) -> str:
        receiver = self.names.of(event.receiver)
        cards = self.cards(event.count, event.cards)
        return self.says("cards_passed", event.giver, receiver=receiver, cards=cards)

    @of.register
    def _(self, event: PlayOpened) -> str:
        if event.lowest_club is None:
            return self.says("play_opened", event.leader)
        return self.says("play_opened.club", event.leader, card=card_name(event.lowest_club))

    @of.register
    def _(self, event: CardPlayed) -> str:
        return self.says("card_played", event.seat, card=card_name(event.card))

    @of.register
    def _(self, event: SpadesBroken) -> str:
        return self.says("spades_broken", event.seat)

    @of.register
    def _(self, event: TrickTaken) -> str:
        return self.says("trick_taken", event.seat)

    @of.register
    def _(self, event: DealScored) -> str:
        scores = [
            t(
                "event.side_scored",
                side=self.names.side(side, self.table),
                points=signed(ledger.points),
            )
            for side, ledger in enumerate(event.ledgers)
        ]
        return t("event.deal_scored", scores=t("list.comma").join(scores))

    @of.register
    def _(self, event: MatchEnded) -> str:
        ending = t(f"event.ending.{event.ending.value}")
        if len(event.winners) > 1:
            return t("event.match_drawn", ending=ending)
        (winner,) = event.winners
        yours = self.names.yours(winner, self.table)
        side = self.names.side(winner, self.table)
        return t("event.match_ended", you=yours, side=side, ending=ending)
