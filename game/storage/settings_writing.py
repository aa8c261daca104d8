"""Changed settings put into the text of a settings file; all else in it stays as it stands."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

import tomlkit
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import Table

from game.storage.settings import Settings
from game.storage.settings_reading import sections
from game.storage.values import plain


class Change(NamedTuple):
    """A key of a table and its new value, None to take it out."""

    section: str
    key: str
    value: Any


def changes(before: Settings, after: Settings) -> tuple[Change, ...]:
    """The keys that differ, with their values afterwards."""
    return tuple(_changes(before, after))


def with_changes(text: str, changed: Iterable[Change]) -> str:
    """`text`, which is TOML, with the changed keys; comments, order and unknown keys stay."""
    changed = tuple(changed)
    wanted = tomllib.loads(text)
    for change in changed:
        _put(wanted, change, {})
    try:
        document = tomlkit.parse(text)
        for change in changed:
            with _comments_last(document.get(change.section)):
                _put(document, change, tomlkit.table())
        result = document.as_string()
        if _same(tomllib.loads(result), wanted):
            return result
    except (TOMLKitError, tomllib.TOMLDecodeError, TypeError, ValueError, KeyError):
        pass
    # A form that cannot be kept: better the values without their comments than neither.
    return tomlkit.dumps(wanted)


def _changes(before: Settings, after: Settings) -> Iterator[Change]:
    for section, model in sections():
        old, new = getattr(before, section), getattr(after, section)
        for key in model.model_fields:
            value = getattr(new, key)
            if value != getattr(old, key):
                yield Change(section, key, plain(value))


def _put(document: Any, change: Change, empty: Any) -> None:
    table = document.get(change.section)
    if not isinstance(table, Mapping):
        document[change.section] = empty
    table = document[change.section]
    if change.value is None:
        table.pop(change.key, None)
    else:
        table[change.key] = change.value


@contextmanager
def _comments_last(table: Any) -> Iterator[None]:
    """Keep what follows the last key of a table, such as the comment of the next, behind new keys.

    The library counts it to the table that ends there.
    """
    body = table.value.body if isinstance(table, Table) else []
    trailing: list[Any] = []
    while body and body[-1][0] is None:
        trailing.append(body.pop())
    yield
    body.extend(reversed(trailing))


def _same(one: Any, other: Any) -> bool:
    return _canonical(one) == _canonical(other)


def _canonical(value: Any) -> str:
    """A text for a value in which keys have one order and not-a-number equals itself."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key!r}: {_canonical(value[key])}" for key in sorted(value)) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_canonical, value)) + "]"
    return repr(value)
