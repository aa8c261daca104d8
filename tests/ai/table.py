"""A table for tests: the full state, what each seat knows, and requests made from that."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

from pydantic import ValidationError

from game.ai.request import WORLDS, Request
from game.engine.actions import Action, MakeBid, Play
from game.engine.bids import Bid
from game.engine.cards import Card, Suit, cards
from game.engine.decide import decide, opening_events
from game.engine.events import Event
from game.engine.evolve import evolve
from game.engine.legality import legal_actions
from game.engine.redaction import redact
from game.engine.rules import Rules
from game.engine.shuffle import GivenPacks, Seeded, Source
from game.engine.state import Start, State, initial_state
from game.engine.tables import Pack, Table
from game.engine.turn import to_act


class Sitting:
    """A match with a view for every seat, all folded from the same events."""

    def __init__(self, rules: Rules, source: Source, start: Start) -> None:
        self.state = initial_state(rules, source, start)
        self.views = [initial_state(rules, None, start, seat) for seat in range(rules.row.seats)]
        self._take_in(opening_events(self.state))

    def act(self, *actions: Action) -> None:
        for action in actions:
            self._take_in(decide(self.state, action))

    def _take_in(self, events: Iterable[Event]) -> None:
        for event in events:
            self.state = evolve(self.state, event)
            self.views = [evolve(v, redact(event, seat)) for seat, v in enumerate(self.views)]

    @property
    def seat(self) -> int:
        seat = to_act(self.state)
        assert seat is not None
        return seat

    def request(self, level: str, seed: int = 1, strength: int = WORLDS) -> Request:
        view = self.views[self.seat]
        return Request(view, legal_actions(view, self.seat), seed, level, strength)

    def play_while(self, going: Callable[[State], bool], rng: random.Random) -> None:
        """Let every seat act at random."""
        while going(self.state):
            self.act(rng.choice(legal_actions(self.views[self.seat], self.seat)))


def seeded(rules: Rules, seed: int, dealer: int = 0, deal: int = 1) -> Sitting:
    return Sitting(rules, Seeded(seed), Start(dealer, deal))


def dealt(rules: Rules, hands: str, dealer: int = 3, start: Start | None = None) -> Sitting:
    """A deal of given hands, written `seat 0 / seat 1 / ...`; `..` fills with what is left, `..-HS`
    with no heart or spade."""
    row = rules.row
    written = [*hands.split("/"), *[""] * row.seats][: row.seats]
    piles = [list(cards(hand.split("..")[0])) for hand in written]
    taken = {card for pile in piles for card in pile}
    rest = [card for card in row.pack.cards if card not in taken]
    for hand, pile in sorted(zip(written, piles, strict=True), key=lambda seat: "-" not in seat[0]):
        banned = hand.partition("..-")[2]
        fill = [card for card in rest if str(card)[1] not in banned]
        pile.extend(fill[len(fill) - row.tricks + len(pile) :])
        rest = [card for card in rest if card not in pile]
    order = row.clockwise(row.after(dealer))
    pack = tuple(piles[seat][turn] for turn in range(row.tricks) for seat in order)
    left = tuple(card for card in row.pack.cards if card not in set(pack))
    return Sitting(rules, GivenPacks((pack + left,)), start or Start(dealer))


def _lowest_out(count: int, promoted: tuple[Card, ...] = ()) -> tuple[Card, ...]:
    order = [
        Card(rank, suit)
        for rank in range(2, 15)
        for suit in (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
    ]
    return tuple(card for card in order if card not in promoted)[count:] + promoted


JOKERS = cards("BJ LJ")
WITH_DEUCES = cards("BJ LJ 2D 2S")

MADE_UP: dict[str, Table] = {
    table.key: table
    for table in (
        Table("two", ((0,), (1,)), 13, Pack(_lowest_out(0))),
        Table("three", ((0,), (1,), (2,)), 17, Pack(_lowest_out(1))),
        Table("three_jokers", ((0,), (1,), (2,)), 18, Pack(_lowest_out(0, JOKERS), JOKERS)),
        Table("four_high", ((0, 2), (1, 3)), 13, Pack(_lowest_out(2, WITH_DEUCES), WITH_DEUCES)),
        Table("five", ((0,), (1,), (2,), (3,), (4,)), 10, Pack(_lowest_out(2))),
        Table("six", ((0, 3), (1, 4), (2, 5)), 8, Pack(_lowest_out(4))),
        Table(
            "six_high", ((0, 3), (1, 4), (2, 5)), 9, Pack(_lowest_out(0, WITH_DEUCES), WITH_DEUCES)
        ),
    )
}
"""Tables of every size that the game may ever seat, for tests alone."""

ALL_TABLES = ("partners", "solo4", *MADE_UP)


def sit(
    hands: str, bids: str = "", played: str = "", dealer: int = 3, rules: Rules | None = None
) -> Sitting:
    """A deal of given hands with the bids made in turn and the cards then played in turn."""
    sitting = dealt(rules or Rules(blind_nil="off"), hands, dealer)
    for word in bids.split():
        sitting.act(MakeBid(sitting.seat, Bid.parse(word)))
    for card in cards(played):
        sitting.act(Play(sitting.seat, card))
    return sitting


def random_rules(rng: random.Random, table: str, **fixed: Any) -> Rules:
    """Rules drawn at random from everything that bears on bids and cards."""
    fields = Rules.model_json_schema()["properties"]
    while True:
        chosen: dict[str, Any] = {"table": table}
        for key in _PLAYED:
            chosen[key] = rng.choice(fields[key]["enum"])
        chosen["lowest_bid"] = rng.randint(1, 4)
        chosen["nil_exchange"], chosen["blind_exchange"] = rng.randint(0, 3), rng.randint(0, 3)
        try:
            return Rules(**{**chosen, **fixed})
        except ValidationError:
            continue


_PLAYED = (
    "bid_start",
    "bid_style",
    "board",
    "board_beside_nil",
    "total_not_tricks",
    "blind_six",
    "team_talk",
    "opening_deal",
    "redeal",
    "nil",
    "blind_nil",
    "exchange_order",
    "double_nil",
    "first_lead",
    "spades_first_trick",
    "lead_spades",
)
