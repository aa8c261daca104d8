"""Deals played at random, many in step.

Every card takes one draw of chance, needed or not. Four worlds running share a generator, each of
them has sixteen bits of its state.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator, Sequence

from game.ai.fast.lanes import CHANCE, WIDTH, Four, Lanes, lanes_of
from game.ai.fast.measured import hands_in
from game.ai.kernel import Kernel
from game.ai.position import Position
from game.ai.rng import Draws

BATCH = 1024
"""Worlds played in step."""

_WORD = (1 << 64) - 1


def random_playouts(kernel: Kernel, position: Position, worlds: array[int], seed: int) -> list[int]:
    """The tricks of each seat over all worlds when every card is a random legal one."""
    if len(worlds) % kernel.seats:
        raise ValueError("a world lacks a hand")
    draws = Draws(seed)
    totals = [0] * kernel.seats
    for first in range(0, len(worlds), BATCH * kernel.seats):
        batch = worlds[first : first + BATCH * kernel.seats]
        count = len(batch) // kernel.seats
        # Lanes come in fours: the last world is played again to fill them up.
        batch.extend(batch[-kernel.seats :] * (-count % 4))
        states = [draws.word() | 1 for _ in range(0, count, 4)]
        for seat, tricks in enumerate(_played(kernel, position, batch, count, states)):
            totals[seat] += tricks
    return totals


def _played(
    kernel: Kernel, position: Position, worlds: array[int], count: int, states: list[int]
) -> list[int]:
    """The tricks of each seat over the first `count` of the worlds."""
    taken = [tricks * count for tricks in position.taken]
    starts: list[Position] | Position = position
    left, leaders, broken = position.left, [position.leader], [position.broken]
    if position.played or (position.first and position.club):
        starts = [position.within(hands) for hands in hands_in(worlds, kernel.seats)]
        states = _finish_trick(starts, states)
        worlds = array("Q", (hand for start in starts for hand in start.hands))
        left, leaders = left - 1, [start.leader for start in starts]
        broken = [start.broken for start in starts]
        for leader in leaders[:count]:
            taken[leader] += 1
    lanes = lanes_of(len(worlds) // kernel.seats)
    state = sum(word << 64 * place for place, word in enumerate(states))
    table = _Table(kernel, lanes, worlds, leaders, broken)
    valid = lanes.ones & (1 << WIDTH * count) - 1
    while left:
        state = table.trick(left, state)
        left -= 1
        for seat, leads in enumerate(table.leads):
            taken[seat] += (leads & valid).bit_count()
    return taken


def _finish_trick(starts: list[Position], states: list[int]) -> list[int]:
    """Play the trick on the table to its end in every world; the generators afterwards."""
    for _ in range(starts[0].kernel.seats - starts[0].played):
        states = [stir(state) for state in states]
        for place, start in enumerate(starts):
            chunk = states[place // 4] >> WIDTH * (place % 4) & 0xFFFF
            start.play(chosen(start.kernel, start.legal(), chunk))
    return states


def stir(state: int) -> int:
    """The next state of a generator (xorshift)."""
    state ^= state << 13 & _WORD
    state ^= state >> 7
    return state ^ state << 17 & _WORD


def chosen(kernel: Kernel, legal: int, chunk: int) -> int:
    """A card of `legal` by 16 bits of chance; they count suit by suit from the lowest."""
    place = (chunk >> WIDTH - CHANCE) * legal.bit_count() >> CHANCE
    for suit in kernel.suits:
        cards = legal & suit
        if place < cards.bit_count():
            for _ in range(place):
                cards &= cards - 1
            return cards & -cards
        place -= cards.bit_count()
    raise ValueError("no card to choose")


class _Table:
    """Deals in step between two tricks; hands and masks are in lanes, a world each.

    `hands` run from whoever leads, `leads` tells by seat where it leads.
    """

    def __init__(
        self,
        kernel: Kernel,
        lanes: Lanes,
        worlds: array[int],
        leaders: Sequence[int],
        broken: Sequence[bool],
    ) -> None:
        self._kernel, self._lanes = kernel, lanes
        seats = range(kernel.seats)
        self.hands = [_suits(kernel, worlds[seat :: kernel.seats]) for seat in seats]
        self.leads = [_where(lanes, [leader == seat for leader in leaders]) for seat in seats]
        tied = [kernel.must_break and not done for done in broken]
        self._tied = _where(lanes, tied)
        self.hands = self._turned(self.leads)

    def trick(self, left: int, state: int) -> int:
        """Play one trick of the last `left`; the generators afterwards."""
        lanes, first = self._lanes, left == self._kernel.tricks
        barred = lanes.full if first else self._tied
        state = lanes.stir(state)
        best, led = self._lead(left, barred, state)
        ruffed, takes = led[3], [lanes.full]
        for turn in range(1, self._kernel.seats):
            state = lanes.stir(state)
            card, suits = self._follow(turn, left, led, state)
            spade = suits[3]
            same = suits[0] & led[0] | suits[1] & led[1] | suits[2] & led[2]
            same = same & lanes.no(ruffed) | spade & ruffed
            beats = spade & lanes.no(ruffed) | same & lanes.higher(card, best)
            best ^= (best ^ card) & beats
            ruffed |= spade
            takes = [wins & lanes.no(beats) for wins in takes] + [beats]
        self._tied &= lanes.no(ruffed)
        self.hands = self._turned(takes)
        self.leads = [
            _any(takes[turn] & self.leads[seat - turn] for turn in range(len(takes)))
            for seat in range(len(takes))
        ]
        return state

    def _lead(self, left: int, barred: int, state: int) -> tuple[int, Four]:
        hand, lanes = self.hands[0], self._lanes
        barred &= lanes.some(hand[0] | hand[1] | hand[2])
        return self._play(0, [*hand[:3], hand[3] & lanes.no(barred)], left, state)

    def _follow(self, turn: int, left: int, led: Four, state: int) -> tuple[int, Four]:
        hand, lanes = self.hands[turn], self._lanes
        void = lanes.no(lanes.some(_any(h & suit for h, suit in zip(hand, led, strict=True))))
        cards = [h & (suit | void) for h, suit in zip(hand, led, strict=True)]
        if left == self._kernel.tricks and not self._kernel.ruff_first:
            cards[3] &= lanes.no(void & lanes.some(hand[0] | hand[1] | hand[2]))
        return self._play(turn, cards, left, state)

    def _play(self, turn: int, cards: Four, left: int, state: int) -> tuple[int, Four]:
        card, suits = self._lanes.choose(cards, left, state)
        hand = self.hands[turn]
        self.hands[turn] = [h ^ card & suit for h, suit in zip(hand, suits, strict=True)]
        return card, suits

    def _turned(self, takes: Sequence[int]) -> list[Four]:
        """The hands from whoever took the trick on; `takes` runs over the old order."""
        hands, many = self.hands, len(takes)
        return [
            [
                _any(takes[turn] & hands[(place + turn) % many][suit] for turn in range(many))
                for suit in range(4)
            ]
            for place in range(many)
        ]


def _any(parts: Iterator[int]) -> int:
    whole = 0
    for part in parts:
        whole |= part
    return whole


def _where(lanes: Lanes, flags: Sequence[bool]) -> int:
    """Yes in the lanes whose flag is set; one flag alone is for all."""
    if len(flags) == 1:
        return lanes.full if flags[0] else 0
    return int.from_bytes(b"".join(b"\xff\xff" if flag else b"\0\0" for flag in flags), "little")


def _suits(kernel: Kernel, hands: array[int]) -> Four:
    """One seat's hands in lanes by suit, the lowest card of the suit the lowest bit."""
    if sys.byteorder == "big":
        hands.byteswap()
    wide = int.from_bytes(hands.tobytes(), "little")
    ones = sum(1 << 64 * place for place in range(len(hands)))
    whole = 0
    for place, suit in enumerate(kernel.suits):
        order = [at for at in range(suit.bit_length()) if suit >> at & 1]
        for height, at in enumerate(order):
            to = WIDTH * place + height
            bits = wide & ones << at
            whole |= bits >> at - to if at >= to else bits << to - at
    fields = memoryview(whole.to_bytes(8 * len(hands), "little")).cast("H")
    return [int.from_bytes(fields[place::4].tobytes(), "little") for place in range(4)]
