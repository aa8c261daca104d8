"""Random deals of every table, pack and play rule, on the engine and on both kernels."""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import get_args

from game.ai.fast import plain
from game.ai.fast.choice import Fast, compiled_kernel
from game.ai.fast.params import Params
from game.ai.fast.stakes import Stakes
from game.ai.fast.utility import Utility, points_lead
from game.ai.kernel import NEVER, Kernel
from game.ai.position import Position
from game.engine.bids import NIL, Bid, tricks_bid
from game.engine.cards import Card
from game.engine.events import CardPlayed, Dealt
from game.engine.evolve import evolve
from game.engine.flow import next_fact
from game.engine.packs import Trumps
from game.engine.play import legal_cards
from game.engine.rules import Rules
from game.engine.state import State, initial_state
from game.engine.turn import to_act

TABLES = ("partners", "solo4", "solo3", "draw2", "solo5", "pairs6")
TRUMPS: tuple[Trumps, ...] = get_args(Trumps)


def kernels() -> dict[str, Fast]:
    """Every kernel that this machine can run."""
    compiled = compiled_kernel()
    return {"plain": plain} | ({} if compiled is None else {"compiled": compiled})


def play_rules(rng: random.Random) -> Rules:
    """Rules drawn from everything that bears on the play of the cards."""
    fields = _fields()
    trumps = rng.choice(TRUMPS)
    while True:
        removed = rng.choice(fields["removed_for_jokers"]["enum"])
        if not (trumps.startswith("jokers_2d") or trumps == "jokers_2s_2d") or "2d" not in removed:
            break
    return Rules.model_validate(
        {
            "table": rng.choice(TABLES),
            "trumps": trumps,
            "removed_for_jokers": removed,
            "opening_deal": "bids_itself",
            **{key: rng.choice(fields[key]["enum"]) for key in _PLAY},
        }
    )


_PLAY = ("first_lead", "spades_first_trick", "lead_spades")


@cache
def _fields() -> dict[str, dict[str, list[str]]]:
    fields: dict[str, dict[str, list[str]]] = Rules.model_json_schema()["properties"]
    return fields


@dataclass(frozen=True)
class Deal:
    """Hands about to be played."""

    rules: Rules
    kernel: Kernel
    hands: tuple[frozenset[Card], ...]
    dealer: int

    @classmethod
    def random(cls, rng: random.Random, rules: Rules | None = None) -> Deal:
        """A random deal, of random rules if none are given."""
        rules = rules or play_rules(rng)
        row = rules.row
        pack = list(row.pack.cards)
        rng.shuffle(pack)
        each = row.tricks
        hands = tuple(frozenset(pack[s * each : (s + 1) * each]) for s in range(row.seats))
        return cls(rules, Kernel.of(rules), hands, rng.randrange(row.seats))

    @property
    def masks(self) -> list[int]:
        """The hands as masks."""
        return [self.kernel.mask(hand) for hand in self.hands]

    @property
    def world(self) -> array[int]:
        """The deal as the one world of a batch."""
        return array("Q", self.masks)

    @property
    def left(self) -> int:
        """The seat that leads where no club must be."""
        return (self.dealer + 1) % self.kernel.seats

    def opening(self) -> Position:
        """The deal before the first lead."""
        return Position.opening(self.kernel, self.masks, self.left)

    def state(self) -> State:
        """The deal on the engine, before the first lead."""
        state = initial_state(self.rules, None)
        state = evolve(state, Dealt(1, 0, self.dealer, self.hands))
        state = replace(state, stock_count=0, seen=(True,) * self.kernel.seats)
        fact = next_fact(state)
        assert fact is not None
        return evolve(state, fact)


def engine_plays(state: State, cards: Iterator[Card]) -> Iterator[tuple[int, set[Card], State]]:
    """Play `cards` on the engine: before each the seat, its legal cards, and the state."""
    for card in cards:
        seat = to_act(state)
        assert seat is not None
        yield seat, set(legal_cards(state, seat)), state
        state = evolve(state, CardPlayed(seat, card))
        while len(state.results) == 0 and (fact := next_fact(state)) is not None:
            state = evolve(state, fact)
    yield -1, set(), state


def random_bids(rng: random.Random, kernel: Kernel) -> list[Bid]:
    """A bid for every seat, nils among them."""
    share = kernel.tricks // kernel.seats
    return [
        NIL if rng.random() < 0.2 else tricks_bid(rng.randint(0, share + 2))
        for _ in range(kernel.seats)
    ]


def random_stakes(rng: random.Random, rules: Rules, kernel: Kernel) -> Stakes:
    """The stakes of random bids under random scoring."""
    scoring = rules.model_copy(
        update={
            "failed_nil": rng.choice(("help", "bags", "ignored")),
            "bag_limit": rng.choice(("none", 10)),
        }
    )
    return Stakes.of(scoring, random_bids(rng, kernel) if rng.random() < 0.9 else None)


def random_params(rng: random.Random) -> Params:
    """Any parameters within reason."""
    return Params(
        random=rng.choice((0, 82, 300)),
        press=rng.randint(0, 3),
        press_lost=rng.randint(0, 3),
        spade_height=rng.choice((0, 12, 24)),
        long_spades=rng.randint(2, 5),
        lead_boss=rng.randint(0, 8),
        many_out=rng.randint(2, 6),
        safe_out=rng.randint(1, 5),
        lead_noise=rng.randint(0, 6),
        rise=rng.randint(0, 3),
        cover_high=rng.randint(0, 1),
    )


def random_goals(rng: random.Random, kernel: Kernel) -> list[int]:
    """Tricks wanted by each seat."""
    return [rng.choice((0, 1, 2, 3, 5, NEVER)) for _ in range(kernel.seats)]


def midway(rng: random.Random, deal: Deal, left: int) -> Position:
    """A position of the deal with `left` tricks to play, perhaps amid a trick."""
    position = deal.opening()
    more = rng.randrange(deal.kernel.seats)
    while position.left > left or position.played < more:
        options = deal.kernel.listed(position.legal())
        position.play(deal.kernel.bits[rng.choice(options)])
    return position


def reshuffled(rng: random.Random, position: Position) -> list[int]:
    """Hands as large as those of a position, that of the seat to play the same."""
    hands, own = position.hands[:], position.seat
    others = [seat for seat in range(len(hands)) if seat != own]
    unseen = [1 << at for at in range(64) if sum(hands[seat] for seat in others) >> at & 1]
    rng.shuffle(unseen)
    for seat in others:
        size = hands[seat].bit_count()
        hands[seat] = sum(unseen[:size])
        unseen = unseen[size:]
    return hands


def lead_of(rng: random.Random, deal: Deal, side: int) -> Utility:
    """A side's lead in points for random bids and bags."""
    bags = [rng.randint(0, 9) for _ in deal.rules.row.sides]
    return points_lead(deal.kernel, deal.rules, random_bids(rng, deal.kernel), bags, side)
