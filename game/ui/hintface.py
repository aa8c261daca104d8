"""A hint on dark glass: the advice in a sentence, and under it the choices with their values."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from game.ui.brush import Brush
from game.ui.faces import box
from game.ui.geometry import Point, Rect
from game.ui.glass import glass
from game.ui.kept import kept_part
from game.ui.parts import Level, Part
from game.ui.shapes import rounded, rule
from game.ui.theme import STRONG, Step

_COLUMN = 14
"""Between two columns."""
_NOTE = 6
"""From a label to its note."""
_BESIDE = 22
"""Between rows that stand beside each other."""


@dataclass(frozen=True, slots=True)
class HintRow:
    """A line under the sentence: what it is about and what stands in the columns at the right.

    A `tone` of 1 is that of good, -1 that of bad. A `note` stands small behind the label.
    """

    label: str
    columns: tuple[str, ...]
    tone: int = 0
    note: str = ""


@dataclass(frozen=True, slots=True)
class HintText:
    """What a panel says: a sentence, perhaps rows under headings, and a line at the foot.

    It has no sentence where that stands elsewhere. `told` says that it was read already: where
    there is little room the last rows are left out, and where there is next to none the sentence.
    """

    sentence: str
    rows: tuple[HintRow, ...] = ()
    heads: tuple[str, ...] = ()
    foot: str = ""
    told: bool = False


@dataclass(frozen=True, slots=True)
class HintForm:
    """How a panel is set: `wide` units at scale 1, with so many rows beside each other.

    A `small` one is set in small type without its foot, a `bare` one shows its rows alone, of which
    there are `most` at most.
    """

    wide: float
    small: bool = False
    bare: bool = False
    across: int = 1
    most: int = 9

    @property
    def step(self) -> Step:
        """The size of its type."""
        return Step.CAPTION if self.small else Step.BODY

    @property
    def pad(self) -> float:
        """From its sides to its text, in units."""
        return 9 if self.small else 16

    @property
    def over(self) -> float:
        """From its top to its text, and from that to its foot, in units."""
        return 6 if self.small else 16

    @property
    def gap(self) -> float:
        """Between sentence, rows and foot, in units."""
        return 6 if self.small else 10

    @property
    def under(self) -> float:
        """From the headings to the rows, in units."""
        return 1 if self.small else 4

    @property
    def row(self) -> float:
        """The height of a row, in units."""
        return 19 if self.small else 27


def panel_size(brush: Brush, text: HintText, form: HintForm) -> tuple[float, float] | None:
    """The width and height of a panel in pixels, None where the form is too narrow for its rows."""
    u, text = brush.scale, _cut(text, form)
    if text.rows and _least(brush, text, form) > _slot(form, u):
        return None
    high = 2 * form.over * u
    if not form.bare:
        high += len(_sentence(brush, text, form)) * brush.text.line(form.step)
    if text.rows:
        rows = -(-len(text.rows) // form.across)
        high += brush.text.line(Step.CAPTION) + form.under * u + rows * form.row * u
        high += 0 if form.bare else 2 * form.gap * u
    if text.foot and not form.small:
        high += form.gap * u + brush.text.line(Step.CAPTION)
    return form.wide * u, high


def hint_part(
    brush: Brush, name: str, level: Level, place: Rect, text: HintText, form: HintForm
) -> Part:
    """The panel as a part of the table's picture."""

    def paint(layer: pygame.Surface, dx: float, dy: float) -> None:
        _paint(brush, layer, place.moved(dx, dy), text, form)

    return kept_part(brush, name, level, ("hint", text, form), place, paint)


def suggested_edge(brush: Brush, surface: pygame.Surface, rect: Rect, share: float = 1.0) -> None:
    """Draw the green edge of a key that is suggested (LOOK 5), as far as it has come up."""
    u, colour = brush.scale, brush.theme.suggested
    for out, opacity in ((6.0, 0.2), (4.0, 0.4), (2.5, 1.0)):
        area = box(rect.grown(out * u))
        rounded(brush, surface, area, (14 + out) * u, None, edge=colour,
                edge_opacity=share * opacity, edge_width=2.5 * u)  # fmt: skip


