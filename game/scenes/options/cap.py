"""Tells how far the scale of the interface is used, where the window has no room for all of it."""

from __future__ import annotations

from dataclasses import replace

from game.scenes.options.option import Row
from game.scenes.zoom import fitting
from game.words import t
from game.words.option_values import value_text

_SCALE = "look.scale"


def with_cap(row: Row, size: tuple[int, int]) -> Row:
    """Return a row, with what fits a window of `size` pixels as its note if that is less."""
    if row.id != _SCALE:
        return row
    option, fits = row.options[0], fitting(size)
    if not isinstance(option.value, int) or option.value <= fits:
        return row
    wanted, least = (value_text(option.key, value) for value in (option.value, fits))
    return replace(row, note=t("options.scale.capped", wanted=wanted, fits=least))
