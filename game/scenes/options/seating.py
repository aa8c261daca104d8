"""What comes of seating a character: name and level come along, and two change places."""

from __future__ import annotations

from game.scenes.options.option import Update
from game.storage.settings import Players
from game.words.characters import ANYONE, CHARACTERS
from game.words.option_values import Value


def seated(players: Players, place: int, value: Value) -> Update:
    """The players with a character at a place.

    One that sits elsewhere changes places with whoever sits here, each with name and level. Anyone
    plays at the level of the seat.
    """
    key = str(value)
    who: list[str] = list(players.characters)
    names: list[str] = list(players.names)
    levels: list[str] = list(players.levels)
    if key in who and key != ANYONE:
        other = who.index(key)
        for column in (who, names, levels):
            column[place], column[other] = column[other], column[place]
    else:
        who[place] = key
        if key != ANYONE:
            names[place], levels[place] = CHARACTERS[key].name, CHARACTERS[key].level
    return {"characters": tuple(who), "names": tuple(names), "levels": tuple(levels)}
