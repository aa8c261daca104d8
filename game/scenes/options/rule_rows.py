"""The rows of the rules, made from the model's own fields."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from game.engine.rules import CLASSIC, Rules
from game.engine.tables import TABLES
from game.scenes.options.kinds import Kind, Pick, Steps, kind_of
from game.scenes.options.option import Option, Row, Update
from game.scenes.options.relevance import absent, alike_sentence, idle_reason, open_values
from game.words import t
from game.words.english import ENGLISH
from game.words.names import Names
from game.words.option_values import Value

_TARGETS = (100, 200, 250, 300, 350, 500, 1000)
"""The targets that are offered (RULES section 6); any other may be stepped to."""
_START_SCORES = Steps(-500, 500, 10, 50)


def group_of(key: str) -> str:
    """The group a rule belongs to, as its field says."""
    extra = Rules.model_fields[key].json_schema_extra
    return str(extra["group"]) if isinstance(extra, dict) else ""


RULE_GROUPS = ("table", "bidding", "nil", "play", "contracts", "bags", "length")
"""The groups of the model's fields, in the order of the pages."""


def group_keys(group: str, rules: Rules) -> tuple[str, ...]:
    """The rules of a group that concern the table, in the order of the model."""
    fields = (key for key in Rules.model_fields if group_of(key) == group)
    return tuple(key for key in fields if not absent(key, rules))


def rule_rows(group: str, rules: Rules, names: Names, base: Rules = CLASSIC) -> tuple[Row, ...]:
    """The rows of a group of rules; starting scores have one for each side.

    What is usual is as `base` has it.
    """
    rows: list[Row] = []
    for key in group_keys(group, rules):
        if key == "start_scores":
            rows.extend(_start_rows(rules, names, base))
        else:
            option = _rule(key, rules, base)
            rows.append(Row(key, option.title, t(f"options.note.{key}"), (option,)))
    return tuple(rows)


def rule_title(key: str) -> str:
    """What a rule is called; a few of the model's names need their group to be told apart."""
    own = f"options.label.{key}"
    return t(own) if own in ENGLISH else t(f"rules.{key}.title")


def _help(key: str) -> str:
    own = f"options.help.rules.{key}"
    return t(own) if own in ENGLISH else t(f"rules.{key}.description")


def _rule(key: str, rules: Rules, base: Rules) -> Option:
    return Option(
        id=key,
        key=key,
        section="rules",
        title=rule_title(key),
        help=" ".join(filter(None, (_help(key), alike_sentence(key, rules)))),
        kind=_kind(key, rules),
        value=getattr(rules, key),
        usual=getattr(base, key),
        update=partial(_only, key),
        idle=idle_reason(key, rules),
    )


def _only(key: str, value: Value) -> Update:
    return {key: value}


def _kind(key: str, rules: Rules) -> Kind:
    field = Rules.model_fields[key]
    if key == "table":
        return Pick(tuple(TABLES))
    kind = kind_of(field.annotation, field.metadata)
    if key == "target" and isinstance(kind, Steps):
        return replace(kind, offered=_TARGETS)
    if key == "deals" and isinstance(kind, Steps):
        seats = rules.row.seats
        return Steps(kind.low, kind.high // seats * seats, seats)
    if isinstance(kind, Pick):
        return Pick(open_values(key, rules, kind.values))
    return kind


def _start_rows(rules: Rules, names: Names, base: Rules) -> Iterator[Row]:
    title, note = rule_title("start_scores"), t("options.note.start_scores")
    totals, usual = rules.opening_totals(), base.opening_totals()
    for side, total in enumerate(totals):
        option = Option(
            id=f"start_scores.{side}",
            key="start_scores",
            section="rules",
            title=title,
            help=_help("start_scores"),
            kind=_START_SCORES,
            value=total,
            # A preset for another table has other sides.
            usual=usual[side] if len(usual) == len(totals) else 0,
            update=partial(_start, totals, side),
        )
        name = t("options.start_score", side=names.side(side, rules.row))
        yield Row(option.id, name, note, (option,))


def _start(totals: tuple[int, ...], side: int, value: Value) -> Update:
    scores = (*totals[:side], value, *totals[side + 1 :])
    return {"start_scores": scores if any(scores) else ()}
