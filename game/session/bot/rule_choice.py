"""The rules that a command names: a preset, options, or a preset with options changed."""

from __future__ import annotations

from game.engine.presets import PRESETS, changed_options
from game.engine.rules import CLASSIC, Rules
from game.session.rule_text import RuleTextError, parse_rules
from game.words.faults import quoted
from game.words.lookup import t
from game.words.numbers import listing

ARENA = "arena"
"""The preset of measurements (RULES section 7), and of commands that name none."""

_HANDS = 4


def read_rules(text: str) -> Rules:
    """The rules of `PRESET`, `PRESET;key=value;...` or `key=value;...` upon the Arena preset.

    Raises RuleTextError.

    >>> read_rules("cutthroat;target=200").nil_points
    50
    """
    first, _, rest = text.partition(";")
    if "=" in first or not first.strip():
        first, rest = ARENA, text
    preset = PRESETS.get(first.strip())
    if preset is None:
        presets = listing(list(PRESETS), "list.or")
        raise RuleTextError(t("bot.preset", value=quoted(first.strip()), allowed=presets))
    given = {part.partition("=")[0].strip() for part in rest.split(";")}
    kept = [key for key in changed_options(preset, CLASSIC) if key not in given]
    return parse_rules(";".join([*(f"{key}={getattr(preset, key)}" for key in kept), rest]))


def unspeakable(rules: Rules) -> str | None:
    """Why the line protocol cannot be spoken under `rules`, in a sentence; None where it can."""
    if rules.row.seats != _HANDS:
        return t("bot.four_hands", table=rules.table, n=rules.row.seats)
    if rules.team_talk == "on":
        return t("bot.no_talk")
    return None if rules.opening_deal == "normal" else t("bot.no_bids")
