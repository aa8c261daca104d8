"""What is wrong with rules, in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

from pydantic import ValidationError
from pydantic.fields import FieldInfo

from game.engine.combinations import Combination
from game.engine.rules import Rules
from game.engine.tables import TABLES
from game.words.lookup import t
from game.words.numbers import listing

_LONGEST_VALUE = 40
_COMBINATIONS = {combination.value: combination for combination in Combination}


def combination_text(combination: Combination) -> str:
    """Why options exclude each other, as a clause that names their keys."""
    return t(f"combination.{combination.value}")


def rule_error(error: ValidationError) -> str:
    """The first fault of a set of rules, as a clause that names the key.

    >>> rule_error(error)  # doctest: +SKIP
    'bag_limit cannot be 4: it must be none, 3, 5, 7 or 10'
    """
    first = error.errors(include_url=False)[0]
    if first["type"] in _COMBINATIONS:
        return combination_text(_COMBINATIONS[first["type"]])
    if not first["loc"]:
        return t("rule_error.not_rules")
    key = str(first["loc"][0])
    if key not in Rules.model_fields:
        return t("rule_error.unknown", key=quoted(key))
    if key == "start_scores" and len(first["loc"]) == 1 and not isinstance(first["input"], str):
        return t("rule_error.missing", key=key, allowed=allowed_values(key))
    return value_fault(key, first["input"])


def value_fault(key: str, value: object) -> str:
    """That an option cannot have a value, as a clause that names both."""
    return t("rule_error.field", key=key, value=quoted(value), allowed=allowed_values(key))


def quoted(value: object) -> str:
    """What somebody wrote, as it stands in a sentence: in quotation marks, printable, not long."""
    text = "".join(sign if sign.isprintable() else " " for sign in str(value))
    key = "quoted.cut" if len(text) > _LONGEST_VALUE else "quoted"
    return t(key, value=text[:_LONGEST_VALUE])


def allowed_values(key: str) -> str:
    """The values of an option as they are written: "none, 3, 5, 7 or 10"."""
    if key == "table":
        return listing(list(TABLES), "list.or")
    if key == "start_scores":
        bounds = t("rule_error.between", low=-500, high=500)
        return t("rule_error.each", allowed=bounds)
    field = Rules.model_fields[key]
    return listing(list(_allowed(field.annotation, field.metadata)), "list.or")


def _allowed(annotation: Any, metadata: Iterable[Any]) -> Iterable[str]:
    origin = get_origin(annotation)
    if origin is Literal:
        return map(str, get_args(annotation))
    if origin in (Union, UnionType):
        return [text for part in get_args(annotation) for text in _allowed(part, metadata)]
    if origin is not None:
        base, *bounds = get_args(annotation)
        return _allowed(base, bounds)
    return [_bounds(metadata)]


def _bounds(metadata: Iterable[Any]) -> str:
    limits: Mapping[str, int] = {
        name: getattr(part, name)
        for outer in metadata
        for part in (outer.metadata if isinstance(outer, FieldInfo) else [outer])
        for name in ("ge", "le")
        if hasattr(part, name)
    }
    if len(limits) < 2:
        return t("rule_error.whole")
    return t("rule_error.between", low=limits["ge"], high=limits["le"])
