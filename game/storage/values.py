"""Values of settings as the file writes them, and which a setting can have."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import tomlkit
from pydantic.fields import FieldInfo

from game.engine.tables import TABLES
from game.words import t
from game.words.numbers import listing

_START_SCORES = (-500, 500)
"""The model checks them in a validator, where no field says so."""


def plain(value: Any) -> Any:
    """A value of the model as TOML has it."""
    return [plain(part) for part in value] if isinstance(value, tuple) else value


def written(value: Any) -> str:
    """A value as it is written in the file; nothing is an empty text."""
    return "" if value is None else str(tomlkit.item(plain(value)).as_string())


def allowed_values(key: str, field: FieldInfo) -> str:
    """The values of a setting as they are written: `"none", 3, 5, 7 or 10`."""
    if key == "table":
        return listing([written(table) for table in TABLES], "list.or")
    if key == "start_scores":
        low, high = _START_SCORES
        return t("settings.list", each=t("settings.between", low=low, high=high))
    return listing(list(_allowed(field.annotation, field.metadata)), "list.or")


def _allowed(annotation: Any, metadata: Iterable[Any]) -> Iterator[str]:
    origin, parts = get_origin(annotation), get_args(annotation)
    if origin is Literal:
        yield from map(written, parts)
    elif origin in (Union, UnionType):
        for part in parts:
            if part is not NoneType:
                yield from _allowed(part, metadata)
    elif origin is Annotated:
        yield from _allowed(parts[0], parts[1:])
    elif origin is tuple:
        each = listing(list(_allowed(parts[0], ())), "list.or")
        yield t("settings.list.of", n=len(parts), each=each)
    elif annotation is bool:
        yield from map(written, (True, False))
    else:
        yield _bounds(annotation, metadata)


def _bounds(annotation: Any, metadata: Iterable[Any]) -> str:
    limits = dict(_limits(metadata))
    if annotation is str:
        return t("settings.letters", low=limits["min_length"], high=limits["max_length"])
    low, high = limits.get("ge"), limits.get("le")
    if low is None or high is None:
        return t("settings.whole")
    return t("settings.between", low=low, high=high)


def _limits(metadata: Iterable[Any]) -> Iterator[tuple[str, Any]]:
    for part in metadata:
        if isinstance(part, FieldInfo):
            yield from _limits(part.metadata)
        else:
            for name in ("ge", "le", "min_length", "max_length"):
                if hasattr(part, name):
                    yield name, getattr(part, name)
