"""Marks that come in, each in its own small part: pips, segments, edges, the light of a Boston."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.ui.brush import Brush
from game.ui.geometry import Point, Rect
from game.ui.parts import Level, Part, around
from game.ui.podium import gold_light
from game.ui.shadow import soft
from game.ui.shapes import diamond, disc, rounded
from game.ui.theme import SEGMENT_RADIUS, Colour

_LARGER = 0.9
"""By how much larger a mark comes in than it is."""
_STEP = 0.25
"""Pixels to which the size of a mark on its way is rounded, so that few are drawn."""
_BAD_WIDTH = 2.0
_RING, _RING_WIDTH = 11.0, 2.4
_GOLD_WIDTH, _GOLD_GAP, _GOLD_BLUR, _GOLD_STRENGTH = 2.2, 1.0, 10.0, 0.55


def pip_part(
    brush: Brush, level: Level, name: str, place: Rect, colour: Colour, share: float, *, over: bool
) -> Part:
    """The pip at `place`, coming down on it; `over` for a diamond.

    `share` is how far it has come, 0 to 1 and a little more.
    """
    radius = _rounded(_size(share) * place.w / 2)

    def draw(surface: pygame.Surface) -> None:
        if over:
            diamond(brush, surface, place.cx, place.cy, radius * 1.1, colour)
        else:
            disc(brush, surface, place.cx, place.cy, radius, colour)

    room = Rect.centred(place.cx, place.cy, 2.2 * radius, 2.2 * radius)
    return Part(f"pip {name}", level, (place, colour, radius, over), around(room, 2), draw)


def count_part(
    brush: Brush, level: Level, name: str, middle: Point, colour: Colour, share: float
) -> Part:
    """A ring that comes down on the number of tricks about `middle`, as far as `share`.

    It is the pip of plates that have no room for pips.
    """
    radius = _rounded(_size(share) * _RING * brush.scale)

    def draw(surface: pygame.Surface) -> None:
        disc(brush, surface, middle.x, middle.y, radius, None, edge=colour,
             edge_width=_RING_WIDTH * brush.scale)  # fmt: skip

    room = Rect.centred(middle.x, middle.y, 2 * radius, 2 * radius)
    return Part(f"count {name}", level, (middle, colour, radius), around(room, 2), draw)


def segment_part(
    brush: Brush, level: Level, name: str, place: Rect, colour: Colour, share: float
) -> Part:
    """The segment of a contract at `place`, coming down on it as a pip does."""
    size = _size(share)
    room = Rect.centred(place.cx, place.cy, _rounded(size * place.w), _rounded(size * place.h))
    radius = SEGMENT_RADIUS * brush.scale

    def draw(surface: pygame.Surface) -> None:
        rounded(brush, surface, (room.x, room.y, room.w, room.h), radius, colour)

    return Part(f"segment {name}", level, (room, colour), around(room, 2), draw)


def bad_edge(brush: Brush, surface: pygame.Surface, panel: Rect, radius: float) -> None:
    """Draw the edge of a plate whose nil was lost."""
    rounded(brush, surface, (panel.x, panel.y, panel.w, panel.h), radius, None,
            edge=brush.theme.bad, edge_width=_BAD_WIDTH * brush.scale)  # fmt: skip


def gold_parts(
    brush: Brush, level: Level, name: str, panel: Rect, radius: float, share: float
) -> Iterator[Part]:
    """Yield the gold of a plate whose side is celebrated, `share` from 0 to 1.

    A halo comes up under the plate, which is at `level`, and a light crosses it.
    """
    u, alpha = brush.scale, round(255 * share)
    ring, edge = panel.grown(_GOLD_GAP * u), radius + _GOLD_GAP * u

    def halo(surface: pygame.Surface) -> None:
        box = (ring.x, ring.y, ring.w, ring.h)
        if brush.theme.depth:
            soft(brush, surface, box, edge, _GOLD_BLUR * u, _GOLD_STRENGTH * round(share, 1),
                 colour=brush.theme.winner)  # fmt: skip
        rounded(brush, surface, box, edge, None, edge=brush.theme.winner,
                edge_width=_GOLD_WIDTH * u, alpha=alpha)  # fmt: skip

    def light(surface: pygame.Surface) -> None:
        gold_light(brush, surface, (panel,), share)

    low, high = (*level[:-1], level[-1] - 0.5), (*level[:-1], level[-1] + 0.5)
    yield Part(f"gold {name}", low, (panel, share), around(ring, 3 * _GOLD_BLUR * u), halo)
    if share < 1:
        yield Part(f"light {name}", high, (panel, share), around(panel), light)


def _size(share: float) -> float:
    """How large a mark is on its way, of its own size."""
    return 1 + _LARGER * (1 - share)


def _rounded(length: float) -> float:
    return max(_STEP, round(length / _STEP) * _STEP)
