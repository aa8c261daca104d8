"""Makes a change, or says in one sentence why it cannot be made and what else would have to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from pydantic import ValidationError

from game.engine.combinations import Combination
from game.engine.rules import CLASSIC, Rules
from game.scenes.options.option import Option, written
from game.scenes.options.presets import Preset
from game.scenes.options.rule_rows import rule_title
from game.storage.settings import Settings
from game.words import t
from game.words.english import ENGLISH
from game.words.numbers import listing
from game.words.option_values import Value
from game.words.presets import preset_name

_CODES = frozenset(combination.value for combination in Combination)
_MOST_AT_ONCE = 3


@dataclass(frozen=True, slots=True)
class Refusal:
    """A change that was not made: which, the sentence why, and what to set back beside it.

    `together` are all the new values of both, empty where nothing would help; `beside` names what
    else would change, and `offer` labels the button for it.
    """

    option: str
    value: Value
    sentence: str
    together: Mapping[str, Any]
    beside: str
    offer: str


def attempt(settings: Settings, option: Option, value: Value, base: Preset) -> Settings | Refusal:
    """Return the settings with the new value, or why they make no sense with it.

    What a rule could be set back to beside it is what `base` has, or else Classic.
    """
    update = option.update(value)
    try:
        return written(settings, option.section, update)
    except ValidationError as error:
        code = str(error.errors(include_url=False)[0]["type"])
    known = code in _CODES and f"options.fault.{code}" in ENGLISH
    sentence = t(f"options.fault.{code if known else 'other'}")
    homes = ((base.name, base.rules), (preset_name("classic"), CLASSIC)) if option.rule else ()
    for name, home in homes:
        keys = _set_back(settings.rules, update, home)
        if keys:
            titles = listing([rule_title(key) for key in keys])
            beside = t("options.both.beside", titles=titles, preset=name)
            together = {**update, **{key: getattr(home, key) for key in keys}}
            offer = t("options.both" if len(keys) == 1 else "options.both.more")
            return Refusal(option.id, value, sentence, together, beside, offer)
    return Refusal(option.id, value, sentence, {}, "", "")


def _set_back(rules: Rules, update: Mapping[str, Any], home: Rules) -> tuple[str, ...]:
    """The fewest other rules that must be as in `home` to let the new values stand."""
    values = {key: getattr(rules, key) for key in Rules.model_fields}
    movable = [
        key
        for key, value in values.items()
        if key not in update and key != "table" and value != getattr(home, key)
    ]
    for size in range(1, _MOST_AT_ONCE + 1):
        for keys in combinations(movable, size):
            back = {key: getattr(home, key) for key in keys}
            try:
                Rules.model_validate({**values, **update, **back})
            except ValidationError:
                continue
            return keys
    return ()
