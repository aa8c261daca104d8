"""Short ways to set a table up, act at it and read off what it allows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import reduce
from typing import Any

from game.engine.actions import Action, Play, parse_action
from game.engine.cards import Card, cards, notation
from game.engine.decide import decide
from game.engine.events import Event
from game.engine.evolve import fold
from game.engine.legality import check, legal_actions
from game.engine.record import MatchRecord, Player, states
from game.engine.refusal import Refusal
from game.engine.rules import Rules
from game.engine.shuffle import GivenPacks, Seeded, Source
from game.engine.state import Start, State, Trick
from game.engine.tables import Seat, Table

FILLER = (
    "AS KS QS 2S 3S  AH KH 2H 3H  AD KD 2D  AC",
    "4S 5S 6S 7S     QH JH 4H 5H  QD JD 3D  KC QC",
    "8S 9S TS JS     TH 9H 6H 7H  TD 9D 4D  JC TC",
    "8H 8D 7D 6D 5D  9C 8C 7C 6C 5C 4C 3C 2C",
)
"""Four hands of 13 for tests that do not care; seat 3 holds no spade."""


def pack_for_hands(table: Table, hands: Mapping[Seat, str], dealer: Seat) -> tuple[Card, ...]:
    """A pack that deals `hands`; the seats left out get the rest of the pack."""
    held = {seat: list(cards(text)) for seat, text in hands.items()}
    named = {card for hand in held.values() for card in hand}
    rest = [card for card in table.pack.cards if card not in named]
    order = table.clockwise(table.after(dealer))
    full = {}
    for seat in order:
        hand = held.get(seat, [])
        missing = table.tricks - len(hand)
        assert missing >= 0, f"seat {seat} is given too many cards"
        full[seat], rest = hand + rest[:missing], rest[missing:]
    dealt = tuple(full[seat][turn] for turn in range(table.tricks) for seat in order)
    return (*dealt, *rest)


def record_of(
    rules: Rules, source: Source | None = None, start: Start | None = None
) -> MatchRecord:
    """An empty record of a match at the table of `rules`; by itself seat 0 bids first."""
    seats = rules.row.seats
    players = tuple(Player(f"P{seat}", "human") for seat in range(seats))
    return MatchRecord(rules, players, source or Seeded(1), start or Start(dealer=seats - 1))


def dealt(
    hands: Mapping[Seat, str] | None = None,
    *,
    again: tuple[Mapping[Seat, str], ...] = (),
    totals: tuple[int, ...] = (),
    deal: int = 1,
    **options: Any,
) -> State:
    """A table just dealt by the last seat, so that seat 0 bids and leads first.

    `again` are the hands of the redeals that follow.
    """
    rules = Rules(**options)
    dealer = rules.row.seats - 1
    first = dict(enumerate(FILLER)) if hands is None and rules.row.seats == 4 else hands or {}
    packs = tuple(pack_for_hands(rules.row, one, dealer) for one in (first, *again))
    start = Start(dealer=dealer, deal=deal, totals=totals)
    return opening_state(record_of(rules, GivenPacks(packs), start))


def opening_state(record: MatchRecord) -> State:
    """The full state before the first action: cut, dealt, and waiting for a seat."""
    return next(states(record))


def act(state: State, actions: str) -> State:
    """The state after actions in their notation, set apart by semicolons."""
    return reduce(take, parse_log(actions), state)


def parse_log(actions: str) -> tuple[Action, ...]:
    """Actions in their notation, set apart by semicolons."""
    return tuple(parse_action(text.strip()) for text in actions.split(";"))


def take(state: State, action: Action) -> State:
    """The state after one action."""
    return fold(state, decide(state, action))


def events_of(state: State, action: str) -> tuple[Event, ...]:
    """What an action in its notation brings about."""
    return decide(state, parse_action(action))


def refusal(state: State, action: str) -> Refusal | None:
    """Why an action in its notation is refused."""
    return check(state, parse_action(action))


def legal(state: State, seat: Seat) -> list[str]:
    """What a seat may do, in notation and without the seat's number, sorted."""
    return sorted(str(action).partition(" ")[2] for action in legal_actions(state, seat))


def legal_bid_words(state: State, seat: Seat) -> str:
    """The bids a seat may make, in the order of the bidding pad."""
    words = [str(action).split(" ") for action in legal_actions(state, seat)]
    return " ".join(word[2] for word in words if word[1] == "bid")


def playable(state: State, seat: Seat) -> str:
    """The cards a seat may play, lowest first."""
    return notation(a.card for a in legal_actions(state, seat) if isinstance(a, Play))


def hand_of(state: State, seat: Seat) -> str:
    """A hand in notation, lowest card first; "?" where it is hidden."""
    hand = state.hands[seat]
    return "?" if hand is None else notation(sorted(hand))


def scored(state: State, taken: tuple[int, ...]) -> State:
    """The deal of `state`, whose bids are made, played out so that each seat took `taken`.

    Only the last card is really played: the tricks before it are put down as won.
    """
    table = state.table
    winners = [seat for seat, count in enumerate(taken) for _ in range(count)]
    order = table.clockwise(winners[-1])
    last = dict(zip(order, cards("AS 2C 3C 4C 5C 6C"), strict=False))
    ready = replace(
        state,
        hands=tuple(frozenset({last[seat]}) for seat in range(table.seats)),
        counts=(1,) * table.seats,
        leader=order[0],
        tricks=tuple(Trick(0, (), winner) for winner in winners[:-1]),
        broken=True,
    )
    for seat in order:
        ready = take(ready, Play(seat, last[seat]))
    return ready
