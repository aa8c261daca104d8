"""What stands in the corners: menu button, caption, score and action keys (LOOK 3, Corners)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.ui.geometry import Rect
from game.ui.layout.screen import Screen, SizeClass

BAR_COLUMNS = 3
"""Sides beside each other in the score bar of a tall screen."""
_BARE = 0.65
"""The side of a key without a label beside those with one, as a share of their height."""


class ScoreForm(Enum):
    """How the score is shown: a panel, a small strip, or a bar over the full width."""

    PANEL = "panel"
    STRIP = "strip"
    BAR = "bar"


@dataclass(frozen=True, slots=True)
class ScoreSpot:
    """Where the score stands: its panel, its heading and a cell for each side in `side_order`.

    `beads` tells whether the bags have room to be drawn one by one; else they are a number.
    """

    form: ScoreForm
    rect: Rect
    head: Rect | None
    cells: tuple[Rect, ...]
    beads: bool

    @property
    def key(self) -> Rect:
        """Where it can be pressed; a bar leaves the menu button on it alone."""
        if self.form is not ScoreForm.BAR:
            return self.rect
        return Rect.spanning(self.cells[0].x, self.rect.y, self.rect.right, self.rect.bottom)


@dataclass(frozen=True, slots=True)
class KeySpots:
    """The action keys, left to right; `labels` tells whether they have words under their icons."""

    last: Rect
    hint: Rect
    undo: Rect
    labels: bool

    @property
    def redo(self) -> Rect:
        """The bare key of redo, which is not always there: over undo, or first in a bare row."""
        gap = self.hint.x - self.last.right
        if self.labels:
            side = self.undo.h * _BARE
            return Rect(self.undo.x, self.undo.y - gap - side, side, side)
        return self.last.moved(-self.last.w - gap, 0.0)

    @property
    def redo_before_play(self) -> Rect:
        """The key of redo before the first trick, when a pad may reach to the bare row.

        There it takes the place of the last trick, of which there is none yet.
        """
        return self.redo if self.labels else self.last

    @property
    def rects(self) -> tuple[Rect, Rect, Rect]:
        """All three."""
        return self.last, self.hint, self.undo

    @property
    def rect(self) -> Rect:
        """The rectangle round all three."""
        return Rect.spanning(self.last.x, self.last.y, self.undo.right, self.undo.bottom)


def menu_button(screen: Screen) -> Rect:
    """Return where the menu button is."""
    u = screen.u
    if screen.kind is SizeClass.TALL:
        return Rect(38 * u, 38 * u, 48 * u, 48 * u)
    if screen.kind is SizeClass.SMALL:
        return Rect(14 * u, 14 * u, 44 * u, 44 * u)
    return Rect(28 * u, 24 * u, 48 * u, 48 * u)


def caption(screen: Screen, right: float) -> Rect | None:
    """Return where the table's name and the line under it stand, ending at x `right`.

    A wide table has the rules line there, a small one the deal's number, a tall one nothing.
    """
    u = screen.u
    if screen.kind is SizeClass.TALL:
        return None
    if screen.kind is SizeClass.SMALL:
        return Rect.spanning(70 * u, 14 * u, right, 58 * u)
    return Rect.spanning(92 * u, 24 * u, right, 72 * u)


def score(screen: Screen, sides: int) -> ScoreSpot:
    """Return where the score of so many sides stands."""
    if screen.kind is SizeClass.TALL:
        return _bar(screen, sides)
    return _panel(screen, sides) if screen.kind.roomy else _strip(screen, sides)


def keys(screen: Screen, cy: float | None = None) -> KeySpots:
    """Return where the action keys are.

    They are at the bottom right of a wide table; elsewhere they are in the own plate's row, whose
    middle is `cy`.
    """
    u = screen.u
    if screen.kind.roomy:
        w, h, gap = 84 * u, 74 * u, 12 * u
        cy = screen.height - screen.margin - h / 2
    else:
        side, gap = (54 * u, 10 * u) if screen.kind is SizeClass.TALL else (44 * u, 8 * u)
        w = h = side
        cy = screen.height / 2 if cy is None else cy
    right = screen.width - screen.margin
    last, hint, undo = (Rect(right - w - i * (w + gap), cy - h / 2, w, h) for i in (2, 1, 0))
    return KeySpots(last, hint, undo, labels=screen.kind.roomy)


def _panel(screen: Screen, sides: int) -> ScoreSpot:
    u = screen.u
    row = (112 if sides <= 2 else 84 if sides <= 4 else 58) * u
    w = 310 * u
    rect = Rect(screen.width - screen.margin - w, 24 * u, w, 48 * u + row * sides)
    cells = tuple(Rect(rect.x, rect.y + 46 * u + i * row, w, row) for i in range(sides))
    head = Rect(rect.x, rect.y, w, 46 * u)
    return ScoreSpot(ScoreForm.PANEL, rect, head, cells, beads=sides <= 2)


def _strip(screen: Screen, sides: int) -> ScoreSpot:
    u = screen.u
    row = (32 if sides <= 2 else 24) * u
    w = 268 * u
    rect = Rect(screen.width - screen.margin - w, 14 * u, w, 10 * u + row * sides)
    cells = tuple(Rect(rect.x, rect.y + 5 * u + i * row, w, row) for i in range(sides))
    return ScoreSpot(ScoreForm.STRIP, rect, None, cells, beads=False)


def _bar(screen: Screen, sides: int) -> ScoreSpot:
    u = screen.u
    columns = min(sides, 2 if sides == 4 else BAR_COLUMNS)
    lines = -(-sides // columns)
    row = (84 if lines == 1 else 64) * u
    rect = Rect(
        screen.margin,
        screen.margin,
        screen.width - 2 * screen.margin,
        row * lines + _pad(lines) * u,
    )
    left, w = rect.x + 64 * u, (rect.w - 64 * u) / columns
    top = rect.y + _pad(lines) * u / 2
    cells = tuple(
        Rect(left + (i % columns) * w, top + (i // columns) * row, w, row) for i in range(sides)
    )
    return ScoreSpot(ScoreForm.BAR, rect, None, cells, beads=sides <= 2)


def _pad(lines: int) -> int:
    return 0 if lines == 1 else 12
