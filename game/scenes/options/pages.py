"""The pages of the options and the rows on each."""

from __future__ import annotations

from game.engine.rules import CLASSIC, Rules
from game.scenes.options.option import Row, changed_rules
from game.scenes.options.rule_rows import RULE_GROUPS, group_keys, rule_rows
from game.scenes.options.setting_rows import SETTING_PAGES, setting_rows
from game.storage.settings import Settings
from game.words.characters import ANYONE
from game.words.names import Names
from game.words.option_values import value_text

PAGES = (*RULE_GROUPS, *SETTING_PAGES)
"""Every page, the rules first."""


def is_rules(page: str) -> bool:
    """Whether a page holds rules."""
    return page in RULE_GROUPS


def rows_of(page: str, settings: Settings, base: Rules = CLASSIC) -> tuple[Row, ...]:
    """The rows of a page as the settings stand; what is changed differs from `base`."""
    if is_rules(page):
        return rule_rows(page, settings.rules, names_of(settings), base)
    return setting_rows(page, settings)


def names_of(settings: Settings) -> Names:
    """Who will sit at the next match, the player at seat 0."""
    players, others = settings.players, settings.rules.row.seats - 1
    named = zip(players.characters, players.names, strict=True)
    names = [value_text("characters", key) if key == ANYONE else name for key, name in named]
    return Names((players.you, *names[:others]), 0)


def changed_on(page: str, rules: Rules, base: Rules = CLASSIC) -> int:
    """How many rules of a page are not as `base` has them."""
    return changed_rules(rules, group_keys(page, rules), base) if is_rules(page) else 0


def changed_in_all(rules: Rules, base: Rules = CLASSIC) -> int:
    """How many rules are not as `base` has them, of those that concern the table."""
    return sum(changed_on(page, rules, base) for page in RULE_GROUPS)
