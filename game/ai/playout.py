"""Whole deals played out as Standard; the hot loop spells `policy` and `position` out in line."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.policy import finish_trick
from game.ai.position import Position
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
