"""Exact play of endings with all hands known: alpha-beta over the utility of the deal.

The side that the utility is for plays for the most, all others for the least.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field

from game.ai.fast.ending import Ending
from game.ai.fast.measured import Measured, hands_in, measured
from game.ai.fast.params import Params
from game.ai.fast.rulepolicy import Account, rule_card
from game.ai.fast.stakes import Stakes
from game.ai.fast.utility import Utility
from game.ai.kernel import Kernel
from game.ai.position import Position
from game.ai.rng import Draws

TABLE_BITS = 15
"""The transposition table has two to this many places."""

INFINITE = 1 << 40
"""Beyond every value."""

_WORD = (1 << 64) - 1
_RANKS, _SEATS = 24, 6


def zobrist() -> array[int]:
    """A random word for every suit, height among the cards left, and holder."""
    draws = Draws(0x5BADE5)
    return array("Q", (draws.word() for _ in range(4 * _RANKS * _SEATS)))


class OutOfNodes(Exception):
    """A world took more nodes than it may."""


@dataclass(slots=True)
class Known:
    """A place of the transposition table; bounds are relative to the shift of the node."""

    key: int
    lower: int
    upper: int
    move: int


@dataclass(slots=True)
class Search:
    """The search of a batch of worlds; its table serves all of them."""

    kernel: Kernel
    params: Params
    side: int
    ending: Ending
    limit: int
    nodes: int = 0
    spent: int = 0
    owner: dict[int, int] = field(default_factory=dict)
    known: dict[int, Known] = field(default_factory=dict)
    words: array[int] = field(default_factory=zobrist)

    def world(self, hands: Sequence[int]) -> None:
        """Turn to another world."""
        self.spent += self.nodes
        self.nodes = 0
        self.owner = {}
        for seat, hand in enumerate(hands):
            for card in _cards(hand):
                self.owner[card] = seat

    def value(self, position: Position, account: Account, node: int, a: int, b: int) -> int:
        """The value of a position, exact within `a`..`b`, else a bound beyond.

        Raises OutOfNodes.
        """
        self.nodes += 1
        if self.nodes > self.limit:
            raise OutOfNodes
        if position.played:
            return self._branch(position, account, node, a, b, 0)[0]
        low, high = self.ending.low[node], self.ending.high[node]
        if low == high or low >= b:
            return low
        if high <= a:
            return high
        if position.left == 1:
            return self._last_trick(position, node)
        return self._at_lead(position, account, node, a, b)

    def _last_trick(self, position: Position, node: int) -> int:
        trial = position.copy()
        while trial.left:
            trial.play(trial.hands[trial.seat])
        return self.ending.low[self.ending.after[node * self.ending.seats + trial.winner]]

    def _at_lead(self, position: Position, account: Account, node: int, a: int, b: int) -> int:
        """The value at the start of a trick, where the table is asked and told."""
        key, shift = self._key(position, node), self.ending.shift[node]
        place = key >> (64 - TABLE_BITS)
        known, move = self.known.get(place), 0
        if known is not None and known.key == key:
            lower, upper = known.lower + shift, known.upper + shift
            if lower >= b or lower == upper:
                return lower
            if upper <= a:
                return upper
            a, b = max(a, lower), min(b, upper)
            move = known.move
        else:
            known = Known(key, -INFINITE, INFINITE, 0)
        best, move = self._branch(position, account, node, a, b, move)
        if best < b:
            known.upper = best - shift
        if best > a:
            known.lower = best - shift
        known.move = move
        self.known[place] = known
        return best

    def _branch(
        self, position: Position, account: Account, node: int, a: int, b: int, move: int
    ) -> tuple[int, int]:
        """The best value over all cards, and the card that has it as a move of the table."""
        kernel, seat = position.kernel, position.seat
        legal = position.legal()
        guess = legal if legal & (legal - 1) == 0 else 0
        held = position.live | position.best
        if not guess:
            guess = _card_of(kernel, move, held) if move else 0
            guess = guess or rule_card(position, account, self.params, legal)
        most = kernel.sides[seat] == self.side
        best, chosen = (-INFINITE if most else INFINITE), 0
        for card in moves(kernel, legal, held, guess):
            trial, then, after = position.copy(), account, node
            trial.play(card)
            if not trial.played:
                winner = trial.leader
                then = account.copy()
                then.take(winner, kernel.sides[winner])
                after = self.ending.after[node * self.ending.seats + winner]
            found = self.value(trial, then, after, a, b)
            if most and found > best:
                best, chosen, a = found, card, max(a, found)
            elif not most and found < best:
                best, chosen, b = found, card, min(b, found)
            if a >= b:
                break
        return best, _move_of(kernel, chosen, held) if not position.played else 0

    def _key(self, position: Position, node: int) -> int:
        """The position by who holds the first, second, ... card left of each suit."""
        broken = position.broken or not self.kernel.must_break
        state = (self.ending.classes[node] * 8 + position.leader) * 2 + broken
        key = (state * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & _WORD
        for suit in range(4):
            rank = suit * _RANKS
            for card in _cards(position.live & self.kernel.suits[suit])[::-1]:
                key ^= self.words[rank * _SEATS + self.owner[card]]
                rank += 1
        return key


def moves(kernel: Kernel, legal: int, held: int, guess: int) -> list[int]:
    """The cards worth trying, one of each run of equals, that of `guess` first."""
    found, first = [], 0
    for suit in kernel.suits:
        run = above = 0
        for card in reversed(_cards(legal & suit)):
            if not run or held & suit & (above - 1) & -(card << 1):
                run = card
                found.append(card)
            above = card
            if card == guess:
                first = len(found) - 1
    found[0], found[first] = found[first], found[0]
    return found


def _cards(mask: int) -> list[int]:
    found = []
    while mask:
        found.append(mask & -mask)
        mask &= mask - 1
    return found


def _move_of(kernel: Kernel, card: int, held: int) -> int:
    """A card by its suit and its height among the cards left, never 0."""
    for place, suit in enumerate(kernel.suits):
        if card & suit:
            return 1 + place * 32 + (held & suit & -(card << 1)).bit_count()
    return 0


def _card_of(kernel: Kernel, move: int, held: int) -> int:
    place, height = divmod(move - 1, 32)
    return _cards(held & kernel.suits[place])[-1 - height]


def solve(
    kernel: Kernel,
    position: Position,
    worlds: array[int],
    weights: Sequence[int],
    cards: Sequence[int],
    stakes: Stakes,
    params: Params,
    utility: Utility,
    limit: int,
) -> Measured:
    """The exact value of each of `cards` in every world; all of them are legal now.

    Each world counts by its weight. One that takes more than `limit` nodes is left out, for every
    card. Nodes of those count too.
    """
    ending = utility.ending(position.taken, position.left)
    search = Search(kernel, params, utility.side, ending, limit)
    rows, heavy = [], []
    for hands, weight in zip(hands_in(worlds, kernel.seats), weights, strict=True):
        start = position.within(hands)
        start.live = sum(hands)
        search.world(hands)
        try:
            rows.append([_after(search, start, card, stakes) for card in cards])
        except OutOfNodes:
            continue
        heavy.append(weight)
    return measured(rows, len(cards), search.spent + search.nodes, heavy)


def _after(search: Search, start: Position, card: int, stakes: Stakes) -> int:
    trial = start.copy()
    trial.play(card)
    node = 0
    if not trial.played:
        node = search.ending.after[trial.leader]
    return search.value(trial, Account.of(stakes, trial), node, -INFINITE, INFINITE)
