"""A match watched from every seat: after each action everything that must hold is looked at."""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random

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
from game.engine.bidding import blind_bids
from game.engine.bids import BLIND_NIL, NIL, blind_six, tricks_bid
from game.engine.cards import Card, Suit
from game.engine.decide import decide, opening_events
from game.engine.events import Dealt, Event, Looked
from game.engine.evolve import fold
from game.engine.legality import check, legal_actions
from game.engine.record import MatchRecord
from game.engine.redaction import redact
from game.engine.refusal import Refused
from game.engine.state import Phase, State, initial_state
from game.engine.tables import Seat
from game.engine.turn import phase, to_act

_PRIVATE = {"source", "viewer", "hands", "exchanges", "stock", "top", "discards"}
_PUBLIC = tuple(field.name for field in fields(State) if field.name not in _PRIVATE)


class Watcher:
    """Plays a record's match with a random player and checks each state; test code only."""

    def __init__(self, record: MatchRecord, seed: int) -> None:
        self.record = record
        self.random = Random(seed)
        self.seats = range(record.rules.row.seats)
        self.state = initial_state(record.rules, record.source, record.start)
        self.views = [
            initial_state(record.rules, None, record.start, viewer=seat) for seat in self.seats
        ]
        self.looked: set[Seat] = set()
        self.deck: frozenset[Card] = frozenset()
        self._happen(opening_events(self.state))
        self.states = [self.state]

    def step(self) -> None:
        """Check the state as it stands, then take one random legal action."""
        seat = self._look_around()
        choices = self.legal[seat]
        self.take(choices[self.random.randrange(len(choices))])
        self.states.append(self.state)

    def take(self, action: Action) -> None:
        """Let `action` happen and note it in the record."""
        self.record = self.record.with_entry(action)
        self._happen(decide(self.state, action))

    def _happen(self, events: tuple[Event, ...]) -> None:
        for event in events:
            if isinstance(event, Dealt):
                self.looked.clear()
                hands = (hand for hand in event.hands if hand)
                self.deck = frozenset(event.stock or ()).union(*hands)
            if isinstance(event, Looked):
                self.looked.add(event.seat)
        self.state = fold(self.state, events)
        for seat in self.seats:
            told = (redact(event, seat) for event in events)
            self.views[seat] = fold(self.views[seat], told)

    def _look_around(self) -> Seat:
        """Check everything; return a seat that may act."""
        self.legal = [legal_actions(self.state, seat) for seat in self.seats]
        may_act = [seat for seat in self.seats if self.legal[seat]]
        self.turn_order(may_act)
        self.cards_conserved()
        self.hands_turned_up_in_time()
        self.legality_is_one()
        for seat in self.seats:
            self.view_agrees(seat)
        return self.random.choice(may_act)

    def turn_order(self, may_act: list[Seat]) -> None:
        """Someone may act until the match ends; one seat at a time but for the score sheet."""
        state = self.state
        if phase(state) is Phase.SCORED:
            assert may_act == list(self.seats)
            return
        assert may_act == [to_act(state)]
        if phase(state) is Phase.PLAY:
            assert may_act == [self._expected_player()]
            cards = [action.card for action in self.legal[may_act[0]] if isinstance(action, Play)]
            self.follows_suit(may_act[0], cards)

    def _expected_player(self) -> Seat | None:
        trick = self.state.trick
        if trick is not None:
            return (trick.leader + len(trick.cards)) % len(self.seats)
        return self._strongest() if self.state.tricks else self.state.leader

    def _strongest(self) -> Seat:
        """Who took the last trick, found by comparing card by card."""
        pack, done = self.state.table.pack, self.state.tricks[-1]
        best = done.cards[0]
        for card in done.cards[1:]:
            same = pack.suit(card) == pack.suit(best)
            if (same and pack.power(card) > pack.power(best)) or (
                not same and pack.suit(card) is Suit.SPADES
            ):
                best = card
        return (done.leader + done.cards.index(best)) % len(self.seats)

    def follows_suit(self, seat: Seat, cards: list[Card]) -> None:
        """A seat that can follow does, and a seat that cannot is not tied to a suit by that."""
        hand, trick, pack = self.state.hands[seat], self.state.trick, self.state.table.pack
        assert hand is not None
        assert cards
        assert set(cards) <= hand
        if trick is not None:
            led = pack.suit(trick.cards[0])
            if any(pack.suit(card) is led for card in hand):
                assert all(pack.suit(card) is led for card in cards)

    def cards_conserved(self) -> None:
        """Every card of the deal is in one hand or on the table, and counts are right."""
        state = self.state
        held = [card for hand in state.hands for card in hand or ()]
        played = [card for trick in state.tricks for card in trick.cards]
        out = [card for discard in state.discards if (card := discard.card) is not None]
        everywhere = [*held, *played, *out, *(state.stock or ())]
        assert len(everywhere) == len(self.deck)
        assert frozenset(everywhere) == self.deck
        assert state.counts == tuple(len(hand or ()) for hand in state.hands)

    def hands_turned_up_in_time(self) -> None:
        """A hand that nobody asked to see had no blind bid to make when its turn came."""
        state, seat = self.state, to_act(self.state)
        if state.redeal_open or phase(state) is not Phase.BIDDING or seat is None:
            return
        if seat not in self.looked:
            unseen = replace(state, seen=(False,) * len(self.seats))
            assert state.seen[seat] != bool(blind_bids(unseen, seat))

    def legality_is_one(self) -> None:
        """`check` passes exactly the legal actions, and `decide` refuses all others."""
        allowed = [set(actions) for actions in self.legal]
        for action in self._any_actions():
            legal = 0 <= action.seat < len(self.seats) and action in allowed[action.seat]
            refusal = check(self.state, action)
            assert (refusal is None) == legal
            if refusal is not None:
                _refused(self.state, action)

    def _any_actions(self) -> list[Action]:
        """Well-formed actions of every kind, most of them illegal."""
        pick, tricks = self.random.choice, self.state.table.tricks
        seat = pick((to_act(self.state) or 0, *self.seats, -1, len(self.seats)))
        hand = sorted(self.state.hands[seat % len(self.seats)] or ())
        pack = self.state.table.pack.cards
        number = self.random.randint(0, tricks + 1)
        own = self.legal[to_act(self.state) or 0]
        given = self.random.sample(pick((hand, pack)), min(len(hand), pick((0, 1, 2, 5))))
        return [
            MakeBid(seat, pick((tricks_bid(number), NIL, BLIND_NIL, blind_six(number)))),
            SayRange(seat, number, self.random.randint(0, tricks + 1)),
            Look(seat),
            AnswerRedeal(seat, ask=pick((True, False))),
            Draw(seat, keep=pick((True, False))),
            Give(seat, frozenset(given)),
            Play(seat, pick(hand or pack)),
            Play(seat, pick(pack)),
            NextDeal(seat),
            *self.random.sample(own, min(4, len(own))),
        ]

    def view_agrees(self, seat: Seat) -> None:
        """What a seat knows is the public part of the truth, its own hand, and nothing else."""
        state, view = self.state, self.views[seat]
        for name in _PUBLIC:
            assert getattr(view, name) == getattr(state, name), name
        assert view.source is None
        for other in self.seats:
            shown = state.hands[other] if other == seat and state.seen[seat] else None
            assert view.hands[other] == shown
        drawer = to_act(state) if state.looked else None
        assert view.top == (state.top if drawer == seat else None)
        assert view.stock is None or not view.stock
        for known_out, out in zip(view.discards, state.discards, strict=True):
            assert known_out.seat == out.seat
            assert known_out.card in ((out.card, None) if out.seat == seat else (None,))
        for known, swap in zip(view.exchanges, state.exchanges, strict=True):
            gave = seat == swap.bidder or (seat == swap.partner and swap.passed > 0)
            returned = seat == swap.partner or (seat == swap.bidder and swap.passed > 1)
            assert known == replace(
                swap,
                given_cards=swap.given_cards if gave else None,
                returned_cards=swap.returned_cards if returned else None,
            )
        assert legal_actions(view, seat) == self.legal[seat]


def _refused(state: State, action: Action) -> None:
    try:
        decide(state, action)
    except Refused:
        return
    raise AssertionError(f"{action} happened although it is refused")
