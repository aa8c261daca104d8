"""From the document of a settings file to settings, key by key: a bad key falls back alone."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from pydantic import ValidationError
from pydantic.fields import FieldInfo

from game.engine.rules import CLASSIC, Rules
from game.storage.notice import Notice
from game.storage.settings import Section, Settings
from game.storage.values import allowed_values, written
from game.words import t
from game.words.faults import quoted, rule_error
from game.words.numbers import listing

_MOST_DROPPED = 3
"""So many rules are looked for that can give way; if more must, all go back to Classic."""

_MOST_TOLD = 3
"""Values at fault that have a message each; of the others their number is told."""

_MOST_NAMED = 6
"""Unknown keys that are named."""

Model = type[Section] | type[Rules]


@dataclass(slots=True)
class Reading:
    """What a document says: the settings that hold, and what is wrong with it."""

    settings: Settings = Settings()  # noqa: RUF009 - frozen
    notices: list[Notice] = field(default_factory=list)
    faulty: bool = False
    """Whether anything but unknown keys is wrong."""


def sections() -> Iterator[tuple[str, Model]]:
    """The tables of the file with their models, in order."""
    for name, found in Settings.model_fields.items():
        yield name, found.annotation  # type: ignore[misc]


def read_settings(document: Mapping[str, Any]) -> Reading:
    """The settings that a document stands for, whatever it holds."""
    reading = Reading()
    read = {name: _section(name, model, document, reading) for name, model in sections()}
    reading.settings = Settings.model_validate(read)
    untold = len(reading.notices) - _MOST_TOLD
    if untold > 1:
        reading.notices[_MOST_TOLD:] = [Notice("settings.bad_value.more", {"n": untold})]
    unknown = list(_unknown(document))
    if unknown:
        values = {"n": len(unknown), "keys": _named(unknown)}
        reading.notices.append(Notice("settings.unknown", values))
    return reading


def _named(keys: list[str]) -> str:
    """The keys as a list that can be read; a long one ends with the number of the others."""
    unnamed = len(keys) - _MOST_NAMED
    if unnamed <= 1:
        return listing([quoted(key) for key in keys])
    rest = t("settings.unknown.more", n=unnamed)
    return listing([*(quoted(key) for key in keys[:_MOST_NAMED]), rest])


def _unknown(document: Mapping[str, Any]) -> Iterator[str]:
    known = dict(sections())
    for name, table in document.items():
        if name not in known:
            yield name
        elif isinstance(table, Mapping):
            yield from (f"{name}.{key}" for key in table if key not in known[name].model_fields)


def _section(
    name: str, model: Model, document: Mapping[str, Any], reading: Reading
) -> Section | Rules:
    table = document.get(name, {})
    if not isinstance(table, Mapping):
        reading.notices.append(Notice("settings.bad_section", {"key": name}))
        reading.faulty = True
        return model()
    good: dict[str, Any] = {}
    for key, found in model.model_fields.items():
        if key not in table:
            continue
        if _fits(model, key, table[key]):
            good[key] = table[key]
        else:
            reading.notices.append(_bad_value(f"{name}.{key}", key, found, table[key]))
            reading.faulty = True
    return _rules(good, reading) if model is Rules else _made(model, good)


def _fits(model: Model, key: str, value: Any) -> bool:
    try:
        _made(model, {key: value})
    except ValidationError as fault:
        # A quarrel between keys is no fault of this one; it is looked at when all are read.
        return not any(error["loc"] for error in fault.errors())
    except (TypeError, ValueError):
        return False
    return True


def _made(model: Model, values: Mapping[str, Any]) -> Section | Rules:
    # JSON, because strict reading takes a list for a tuple only there.
    return model.model_validate_json(json.dumps(values), strict=True)


def _bad_value(path: str, key: str, found: FieldInfo, value: Any) -> Notice:
    used = found.get_default(call_default_factory=True)
    values = {
        "key": path,
        "value": quoted(written(value)),
        "allowed": allowed_values(key, found),
        "used": written(used),
    }
    return Notice("settings.bad_value" if used is not None else "settings.bad_value.none", values)


def _rules(good: dict[str, Any], reading: Reading) -> Rules:
    """The rules, fewest of them back to Classic where they exclude each other."""
    try:
        return Rules.model_validate_json(json.dumps(good), strict=True)
    except ValidationError as fault:
        reason = rule_error(fault)
    rules, dropped = _fewest_dropped(good)
    keys = listing([f"rules.{key}" for key in dropped])
    values = {"n": len(dropped), "reason": reason, "keys": keys}
    reading.notices.append(Notice("settings.bad_rules", values))
    reading.faulty = True
    return rules


def _fewest_dropped(good: Mapping[str, Any]) -> tuple[Rules, tuple[str, ...]]:
    # Later options depend on earlier ones, and the table is the last that should give way.
    order = [key for key in reversed(Rules.model_fields) if key in good]
    for number in range(1, _MOST_DROPPED + 1):
        for dropped in combinations(order, number):
            rules = _valid(good, dropped)
            if rules is not None:
                return rules, dropped[::-1]
    return CLASSIC, tuple(order[::-1])


def _valid(good: Mapping[str, Any], dropped: Iterable[str]) -> Rules | None:
    kept = {key: value for key, value in good.items() if key not in dropped}
    try:
        return Rules.model_validate_json(json.dumps(kept), strict=True)
    except ValidationError:
        return None
