"""Themes: every colour is one, and every text can be read (LOOK section 1)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from itertools import combinations

import pytest

from game.ui.theme import SIDE_SHAPES, Step, Theme, Tones
from game.ui.themes import THEMES, four_coloured

EVERY = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)


AA = 4.5
"""What WCAG asks of text; of large letters and of signs it asks `LARGE`."""
LARGE = 3.0
RGB = tuple[float, float, float]


def _rgb(colour: str) -> RGB:
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return red, green, blue


def _over(colour: str, opacity: float, low: RGB) -> RGB:
    """The colour that shows where one of some opacity lies on another."""
    red, green, blue = (
        opacity * c + (1 - opacity) * under for c, under in zip(_rgb(colour), low, strict=True)
    )
    return red, green, blue


def _luminance(colour: RGB) -> float:
    def linear(value: float) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(value) for value in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(ink: str, ground: RGB) -> float:
    low, high = sorted((_luminance(_rgb(ink)), _luminance(ground)))
    return (high + 0.05) / (low + 0.05)


def _least(inks: Iterable[str], grounds: Iterable[RGB]) -> float:
    """The least contrast of any of the inks on any of the grounds."""
    shown = tuple(grounds)
    return min(_contrast(ink, ground) for ink in inks for ground in shown)


def _lying(tones: Tones, opacity: float, grounds: Iterable[RGB]) -> list[RGB]:
    return [_over(tone, opacity, low) for low in grounds for tone in (tones.top, tones.foot)]


class Grounds:
    """Everything a text of one theme can stand on."""

    def __init__(self, theme: Theme) -> None:
        """Mix the colours as they are laid over one another."""
        pool, mid, rim = (_rgb(colour) for colour in (theme.pool, theme.mid, theme.rim))
        # Pages lie on the table with its lamp turned down.
        self.dim = [_over(theme.rim, share, low) for share, low in ((0.2, mid), (0.6, mid))]
        self.dim.append(rim)
        self.corner = [rim, _over(theme.rim, 0.5, mid)]
        self.panels = _lying(theme.panel, theme.panel_opacity, [pool, mid, rim])
        self.panels += _lying(theme.panel, 0.9, self.dim)
        self.chips = _lying(theme.chip, 0.96, [pool, mid, rim])
        keys = (theme.key, theme.key_over, theme.icon_key)
        self.keys = [_rgb(tone) for key in keys for tone in (key.top, key.foot)]
        self.wells = [_over(theme.hollow, theme.well_opacity, low) for low in self.panels]
        self.fields = [_over(theme.veil, 0.14, low) for low in self.wells]
        self.touched = [_over(theme.veil, 0.09, low) for low in self.panels]
        self.off = [_over(theme.veil, 0.025, low) for low in self.panels]
        self.off += [_over(theme.hollow, 0.45 * theme.well_opacity, low) for low in self.panels]


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
def test_words_stand_out_on_panels_and_chips(theme: Theme) -> None:
    on = Grounds(theme)
    words = (theme.text, theme.second, theme.faint, theme.accent, *theme.sides)
    told = (theme.good, theme.bad, theme.warn)
    assert _least((*words, *told), (*on.panels, *on.chips)) >= AA


@EVERY
def test_words_stand_out_in_bubbles(theme: Theme) -> None:
    pale = theme.bubble
    assert _least((pale.ink, theme.gold.ink), map(_rgb, (pale.top, pale.foot))) >= AA


@EVERY
def test_words_stand_out_under_the_pointer(theme: Theme) -> None:
    on = Grounds(theme)
    told = (theme.accent, theme.good, theme.bad, theme.warn)
    assert _least((theme.text, theme.second, *told), on.touched) >= AA


@EVERY
def test_words_stand_out_on_keys_and_in_wells(theme: Theme) -> None:
    on = Grounds(theme)
    assert _least((theme.key.ink, theme.second), on.keys) >= AA
    assert _least((theme.text, theme.second), (*on.wells, *on.fields)) >= AA
    golds = (theme.gold, theme.gold_over, theme.gold_pressed)
    tones = [_rgb(tone) for gold in golds for tone in (gold.top, gold.foot)]
    assert _least([theme.gold.ink], tones) >= AA
    best = [_rgb(tone) for tone in (theme.best.top, theme.best.foot)]
    assert _least([theme.best.ink], best) >= AA
    bubble = theme.bubble
    assert _least([bubble.ink], [_rgb(bubble.top), _rgb(bubble.foot)]) >= AA


@EVERY
def test_what_cannot_be_used_can_be_read(theme: Theme) -> None:
    on = Grounds(theme)
    assert _least([theme.disabled], (*on.panels, *on.off)) >= AA
    assert _least([theme.disabled], on.touched) >= LARGE


@EVERY
def test_words_stand_out_on_the_bare_table(theme: Theme) -> None:
    on = Grounds(theme)
    assert _least((theme.text, theme.second), (*on.dim, *on.corner)) >= AA


@EVERY
def test_signs_and_rings_can_be_seen(theme: Theme) -> None:
    on = Grounds(theme)
    tables = [_rgb(colour) for colour in (theme.pool, theme.mid, theme.rim)]
    assert _least([theme.red_suit, theme.accent], (*on.panels, *on.keys, *on.chips)) >= LARGE
    four = four_coloured(theme)
    signs = [four.sign(suit) for suit in "CDHS"]
    assert len(set(signs)) == 4
    assert _least(signs, (*on.panels, *on.keys, *on.chips)) >= LARGE
    assert _least([theme.focus], (*on.panels, *tables)) >= LARGE


@EVERY
def test_book_can_be_read(theme: Theme) -> None:
    book = theme.book
    pages = [_rgb(book.page.top), _rgb(book.page.foot)]
    # A total stands on a strip in the colour of its side, the last deal on a darker one.
    strips = [_over(side, 0.10, low) for side in book.sides for low in pages]
    strips += [_over(book.sides[0], 0.16, low) for low in pages]
    for ink in (book.page.ink, book.second, book.loss, book.gain):
        assert _least([ink], (*pages, *strips)) >= AA
    for side in book.sides:
        own = [_over(side, 0.10, low) for low in pages]
        assert _least([side], (*pages, *own, *strips[-2:])) >= AA
    assert _least([book.page.ink], [_rgb(book.leaf)]) >= AA


@EVERY
def test_up_to_five_sides_differ_in_colour_and_shape(theme: Theme) -> None:
    assert len(SIDE_SHAPES) == len(theme.sides) == len(theme.book.sides) == 5
    assert all(a != b for a, b in combinations(theme.sides, 2))


def test_no_text_is_smaller_than_fourteen() -> None:
    assert min(step.px for step in Step) == 14
    assert all(step.line >= step.px for step in Step)
