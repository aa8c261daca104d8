"""A number set by sliding a knob; boxes are in surface pixels."""

from __future__ import annotations

import pygame
from pygame.typing import RectLike

from game.ui.brush import Brush
from game.ui.keyface import State
from game.ui.shadow import shade
from game.ui.shapes import disc, focus_ring, rounded
from game.ui.theme import STRONG, Step

_KNOB = 11
_LINE = 8


def slider_track(brush: Brush, area: RectLike, widest: str) -> pygame.FRect:
    """Return where the knob runs, left of the room for the number `widest`."""
    box, u = pygame.FRect(area), brush.scale
    label = brush.text.width(widest, Step.LEAD, STRONG) + 18 * u
    return pygame.FRect(box.x + _KNOB * u, box.y, box.w - label - 2 * _KNOB * u, box.h)


def slider_share(track: RectLike, x: float) -> float:
    """Return how far along the track `x` is, 0 to 1."""
    box = pygame.FRect(track)
    return min(1.0, max(0.0, (x - box.x) / box.w)) if box.w > 0 else 0.0


def slider(
    brush: Brush,
    surface: pygame.Surface,
    area: RectLike,
    share: float,
    label: str,
    widest: str,
    *,
    state: State = State.NORMAL,
    focus: bool = False,
) -> None:
    """Draw a slider that is `share` of the way along, with its number `label` at the right."""
    theme, u, box = brush.theme, brush.scale, pygame.FRect(area)
    track = slider_track(brush, area, widest)
    off, high = state is State.DISABLED, _LINE * u
    x = track.x + share * track.w
    opacity = max(theme.well_opacity, 0.3) * (0.45 if off else 1.0)
    rail = (track.x - high / 2, track.centery - high / 2, track.w + high, high)
    rounded(brush, surface, rail, high / 2, theme.hollow, opacity=opacity,
            edge=theme.text, edge_opacity=max(0.2, theme.edge_opacity))  # fmt: skip
    if x > track.x and not off:
        done = (rail[0], rail[1], x - track.x + high, high)
        rounded(brush, surface, done, high / 2, theme.gold.top, foot=theme.gold.foot)
    r = _KNOB * u
    if not off:
        shade(brush, surface, (x - r, track.centery - r, 2 * r, 2 * r), r, 5 * u, 0.45,
              dy=1.7 * u)  # fmt: skip
    gold = theme.gold_over if state in (State.OVER, State.PRESSED) else theme.gold
    disc(brush, surface, x, track.centery, r, theme.disabled if off else gold.top,
         edge=theme.gold_edge, edge_width=1.2 * u, edge_opacity=0.0 if off else 0.8)  # fmt: skip
    ink = theme.disabled if off else theme.text
    brush.text.draw(surface, label, box.right, box.centery, Step.LEAD, ink, weight=STRONG,
                    align="right")  # fmt: skip
    if focus:
        focus_ring(brush, surface, box.inflate(4 * u, 0), 12 * u)
