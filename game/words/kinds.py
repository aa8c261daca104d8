"""What levels and tables are called."""

from __future__ import annotations

from game.words.english import ENGLISH
from game.words.lookup import t
from game.words.numbers import capital


def level_name(level: str) -> str:
    """The name of a level of a computer player; of one the game does not know, its own word."""
    if level == "mixed":
        return t("statistics.level.mixed")
    key = f"player.level.{level}"
    return t(key) if key in ENGLISH else capital(level)


def table_name(table: str) -> str:
    """The name of a table; of one the game does not know, its own word."""
    key = f"value.table.{table}"
    return t(key) if key in ENGLISH else capital(table)
