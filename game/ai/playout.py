"""Whole deals played out on the kernel; the hot loops spell `policy` and `position` out in line."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.policy import finish_trick
from game.ai.position import Position
from game.ai.rng import Draws
from game.engine.tables import Seat

NOBODY = -1


def play_out(position: Position, bids: Sequence[int], stop: Seat = NOBODY) -> None:
    """Play to the end with every seat as Standard, or until seat `stop` has taken a trick.

    `bids` are the tricks each seat wants (RULES section 9).
    """
    if position.first or position.played:
        before = position.left
        finish_trick(position, bids)
        if position.left < before and position.leader == stop:
            return
    _play_out_plain(position, bids, stop)


def _play_out_plain(position: Position, bids: Sequence[int], stop: Seat) -> None:
    """`play_out` from a lead after the first trick, where no rule of the first trick applies."""
    kernel = position.kernel
    hands, taken, left, leader = position.hands, position.taken, position.left, position.leader
    spades, peers, suit_of = kernel.spades, kernel.peers, kernel.suit_of
    broken = position.broken
    tied = kernel.must_break and not broken
    while left:
        hand = hands[leader]
        legal = hand & ~spades or hand if tied else hand
        card = legal & peers[legal.bit_length()] if taken[leader] < bids[leader] else legal
        best = card & -card
        hands[leader] = hand ^ best
        led = suit_of[best]
        ruffed = led == spades
        others = kernel.followers[leader]
        winner, last = leader, others[-1]
        for seat in others:
            hand = hands[seat]
            wanting = taken[seat] < bids[seat]
            pool = hand & led
            if pool:
                takers = 0 if ruffed and led != spades else pool & -(best << 1)
            else:
                pool, takers = hand, hand & (spades & -(best << 1) if ruffed else spades)
            if takers and (wanting or takers == pool):
                high = wanting or seat == last
                card = 1 << takers.bit_length() - 1 if high else takers & -takers
                best, winner = card, seat
                ruffed = ruffed or card & spades != 0
            else:
                pool ^= takers
                card = pool & -pool
            hands[seat] = hand ^ card
        if ruffed:
            broken, tied = True, False
        taken[winner] += 1
        leader = winner
        left -= 1
        if winner == stop:
            break
    position.left, position.leader, position.broken = left, leader, broken
    position.winner = leader


def play_randomly(position: Position, draws: Draws) -> None:
    """Play to the end with every seat playing a random legal card."""
    while position.left and (position.first or position.played):
        position.play(_any_of(position.legal(), draws.word()))
    _play_randomly_plain(position, draws)


def _any_of(mask: int, word: int) -> int:
    """A card of `mask` chosen by the low 16 bits of `word`."""
    for _ in range((word & 0xFFFF) * mask.bit_count() >> 16):
        mask &= mask - 1
    return mask & -mask


def _play_randomly_plain(position: Position, draws: Draws) -> None:
    """`play_randomly` from a lead after the first trick; four choices share one word."""
    kernel = position.kernel
    hands, taken, leader = position.hands, position.taken, position.leader
    spades, broken, word = kernel.spades, position.broken, 0
    tied = kernel.must_break and not broken
    for _ in range(position.left):
        led = best = 0
        winner = leader
        for seat in (leader, *kernel.followers[leader]):
            hand = hands[seat]
            card = hand & led if led else hand & ~spades if tied else 0
            card = card or hand
            choices = card.bit_count()
            if choices > 1:
                word = word >> 16 or draws.word()
                for _skip in range((word & 0xFFFF) * choices >> 16):
                    card &= card - 1
                card &= -card
            hands[seat] = hand ^ card
            if not led:
                led, best = kernel.suit_of[card], card
            elif card & (spades if best & spades else led) > best or card & spades > best & spades:
                best, winner = card, seat
        if best & spades:
            broken, tied = True, False
        taken[winner] += 1
        leader = winner
    position.left, position.leader, position.broken = 0, leader, broken
    position.winner = leader
