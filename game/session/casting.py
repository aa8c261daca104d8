"""Who sits down at a new match: the characters that were chosen, and others where anyone may come.

The draw is seeded, and its outcome stands in the record of the match.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from game.ai.players import strength_of
from game.engine.record import Player
from game.storage.settings import Players
from game.words.characters import ANYONE, CHARACTERS


def cast(players: Players, seats: int, seed: int) -> tuple[Player, ...]:
    """The computer players of `seats` seats, clockwise from the left of seat 0, all different.

    Where a character was chosen twice the first has it. Beyond the seats that the settings know
    anyone comes, at the level of the first.
    """
    chosen = [*players.characters, *(ANYONE,) * seats][:seats]
    levels = [*players.levels, *(players.levels[0],) * seats][:seats]
    kept = [
        key if key in CHARACTERS and key not in chosen[:place] else ANYONE
        for place, key in enumerate(chosen)
    ]
    named = [players.names[place] for place, key in enumerate(kept) if key != ANYONE]
    draw = _Draw([*(key for key in kept if key != ANYONE)], [players.you, *named], seed)
    cast_ = []
    for place, (key, level) in enumerate(zip(kept, levels, strict=True)):
        if key == ANYONE:
            key = draw.one(level)  # noqa: PLW2901
            name = CHARACTERS[key].name
        else:
            name = players.names[place]
        cast_.append(Player(name, level, strength_of(level, players.thinking), key))
    return tuple(cast_)


class _Draw:
    """Characters that are not at the table yet, nor have the name of somebody who is."""

    def __init__(self, taken: Iterable[str], names: Iterable[str], seed: int) -> None:
        called = {name.casefold() for name in names}
        free = [each for key, each in CHARACTERS.items() if key not in set(taken)]
        self._free = [each for each in free if each.name.casefold() not in called] or free
        self._random = Random(seed)

    def one(self, level: str) -> str:
        """Draw one who plays at the level by nature, if there is one left."""
        at_home = [each for each in self._free if each.level == level]
        drawn = self._random.choice(at_home or self._free)
        self._free.remove(drawn)
        return drawn.key
