"""Rules written in one line, `key=value;key=value`, as tables and commands give them."""

from __future__ import annotations

import re

from pydantic import ValidationError

from game.engine.rules import Rules
from game.words.faults import quoted, rule_error
from game.words.lookup import t

_INTEGER = re.compile("-?[0-9]{1,15}")


class RuleTextError(ValueError):
    """Rules that cannot be read; the message is a clause for the reader."""


def parse_rules(text: str) -> Rules:
    """The rules written as `text`; an option that is not named is Classic's.

    `start_scores` takes its numbers with commas between them. Raises RuleTextError for an unknown
    or repeated key, a value outside its bounds, or a combination that makes no sense.

    >>> parse_rules("table=solo4;bag_limit=5").bag_limit
    5
    """
    values: dict[str, object] = {}
    for part in filter(None, map(str.strip, text.split(";"))):
        key, equals, value = part.partition("=")
        if not equals:
            raise RuleTextError(t("rule_text.no_value", part=quoted(part)))
        if key in values:
            raise RuleTextError(t("rule_text.twice", key=key))
        values[key] = _value(key, value)
    try:
        return Rules.model_validate(values, strict=True)
    except ValidationError as fault:
        raise RuleTextError(rule_error(fault)) from fault


def is_integer(text: str) -> bool:
    """Whether `text` is a whole number in ASCII digits, with a minus sign or none."""
    return _INTEGER.fullmatch(text) is not None


def _value(key: str, value: str) -> object:
    if key == "start_scores":
        return tuple(map(_number_or_text, value.split(","))) if value else ()
    return _number_or_text(value)


def _number_or_text(text: str) -> int | str:
    return int(text) if is_integer(text) else text
