"""How much better a card must be to be played in place of the one that a partner expects."""

from __future__ import annotations

from game.ai.expert.tuning import Tuning
from game.ai.fast.stakes import Stakes
from game.ai.position import Position


def habit(position: Position, stakes: Stakes, tuning: Tuning, best: int, usual: int) -> float:
    """The deviations within which `usual`, the rule policy's card, is as good as the `best`.

    They are more where it does the same to the trick for less of the same suit: a partner sees a
    high card wasted, but not what one world more would have said of it. While the nil of another
    seat stands the cards between the two may matter.
    """
    kernel = position.kernel
    alive = stakes.alive(position.taken)
    if not position.played or kernel.suit_of[best] != kernel.suit_of[usual]:
        return tuning.habit
    beaters = kernel.beaters(position.led, position.best)
    if alive & ~(1 << position.seat) or bool(best & beaters) != bool(usual & beaters):
        return tuning.habit
    return tuning.meek if alive else tuning.thrift
