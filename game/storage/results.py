"""What a finished deal leaves for statistics: a row a seat, computed from the state alone."""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.engine.bids import Bid
from game.engine.cards import Card, notation
from game.engine.ledger import Entry, Ledger
from game.engine.record import MatchRecord, Player
from game.engine.rules import Rules
from game.engine.state import State
from game.engine.tables import Seat

HUMAN = "human"
"""The level of a seat that no computer player fills."""

MIXED = "mixed"
"""The level of opponents of several levels."""

_NIL_MADE = (Entry.NIL_MADE, Entry.BLIND_NIL_MADE)


class DealRow(NamedTuple):
    """One row of deal_results, its columns in order, but for the checksum.

    `bid` and `bid_kind` are None in a deal without bids, `nil_made` but for a nil. `contract`,
    `side_tricks`, `made`, `was_set`, `bags`, `points` and `total` are of the side. `closing` marks
    the last deal of a match that ended, `outcome` is None until then.
    """

    match: int
    deal: int
    seat: int
    match_kind: str
    player: str
    human: int
    level: str
    against: str
    table_key: str
    rules: int
    bid_kind: str | None
    bid: int | None
    tricks: int
    nil_made: int | None
    contract: int
    side_tricks: int
    made: int
    was_set: int
    bags: int
    points: int
    total: int
    ledger: str
    hand: str
    undone: int
    closing: int
    outcome: str | None

    @property
    def check(self) -> int:
        """The checksum over all columns."""
        return zlib.crc32(repr(tuple(self)).encode())


class SeatRow(NamedTuple):
    """One row of seats, its columns in order."""

    match: int
    seat: int
    player: str
    human: int
    level: str
    against: str
    table_key: str
    rules: int


def rules_key(rules: Rules) -> int:
    """A number that stands for these rules and no others, for ever."""
    digest = hashlib.sha256(rules_json(rules).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


def rules_json(rules: Rules) -> str:
    """The options that differ from Classic, as text with one form only."""
    options = rules.model_dump(mode="json", exclude_defaults=True)
    return json.dumps(options, sort_keys=True)


def seat_rows(match: int, record: MatchRecord) -> tuple[SeatRow, ...]:
    """Who sits where, and against whom."""
    rules = rules_key(record.rules)
    return tuple(
        SeatRow(
            match,
            seat,
            player.name,
            int(player.level == HUMAN),
            player.level,
            _against(record, seat),
            record.rules.table,
            rules,
        )
        for seat, player in enumerate(record.players)
    )


def deal_rows(
    match: int, record: MatchRecord, state: State, *, undone: bool = False
) -> tuple[DealRow, ...]:
    """The rows of the deal just scored; `state` is the full state after it.

    `undone` tells whether something in it was taken back that was answered or showed a card.
    """
    rows = (_row(seat, record, state) for seat in seat_rows(match, record))
    return tuple(row._replace(undone=int(undone)) for row in rows)


def with_outcome(rows: Sequence[DealRow], state: State) -> list[DealRow]:
    """All rows of a match that has ended."""
    last = rows[-1].deal if rows else 0
    return [
        row._replace(closing=int(row.deal == last), outcome=_outcome(state, row.seat))
        for row in rows
    ]


def without_outcome(rows: Iterable[DealRow]) -> list[DealRow]:
    """The rows of a match whose end was undone."""
    return [row._replace(closing=0, outcome=None) for row in rows]


def _row(who: SeatRow, record: MatchRecord, state: State) -> DealRow:
    result, seat = state.results[-1], who.seat
    side = state.table.side_of(seat)
    ledger, bid = result.ledgers[side], result.bids[seat]
    return DealRow(
        match=who.match,
        deal=result.deal,
        seat=seat,
        match_kind=record.kind.value,
        player=who.player,
        human=who.human,
        level=who.level,
        against=who.against,
        table_key=who.table_key,
        rules=who.rules,
        bid_kind=None if bid is None else bid.kind.name.lower(),
        bid=None if bid is None else bid.tricks,
        tricks=result.taken[seat],
        nil_made=_nil_made(bid, ledger, state.table.sides[side].index(seat)),
        contract=ledger.contract,
        side_tricks=sum(result.taken[mate] for mate in state.table.sides[side]),
        made=int(ledger.contract > 0 and not ledger.set),
        was_set=int(ledger.set),
        bags=sum(line.bags for line in ledger.lines),
        points=ledger.points,
        total=result.totals[side],
        ledger="; ".join(f"{line.entry.value} {line.points}" for line in ledger.lines),
        hand=notation(sorted(_hand(state, seat))),
        undone=0,
        closing=0,
        outcome=None,
    )


def _against(record: MatchRecord, seat: Seat) -> str:
    table = record.rules.row
    others = (
        player
        for other, player in enumerate(record.players)
        if table.side_of(other) != table.side_of(seat)
    )
    levels = _levels(others)
    return MIXED if len(levels) > 1 else levels.pop() if levels else HUMAN


def _levels(players: Iterable[Player]) -> set[str]:
    return {player.level for player in players if player.level != HUMAN}


def _nil_made(bid: Bid | None, ledger: Ledger, place: int) -> int | None:
    if bid is None or not bid.nil:
        return None
    return int(any(line.entry in _NIL_MADE and line.place == place for line in ledger.lines))


def _hand(state: State, seat: Seat) -> frozenset[Card]:
    """The hand that the seat bid on: what it played, before any exchange."""
    cards = {trick.card_of(seat, state.table) for trick in state.tricks} - {None}
    hand = frozenset(card for card in cards if card is not None)
    for swap in reversed(state.exchanges):
        given, returned = swap.given_cards or frozenset(), swap.returned_cards or frozenset()
        if seat == swap.bidder:
            hand = hand - returned | given
        elif seat == swap.partner:
            hand = hand - given | returned
    return hand


def _outcome(state: State, seat: Seat) -> str | None:
    if state.ended is None:
        return None
    if state.table.side_of(seat) not in state.ended.winners:
        return "lost"
    return "won" if len(state.ended.winners) == 1 else "drawn"
