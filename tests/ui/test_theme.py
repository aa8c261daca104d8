"""Themes: every colour is one, and every text can be read (LOOK section 1)."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass
from itertools import combinations

import pytest

from game.ui.theme import SIDE_SHAPES, Step, Theme
from game.ui.themes import THEMES

EVERY = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)


def _luminance(colour: str) -> float:
    def linear(value: int) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(int(colour[i : i + 2], 16)) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(a: str, b: str) -> float:
    low, high = sorted((_luminance(a), _luminance(b)))
    return (high + 0.05) / (low + 0.05)


def _colours(value: object) -> list[str]:
    if isinstance(value, str):
        return [value] if value.startswith("#") else []
    if isinstance(value, tuple):
        return [colour for part in value for colour in _colours(part)]
    if is_dataclass(value):
        return [c for field in fields(value) for c in _colours(getattr(value, field.name))]
    return []


@EVERY
def test_colours_are_written_in_six_hex_digits(theme: Theme) -> None:
    colours = _colours(theme)
    assert len(colours) > 50
    assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in colours)


@EVERY
def test_words_stand_out_on_panels_and_keys(theme: Theme) -> None:
    for ground in (theme.panel, theme.chip):
        for tone in (ground.top, ground.foot):
            words = (theme.text, theme.second, theme.accent, theme.good, theme.bad, theme.warn)
            assert min(_contrast(ink, tone) for ink in (*words, *theme.sides)) >= 4.5
            assert _contrast(theme.faint, tone) >= 4.5
            assert _contrast(theme.disabled, tone) >= 3.5
    for key in (theme.key, theme.key_over, theme.icon_key, theme.gold, theme.gold_pressed):
        assert min(_contrast(key.ink, key.top), _contrast(key.ink, key.foot)) >= 4.5


@EVERY
def test_book_can_be_read(theme: Theme) -> None:
    book = theme.book
    for ink in (book.page.ink, book.second, *book.sides, book.loss, book.gain):
        assert min(_contrast(ink, book.page.top), _contrast(ink, book.page.foot)) >= 4.5


@EVERY
def test_up_to_five_sides_differ_in_colour_and_shape(theme: Theme) -> None:
    assert len(SIDE_SHAPES) == len(theme.sides) == len(theme.book.sides) == 5
    assert all(a != b for a, b in combinations(theme.sides, 2))


def test_no_text_is_smaller_than_fourteen() -> None:
    assert min(step.px for step in Step) == 14
    assert all(step.line >= step.px for step in Step)
