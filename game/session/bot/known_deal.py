"""A deal of which only some cards are known, in full and as the seat that is asked sees it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.ai.swapping import exchanges_to_come
from game.engine.actions import Play
from game.engine.bidding import lowest_promise
from game.engine.bids import Bid, tricks_bid
from game.engine.cards import Card
from game.engine.decide import decide
from game.engine.events import (
    BidMade,
    CardsChosen,
    CardsPassed,
    Dealt,
    Event,
    ExchangeOpened,
    HandSeen,
    RedealAnswered,
)
from game.engine.evolve import evolve
from game.engine.redaction import redact
from game.engine.refusal import Refused
from game.engine.rules import Rules
from game.engine.state import Start, initial_state
from game.engine.tables import Seat
from game.session.bot.questions import Facts, QuestionError
from game.words.lookup import t

_WITH_BIDS = 2
"""The number that every deal is given: from the second on deals have bids under all rules."""


def known_hands(
    facts: Facts, seats: int, history: Sequence[tuple[Seat, Card]] = ()
) -> list[frozenset[Card]]:
    """The cards that each seat is known to have been dealt."""
    known = [frozenset(card for who, card in history if who == seat) for seat in range(seats)]
    known[facts.seat] |= facts.hand
    return known


class KnownDeal:
    """A deal of which only the cards in the question are known, in full and as the seat sees it."""

    def __init__(self, facts: Facts, rules: Rules, dealer: Seat, known: Sequence[frozenset[Card]]):
        start = Start(dealer, _WITH_BIDS, facts.scores, facts.bags)
        self._seat = facts.seat
        self.full = initial_state(rules, None, start)
        self.view = initial_state(rules, None, start, viewer=facts.seat)
        self.take_in([Dealt(_WITH_BIDS, 0, dealer, tuple(known))])
        self.take_in(HandSeen(seat, hand) for seat, hand in enumerate(known))
        if self.full.redeal_open:
            self.take_in(RedealAnswered(seat, ask=False) for seat in range(len(known)))
        bids = [(seat, facts.bids[seat]) for seat in self.full.bidding_order]
        self.take_in(BidMade(seat, self._bid(n)) for seat, n in bids if n is not None)

    def _bid(self, tricks: int) -> Bid:
        return tricks_bid(tricks) if tricks else lowest_promise(self.full)

    def take_in(self, events: Iterable[Event]) -> None:
        for event in events:
            self.full = evolve(self.full, event)
            self.view = evolve(self.view, redact(event, self._seat))

    def exchange(self) -> None:
        """Let the exchanges that follow the bids be over; which cards went is not known."""
        for bidder, partner, size in exchanges_to_come(self.view, self.view.bids):
            self.take_in(
                [
                    ExchangeOpened(bidder, partner, size),
                    CardsChosen(bidder, size, None),
                    CardsPassed(bidder, partner, size, None),
                    CardsChosen(partner, size, None),
                    CardsPassed(partner, bidder, size, None),
                ]
            )

    def play(self, history: Sequence[tuple[Seat, Card]]) -> None:
        """Play the cards of a history. Raises QuestionError at the first that cannot have been."""
        for number, (seat, card) in enumerate(history, 1):
            try:
                self.take_in(decide(self.full, Play(seat, card)))
            except Refused as fault:
                why = t("bot.history_rules", n=number, card=card, seat=seat)
                raise QuestionError(why) from fault
