"""The seats' plates: portrait, name, bid and tricks, as a row, a small row or a column (LOOK 3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.ui.geometry import Point, Rect
from game.ui.layout.screen import Screen, SizeClass

_PORTRAIT = 0.56
_COVERED = 0.7


class PlateForm(Enum):
    """How a plate is built."""

    ROW = "row"
    MINI = "mini"
    COLUMN = "column"
    SMALL_COLUMN = "small_column"


_SIZES = {
    PlateForm.ROW: (222.0, 70.0),
    PlateForm.MINI: (146.0, 44.0),
    PlateForm.COLUMN: (88.0, 128.0),
    PlateForm.SMALL_COLUMN: (76.0, 100.0),
}
_RADII = {PlateForm.COLUMN: 36.0, PlateForm.SMALL_COLUMN: 24.0}
_PANEL_FROM = {PlateForm.COLUMN: 54.0, PlateForm.SMALL_COLUMN: 32.0}


@dataclass(frozen=True, slots=True)
class PlateSpot:
    """Where a plate is.

    `rect` goes round all of it, `panel` is its glass, partly under the portrait, whose middle and
    radius follow. A mirrored plate has its portrait on the right; only a row has pips.
    """

    form: PlateForm
    rect: Rect
    panel: Rect
    portrait: Point
    radius: float
    mirrored: bool = False

    @property
    def pips(self) -> bool:
        """Whether there is room for a pip for each trick."""
        return self.form is PlateForm.ROW


def plate_size(form: PlateForm, u: float) -> tuple[float, float]:
    """Return the width and height of a plate with its portrait, in pixels."""
    w, h = _SIZES[form]
    if form in (PlateForm.ROW, PlateForm.MINI):
        h *= 2 * _PORTRAIT
    return w * u, h * u


def row_form(screen: Screen) -> PlateForm:
    """Return the form of the plates that lie in a row: the own and the top ones."""
    return PlateForm.MINI if screen.kind is SizeClass.SMALL else PlateForm.ROW


def plate(form: PlateForm, left: float, cy: float, u: float, mirrored: bool = False) -> PlateSpot:
    """Return the plate whose left edge and middle are given."""
    w, h = plate_size(form, u)
    rect = Rect(left, cy - h / 2, w, h)
    if form in _RADII:
        r = _RADII[form] * u
        panel = Rect.spanning(rect.x, rect.y + _PANEL_FROM[form] * u, rect.right, rect.bottom)
        return PlateSpot(form, rect, panel, Point(rect.cx, rect.y + r), r)
    r = h / 2
    glass = _SIZES[form][1] * u
    panel = Rect(left + (0 if mirrored else r * _COVERED), cy - glass / 2, w - r * _COVERED, glass)
    middle = Point(rect.right - r if mirrored else left + r, cy)
    return PlateSpot(form, rect, panel, middle, r, mirrored)
