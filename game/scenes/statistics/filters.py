"""The filters of the page as groups of options, and how one is set."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from game.storage.statistics import YOU, Choices, Filter, RulesChoice
from game.words import t
from game.words.kinds import level_name, table_name
from game.words.rules_line import match_title


class Sieve(Enum):
    """What a filter looks at; the values are the fields of `Filter`."""

    PERSON = "person"
    LEVEL = "level"
    RULES = "rules"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class Group:
    """One filter: its values, their names, and which of them is set."""

    sieve: Sieve
    values: tuple[str | None, ...]
    labels: tuple[str, ...]
    chosen: int

    @property
    def label(self) -> str:
        """The name of the value that is set."""
        return self.labels[self.chosen]


def groups_of(choices: Choices, only: Filter) -> tuple[Group, ...]:
    """The filters that let anything be chosen."""
    return tuple(group for group in _groups(choices, only) if len(group.values) > 1)


def with_choice(only: Filter, sieve: Sieve, value: str | None) -> Filter:
    """`only` with one filter set to `value`."""
    match sieve:
        case Sieve.PERSON:
            return replace(only, person=value or YOU)
        case Sieve.LEVEL:
            return replace(only, level=value)
        case Sieve.RULES:
            return replace(only, rules=value)
        case Sieve.TABLE:
            return replace(only, table=value)


def _groups(choices: Choices, only: Filter) -> Iterator[Group]:
    people = (YOU, *choices.people)
    names = (t("statistics.person.you"), *choices.people)
    yield _group(Sieve.PERSON, people, names, only.person)
    levels = [t("statistics.level", level=level_name(level)) for level in choices.levels]
    yield _all_or_one(Sieve.LEVEL, choices.levels, levels, only.level)
    rules = [choice.key for choice in choices.rules]
    yield _all_or_one(Sieve.RULES, rules, _rules_names(choices.rules), only.rules)
    tables = [table_name(table) for table in choices.tables]
    yield _all_or_one(Sieve.TABLE, choices.tables, tables, only.table)


def _all_or_one(
    sieve: Sieve, values: tuple[str, ...] | list[str], names: list[str], value: str | None
) -> Group:
    """A filter that may be open; one value to choose from is as good as none."""
    if len(values) < 2 and value is None:
        values, names = [], []
    everything = t(f"statistics.{sieve.value}.all")
    return _group(sieve, (None, *values), (everything, *names), value)


def _group(
    sieve: Sieve, values: tuple[str | None, ...], labels: tuple[str, ...], value: str | None
) -> Group:
    chosen = values.index(value) if value in values else 0
    return Group(sieve, values, labels, chosen)


def _rules_names(rules: tuple[RulesChoice, ...]) -> list[str]:
    """The name of each set of rules; those of one name are numbered."""
    names: list[str] = []
    seen: dict[str, int] = {}
    for choice in rules:
        name = match_title(choice.rules, choice.name)
        seen[name] = seen.get(name, 0) + 1
        again = seen[name] > 1
        names.append(t("statistics.rules.again", name=name, n=seen[name]) if again else name)
    return names
