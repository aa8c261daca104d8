"""Batches of worlds played by Standard's card rule (RULES section 9)."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from game.ai.fast.measured import hands_in
from game.ai.kernel import NEVER, Kernel
from game.ai.playout import play_out
from game.ai.policy import finish_trick
from game.ai.position import Position
from game.engine.tables import Seat


def standard_playouts(
    kernel: Kernel, position: Position, worlds: array[int], goals: Sequence[int]
) -> list[int]:
    """The tricks of each seat over all worlds when all play Standard, wanting `goals` tricks."""
    totals = [0] * kernel.seats
    for hands in hands_in(worlds, kernel.seats):
        trial = position.within(hands)
        play_out(trial, goals)
        totals = list(map(int.__add__, totals, trial.taken))
    return totals


def standard_climb(
    kernel: Kernel, position: Position, worlds: array[int], goals: Sequence[int], seat: Seat
) -> list[int]:
    """The tricks of `seat` over all worlds for every number that it may want, from none to all."""
    sums = [0] * (kernel.tricks + 1)
    for hands in hands_in(worlds, kernel.seats):
        for wanted, tricks in enumerate(_climb(position.within(hands), goals, seat)):
            sums[wanted] += tricks
    return sums


def _climb(position: Position, goals: Sequence[int], seat: Seat) -> list[int]:
    """The tricks of `seat` in one world for every number wanted.

    All numbers play alike until one is reached, so one deal is played wanting every trick, and
    branches each time a number is reached.
    """
    wants, found = list(goals), []
    while True:
        branch = position.copy()
        wants[seat] = position.taken[seat]
        play_out(branch, wants)
        found.append(branch.taken[seat])
        wants[seat] = NEVER
        before = position.taken[seat]
        play_out(position, wants, stop=seat)
        if position.taken[seat] == before:
            break
    return found + [position.taken[seat]] * (position.kernel.tricks + 1 - len(found))


def trick_counts(
    kernel: Kernel,
    position: Position,
    worlds: array[int],
    goals: Sequence[int],
    cards: Sequence[int],
) -> list[int]:
    """For each of `cards`, all legal now, the worlds in which it takes the trick on the table.

    The seats to come play Standard, wanting `goals` tricks.
    """
    counts, seat = [0] * len(cards), position.seat
    for hands in hands_in(worlds, kernel.seats):
        start = position.within(hands)
        for place, card in enumerate(cards):
            trial = start.copy()
            trial.play(card)
            if trial.played:
                finish_trick(trial, goals)
            counts[place] += trial.winner == seat
    return counts
