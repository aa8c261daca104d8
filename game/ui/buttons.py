"""Keys with their labels: buttons, icon keys and bid keys, in every state.

Boxes are in surface pixels. `state` is what the pointer does, `focus` whether the keyboard is here;
`blend` (0 to 1) is how far a key has gone from rest to `state`, for keys that fade between states.
"""

from __future__ import annotations

import pygame
from pygame.typing import RectLike

from game.ui.brush import Brush
from game.ui.icons import icon as draw_icon
from game.ui.keyface import Kind, State, ink, key_face, sink
from game.ui.shapes import focus_ring
from game.ui.theme import ICON_KEY_RADIUS, KEY_RADIUS, SPACE_2, Step

_ICON_SHARE = 1.2
"""Size of an icon beside a label, in the label's size."""
_ICON_GAP = SPACE_2
_BARE_ICON = 24
_LABELLED_ICON = 26
_LABEL_UP = 16
"""How far the label of an icon key is over its foot."""


def button_width(
    brush: Brush, label: str, *, icon: str = "", size: Step | float = Step.LEAD
) -> float:
    """Return the least width of a button with `label`, in surface pixels."""
    return _content_width(brush, label, icon, size) + 2 * 20 * brush.scale


def _content_width(brush: Brush, label: str, icon: str, size: Step | float) -> float:
    text = brush.text.width(label, size, Step.LEAD.weight)
    return text + (brush.text.px(size) * _ICON_SHARE + _ICON_GAP * brush.scale if icon else 0)


def _face(
    brush: Brush,
    surface: pygame.Surface,
    box: RectLike,
    radius: float,
    kind: Kind,
    state: State,
    focus: bool,
    blend: float,
) -> None:
    fading = blend < 1 and state in (State.OVER, State.PRESSED)
    if fading:
        key_face(brush, surface, box, radius, kind, State.NORMAL)
    alpha = round(255 * max(0.0, blend)) if fading else 255
    key_face(brush, surface, box, radius, kind, state, alpha=alpha)
    if focus:
        focus_ring(brush, surface, box, radius)


def button(
    brush: Brush,
    surface: pygame.Surface,
    box: RectLike,
    label: str,
    *,
    kind: Kind = Kind.PLAIN,
    state: State = State.NORMAL,
    focus: bool = False,
    icon: str = "",
    size: Step | float = Step.LEAD,
    blend: float = 1.0,
) -> None:
    """Draw a button with `label` in its middle, after `icon` if one is named."""
    area = pygame.FRect(box)
    radius = min(KEY_RADIUS * brush.scale, area.h / 2)
    _face(brush, surface, area, radius, kind, state, focus, blend)
    colour = ink(brush.theme, kind, state)
    x = area.centerx - _content_width(brush, label, icon, size) / 2
    y = area.centery + sink(brush, state)
    if icon:
        side = brush.text.px(size) * _ICON_SHARE
        draw_icon(brush, surface, icon, x + side / 2, y, side, colour, stroke=2.0)
        x += side + _ICON_GAP * brush.scale
    brush.text.draw(surface, label, x, y, size, colour, weight=Step.LEAD.weight)


def icon_key(
    brush: Brush,
    surface: pygame.Surface,
    box: RectLike,
    icon: str,
    label: str = "",
    *,
    state: State = State.NORMAL,
    focus: bool = False,
    blend: float = 1.0,
) -> None:
    """Draw a key that carries `icon`, over a small `label` if there is one."""
    area, u, theme = pygame.FRect(box), brush.scale, brush.theme
    radius = min(ICON_KEY_RADIUS * u, area.h / 2)
    _face(brush, surface, area, radius, Kind.ICON, state, focus, blend)
    colour = ink(theme, Kind.ICON, state)
    y = area.centery + sink(brush, state)
    if not label:
        draw_icon(brush, surface, icon, area.centerx, y, _BARE_ICON * u, colour)
        return
    draw_icon(brush, surface, icon, area.centerx, y - 10 * u, _LABELLED_ICON * u, colour)
    words = colour if state is State.DISABLED else theme.second
    below = y + area.h / 2 - _LABEL_UP * u
    brush.text.draw(surface, label, area.centerx, below, Step.CAPTION, words, align="center")


def bid_key(
    brush: Brush,
    surface: pygame.Surface,
    box: RectLike,
    label: str,
    *,
    state: State = State.NORMAL,
    focus: bool = False,
    gold: bool = False,
    size: Step | float = Step.TITLE,
    blend: float = 1.0,
) -> None:
    """Draw a key of the bid pad, struck through when disabled; `gold` marks the bid chosen."""
    area, u = pygame.FRect(box), brush.scale
    kind = Kind.GOLD if gold else Kind.PLAIN
    radius = min(KEY_RADIUS * u, area.h / 2)
    _face(brush, surface, area, radius, kind, state, focus, blend)
    colour = ink(brush.theme, kind, state)
    middle = (area.centerx, area.centery + sink(brush, state))
    brush.text.draw(surface, label, *middle, size, colour, weight=Step.LEAD.weight, align="center")
    if state is State.DISABLED:
        _strike(brush, surface, area)


def _strike(brush: Brush, surface: pygame.Surface, area: pygame.FRect) -> None:
    half_width = min(area.w * 0.24, brush.text.px(Step.TITLE) * 0.75)
    half_height = half_width * 0.8
    x, y = area.centerx - half_width, area.centery - half_height
    wide = 1.6 * brush.scale
    body = (
        f'<path d="M{wide:g} {2 * half_height - wide:g}L{2 * half_width - wide:g} {wide:g}" '
        f'stroke="{brush.theme.disabled}" stroke-width="{wide:g}" stroke-linecap="round"/>'
    )
    brush.vector(surface, x, y, 2 * half_width, 2 * half_height, body)
