"""Deals played out by the rule policy, a share of the moves at random."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from game.ai.fast.measured import Measured, hands_in, measured
from game.ai.fast.params import Params
from game.ai.fast.rulepolicy import Account, rule_card
from game.ai.fast.stakes import Stakes
from game.ai.fast.stream import Stream, any_of
from game.ai.fast.utility import Utility
from game.ai.kernel import Kernel
from game.ai.position import Position
from game.ai.rng import Draws


def policy_move(position: Position, account: Account, params: Params, stream: Stream) -> int:
    """The card that the seat whose turn it is plays; a forced one draws nothing."""
    legal = position.legal()
    if not legal & (legal - 1):
        return legal
    chunk = stream.chunk()
    if chunk & 1023 < params.random:
        return any_of(legal, stream.chunk())
    return rule_card(position, account, params, legal, chunk >> 10)


def play_by_policy(position: Position, stakes: Stakes, params: Params, stream: Stream) -> None:
    """Play a deal to its end by the policy."""
    account, sides = Account.of(stakes, position), position.kernel.sides
    while position.left:
        position.play(policy_move(position, account, params, stream))
        if not position.played:
            account.take(position.leader, sides[position.leader])


def policy_playouts(
    kernel: Kernel,
    position: Position,
    worlds: array[int],
    cards: Sequence[int],
    stakes: Stakes,
    params: Params,
    utility: Utility,
    seed: int,
) -> Measured:
    """The value of each of `cards`, all legal now, when the policy plays on from it.

    Every card meets the same worlds and in each of them the same stream of chance.
    """
    seeds, rows = Draws(seed), []
    for hands in hands_in(worlds, kernel.seats):
        start, chance, row = position.within(hands), seeds.word(), []
        for card in cards:
            trial = start.copy()
            trial.play(card)
            play_by_policy(trial, stakes, params, Stream(chance))
            row.append(utility.of(trial.taken))
        rows.append(row)
    return measured(rows, len(cards))


def policy_tricks(
    kernel: Kernel,
    position: Position,
    worlds: array[int],
    stakes: Stakes,
    params: Params,
    seed: int,
) -> array[int]:
    """The tricks of every seat when the policy plays, world by world."""
    seeds, found = Draws(seed), array("b")
    for hands in hands_in(worlds, kernel.seats):
        trial = position.within(hands)
        play_by_policy(trial, stakes, params, Stream(seeds.word()))
        found.extend(trial.taken)
    return found
