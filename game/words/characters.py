"""The computer players that have a face: who they are at the table, by the keys of records.

Their names, a line about each and what they remark are texts (`words.english.characters`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from game.words.lookup import t

ANYONE = "anyone"
"""In place of a character: whoever comes along at each new match."""


@dataclass(frozen=True, slots=True)
class Character:
    """One computer player: its `key` in records, the level it plays at, and its temper there.

    Expert's characters have a temper, the name of a leaning in bids and play; those of the other
    levels differ in name, face and remarks alone.
    """

    key: str
    level: str
    temper: str = ""

    @property
    def name(self) -> str:
        """What the player is called."""
        return t(f"character.{self.key}.name")

    @property
    def line(self) -> str:
        """Who that is, in a sentence."""
        return t(f"character.{self.key}.line")


_ALL = (
    Character("otto", "expert", "careful"),
    Character("vera", "expert"),
    Character("amara", "expert", "bold"),
    Character("hugo", "expert", "bags"),
    Character("june", "expert", "nils"),
    Character("harjit", "expert", "sets"),
    Character("nadia", "pro"),
    Character("kofi", "pro"),
    Character("mei", "pro"),
    Character("pablo", "standard"),
    Character("ingrid", "standard"),
    Character("theo", "standard"),
    Character("ruby", "easy"),
    Character("sam", "easy"),
)

CHARACTERS: Mapping[str, Character] = MappingProxyType({each.key: each for each in _ALL})
"""Every character by its key, the strongest first."""


def temper_of(character: str, level: str) -> str:
    """The temper of a character at a level, "" for none; a key that is not known has none."""
    found = CHARACTERS.get(character)
    return found.temper if found is not None and level == found.level else ""
