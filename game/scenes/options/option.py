"""One thing that can be set, as it stands now, and how a new value of it is written."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.engine.rules import CLASSIC, Rules
from game.scenes.options.kinds import Kind, Seating
from game.storage.settings import Settings
from game.words.option_values import Value

Update = Mapping[str, Any]
"""Fields of one section and their new values."""


@dataclass(frozen=True, slots=True)
class Option:
    """One value of the settings: `id` is its own, `key` names its words and its field.

    `usual` is the value of a rule in the preset, the default of anything else. `update` gives the
    fields of `section` to write for a new value. `idle` says why it has no effect now, "" if it
    has.
    """

    id: str
    key: str
    section: str
    title: str
    help: str
    kind: Kind
    value: Value
    usual: Value
    update: Callable[[Value], Update]
    idle: str = ""

    @property
    def rule(self) -> bool:
        """Whether it is one of the rules."""
        return self.section == "rules"

    @property
    def changed(self) -> bool:
        """Whether it is not as usual."""
        return self.value != self.usual


@dataclass(frozen=True, slots=True)
class Row:
    """What stands in one row: its name, a note, a few options, perhaps a portrait.

    An option that seats a character comes first and is its own portrait.
    """

    id: str
    title: str
    note: str
    options: tuple[Option, ...]
    portrait: str = ""

    @property
    def seats(self) -> bool:
        """Whether it seats a character."""
        return isinstance(self.options[0].kind, Seating)

    @property
    def idle(self) -> str:
        """Why the row has no effect now, "" if it has."""
        return self.options[0].idle


def written(settings: Settings, section: str, update: Update) -> Settings:
    """Return `settings` with new values in one section.

    Raises pydantic's ValidationError if the section then makes no sense.
    """
    old = getattr(settings, section)
    values = {name: getattr(old, name) for name in type(old).model_fields}
    new = type(old).model_validate({**values, **update})
    return settings.model_copy(update={section: new})


def changed_rules(rules: Rules, keys: tuple[str, ...], base: Rules = CLASSIC) -> int:
    """How many of the rules `keys` are not as `base` has them."""
    return sum(plain(rules, key) != plain(base, key) for key in keys)


def plain(rules: Rules, key: str) -> object:
    """The value of a rule; starting scores that are all 0 are none."""
    value = getattr(rules, key)
    return value if key != "start_scores" or any(value) else ()