def _paint(
    brush: Brush, surface: pygame.Surface, place: Rect, text: HintText, form: HintForm
) -> None:
    u, theme, text = brush.scale, brush.theme, _cut(text, form)
    glass(brush, surface, box(place), opacity=max(0.965, theme.panel_opacity))
    left, right = place.x + form.pad * u, place.right - form.pad * u
    y = place.y + form.over * u
    line = brush.text.line(form.step)
    for row in () if form.bare else _sentence(brush, text, form):
        brush.text.rich(surface, row, left, y + line / 2, form.step, theme.text,
                        red=theme.red_suit)  # fmt: skip
        y += line
    if text.rows:
        if not form.bare:
            y += form.gap * u
            opacity = max(0.14, theme.edge_opacity)
            rule(brush, surface, left, y, right - left, theme.text, opacity=opacity)
            y += form.gap * u
        y = _choices(brush, surface, Point(left, y), text, form)
    if text.foot and not form.small:
        at = y + form.gap * u + brush.text.line(Step.CAPTION) / 2
        brush.text.draw(surface, text.foot, left, at, Step.CAPTION, theme.second)


def _choices(
    brush: Brush, surface: pygame.Surface, at: Point, text: HintText, form: HintForm
) -> float:
    """Draw the rows, down and then across; return the y of their foot."""
    wide, high = _slot(form, brush.scale), -(-len(text.rows) // form.across)
    y = at.y
    for place in range(0, len(text.rows), high):
        x = at.x + place // high * (wide + _BESIDE * brush.scale)
        rows = text.rows[place : place + high]
        y = max(y, _rows(brush, surface, (x, x + wide), at.y, replace(text, rows=rows), form))
    return y


def _rows(
    brush: Brush,
    surface: pygame.Surface,
    sides: tuple[float, float],
    y: float,
    text: HintText,
    form: HintForm,
) -> float:
    u, theme, (left, right) = brush.scale, brush.theme, sides
    caption, ends = brush.text.line(Step.CAPTION), _ends(brush, right, text, form)[1:]
    y += caption / 2
    for head, end in zip(text.heads, ends, strict=True):
        brush.text.draw(surface, head, end, y, Step.CAPTION, theme.second, align="right")
    y += caption / 2 + form.under * u
    for row in text.rows:
        middle, weight = y + form.row * u / 2, STRONG if row.tone else 400
        ink = {1: theme.good, -1: theme.bad}.get(row.tone, theme.text)
        brush.text.rich(surface, row.label, left, middle, form.step, ink, weight=weight,
                        red=None if row.tone else theme.red_suit)  # fmt: skip
        if row.note:
            at = left + brush.text.rich_width(row.label, form.step, weight) + _NOTE * u
            brush.text.draw(surface, row.note, at, middle, Step.CAPTION, theme.second)
        for words, end in zip(row.columns, ends, strict=True):
            brush.text.draw(surface, words, end, middle, form.step, ink, weight=weight,
                            align="right")  # fmt: skip
        y += form.row * u
    return y


def _ends(brush: Brush, right: float, text: HintText, form: HintForm) -> list[float]:
    """Where the labels and each column must end, each column as wide as it must be."""
    ends = [right]
    for place in reversed(range(len(text.heads))):
        widths = [brush.text.width(row.columns[place], form.step, STRONG) for row in text.rows]
        right -= max(*widths, brush.text.width(text.heads[place], Step.CAPTION))
        right -= _COLUMN * brush.scale
        ends.insert(0, right)
    return ends


def _least(brush: Brush, text: HintText, form: HintForm) -> float:
    """The width that the rows need."""
    labels = max(_label(brush, row, form) for row in text.rows)
    return labels - _ends(brush, 0.0, text, form)[0]


def _label(brush: Brush, row: HintRow, form: HintForm) -> float:
    """The width of a row's label and of the note behind it."""
    wide = brush.text.rich_width(row.label, form.step, STRONG)
    if not row.note:
        return wide
    return wide + _NOTE * brush.scale + brush.text.width(row.note, Step.CAPTION)


def _cut(text: HintText, form: HintForm) -> HintText:
    """What is said in a form."""
    return replace(text, rows=text.rows[: form.most])


def _slot(form: HintForm, u: float) -> float:
    """The width that a row has."""
    return (form.wide - 2 * form.pad - (form.across - 1) * _BESIDE) * u / form.across


def _sentence(brush: Brush, text: HintText, form: HintForm) -> list[str]:
    inner = (form.wide - 2 * form.pad) * brush.scale
    return brush.text.wrap(text.sentence, form.step, inner)
