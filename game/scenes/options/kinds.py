"""How a field of a model can be set, from nothing but its type and bounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic.fields import FieldInfo

from game.words.option_values import Value

_FEW = 5
"""So many whole numbers are shown side by side; more are stepped through."""
_FINE, _COARSE, _COARSE_FROM = 10, 50, 100
_SLIDES = 20
"""A slider has about so many places to stand."""
_LETTERS = 16


@dataclass(frozen=True, slots=True)
class Pick:
    """One of a few values."""

    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Toggle:
    """Off or on."""

    off: Value
    on: Value


@dataclass(frozen=True, slots=True)
class Steps:
    """A whole number from `low` to `high` in steps of `fine`, and of `coarse` if it is not 0.

    `offered` values stand in a list of their own, and may lie beside the numbers ("same").
    """

    low: int
    high: int
    fine: int
    coarse: int = 0
    offered: tuple[Value, ...] = ()


@dataclass(frozen=True, slots=True)
class Slide:
    """A number from `low` to `high` in steps of `by`; a `whole` one stays an integer."""

    low: float
    high: float
    by: float
    whole: bool


@dataclass(frozen=True, slots=True)
class Write:
    """A line of at most so many letters."""

    most: int


@dataclass(frozen=True, slots=True)
class Seating:
    """A character, or anyone."""

    values: tuple[Value, ...]


Kind = Pick | Toggle | Steps | Slide | Write | Seating


def kind_of(annotation: Any, metadata: Iterable[Any] = (), *, slides: bool = False) -> Kind:
    """Return how a value of this type is set; numbers are slid instead of stepped if `slides`.

    Raises TypeError for a type no option has.
    """
    origin, parts = get_origin(annotation), get_args(annotation)
    limits = dict(_limits(metadata))
    if annotation is bool:
        return Toggle(False, True)
    if origin is Literal:
        return Toggle("off", "on") if set(parts) == {"off", "on"} else Pick(parts)
    if origin is Annotated:
        return kind_of(parts[0], parts[1:], slides=slides)
    if origin in (Union, UnionType):
        return _either(parts)
    if annotation is str:
        return Write(int(limits.get("max_length", _LETTERS)))
    if annotation in (int, float) and {"ge", "le"} <= set(limits):
        low, high = limits["ge"], limits["le"]
        if slides:
            whole = annotation is int
            by = max(1, (high - low) / _SLIDES) if whole else 0.1
            return Slide(low, high, by, whole)
        return _number(int(low), int(high))
    raise TypeError(f"no option is of type {annotation}")


def _either(parts: tuple[Any, ...]) -> Kind:
    """Named values beside numbers: the names are offered in the list of the numbers."""
    names = [value for part in parts if get_origin(part) is Literal for value in get_args(part)]
    rest = next(part for part in parts if get_origin(part) is not Literal)
    numbers = kind_of(rest)
    if not isinstance(numbers, Steps):
        raise TypeError("names stand beside numbers only")
    hundreds = range(numbers.low, numbers.high + 1, 2 * _COARSE)
    return Steps(numbers.low, numbers.high, numbers.fine, numbers.coarse, (*names, *hundreds))


def _number(low: int, high: int) -> Kind:
    if high - low < _FEW:
        return Pick(tuple(range(low, high + 1)))
    if high - low > _COARSE_FROM:
        return Steps(low, high, _FINE, _COARSE)
    return Steps(low, high, 1)


def _limits(metadata: Iterable[Any]) -> Iterator[tuple[str, Any]]:
    for part in metadata:
        if isinstance(part, FieldInfo):
            yield from _limits(part.metadata)
        for name in ("ge", "le", "max_length"):
            if hasattr(part, name):
                yield name, getattr(part, name)
