"""The surface a layout is made for: its unit of length and its size class (LOOK 2 and 3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.ui.geometry import Rect
from game.ui.theme import MARGIN, SMALL_MARGIN, TALL_MARGIN

LEAST_SCALE, MOST_SCALE = 0.8, 2.0
LEAST_WIDTH, LEAST_HEIGHT = 800, 500
"""The least surface, in units: the scale of the interface is capped to leave this much room."""

_WIDE_FROM = (1440, 810)
_TALL_FROM = 1000
_WIDE_RATIO = 1.2
_VERY_WIDE_RATIO = 2.1
_TIGHT_BELOW = 640
_VERY_WIDE_TABLE = 2.0


class SizeClass(Enum):
    """Which of the four arrangements of the table a surface gets."""

    TALL = "tall"
    SMALL = "small"
    VERY_WIDE = "very_wide"
    WIDE = "wide"

    @property
    def roomy(self) -> bool:
        """Whether the table has full plates, a score panel and labelled keys."""
        return self in (SizeClass.WIDE, SizeClass.VERY_WIDE)


_MARGIN = {
    SizeClass.TALL: TALL_MARGIN,
    SizeClass.SMALL: SMALL_MARGIN,
    SizeClass.VERY_WIDE: MARGIN,
    SizeClass.WIDE: MARGIN,
}


@dataclass(frozen=True, slots=True)
class Screen:
    """A surface of `width` x `height` pixels with the unit `u` (pixels) and its class."""

    width: float
    height: float
    u: float
    kind: SizeClass

    @property
    def window(self) -> Rect:
        """The whole surface."""
        return Rect(0.0, 0.0, self.width, self.height)

    @property
    def table(self) -> Rect:
        """The part that seats, trick and hand use: all but on a very wide surface."""
        if self.kind is not SizeClass.VERY_WIDE:
            return self.window
        return Rect.centred(
            self.width / 2, self.height / 2, _VERY_WIDE_TABLE * self.height, self.height
        )

    @property
    def margin(self) -> float:
        """The empty edge round the window, in pixels."""
        return _MARGIN[self.kind] * self.u

    @property
    def tight(self) -> bool:
        """Whether the table hardly has room for a panel beside a question and what stands there."""
        return self.kind is SizeClass.SMALL and self.units[1] < _TIGHT_BELOW

    @property
    def units(self) -> tuple[float, float]:
        """Width and height in units."""
        return self.width / self.u, self.height / self.u


def unit(size: tuple[float, float], scale: float = 1.0) -> float:
    """Return the unit of length in pixels for a surface of this size.

    It grows with the surface from 1600 x 900 pixels on, up to three times, and with the scale of
    the interface (0.8 to 2), but never so far that fewer than 800 x 500 units are left.
    """
    wanted = min(MOST_SCALE, max(LEAST_SCALE, scale))
    return _grown(size) * min(wanted, fitting_scale(size))


def fitting_scale(size: tuple[float, float]) -> float:
    """Return the largest scale of the interface that leaves 800 x 500 units of this surface."""
    return min(size[0] / LEAST_WIDTH, size[1] / LEAST_HEIGHT) / _grown(size)


def size_class(size: tuple[float, float], u: float) -> SizeClass:
    """Return the class of a surface whose unit is `u` pixels.

    A nearly square upright one too low for rows of hand, plate, trick, plate and bar is small.
    """
    w, h = size
    if w < h and h >= _TALL_FROM * u:
        return SizeClass.TALL
    if w < _WIDE_FROM[0] * u or h < _WIDE_FROM[1] * u or w / h < _WIDE_RATIO:
        return SizeClass.SMALL
    return SizeClass.VERY_WIDE if w / h > _VERY_WIDE_RATIO else SizeClass.WIDE


def _grown(size: tuple[float, float]) -> float:
    """Return the unit of a surface of this size at a scale of 1, if there is room for it."""
    return min(3.0, max(1.0, min(size[0] / 1600, size[1] / 900)))


def screen(size: tuple[float, float], scale: float = 1.0) -> Screen:
    """Return the screen for a surface of `size` pixels and a scale of the interface."""
    u = unit(size, scale)
    return Screen(size[0], size[1], u, size_class(size, u))


def screen_in_units(size: tuple[float, float], u: float) -> Screen:
    """Return the screen for a part of a surface, `size` pixels large, that is drawn at unit `u`."""
    return Screen(size[0], size[1], u, size_class(size, u))
