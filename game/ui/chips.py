"""Small labels: dark chips, golden tags, bid and refusal bubbles, keycaps."""

from __future__ import annotations

import pygame

from game.ui.brush import Brush
from game.ui.marks import broken_spade, suit_sign
from game.ui.shadow import shade
from game.ui.shapes import rounded
from game.ui.theme import STRONG, Colour, Step, Tones

CHIP_HEIGHT = 32
TAG_HEIGHT = 28
BUBBLE_HEIGHT = 38
_CHIP_WEIGHT = 500
_SIGN_ROOM = 22


def _pill(
    brush: Brush,
    surface: pygame.Surface,
    box: tuple[float, float, float, float],
    tones: Tones,
    *,
    opacity: float = 1.0,
    edge: Colour | None = None,
    edge_opacity: float = 1.0,
) -> None:
    radius = box[3] / 2
    shade(brush, surface, box, radius, 10 * brush.scale, 0.43, dy=3.4 * brush.scale)
    rounded(brush, surface, box, radius, tones.top, foot=tones.foot, opacity=opacity,
            edge=edge, edge_opacity=edge_opacity)  # fmt: skip


def chip_width(brush: Brush, label: str, sign: str = "") -> float:
    """Return the width of a chip with `label`, in surface pixels."""
    room = (30 + (_SIGN_ROOM if sign else 0)) * brush.scale
    return brush.text.width(label, Step.BODY, _CHIP_WEIGHT) + room


def chip(
    brush: Brush,
    surface: pygame.Surface,
    cx: float,
    cy: float,
    label: str,
    *,
    sign: str = "",
    colour: Colour | None = None,
) -> pygame.FRect:
    """Draw a chip about (cx, cy) and return its box.

    `sign` is a suit letter, or `broken` for the cracked spade; `colour` that of the words.
    """
    theme, u = brush.theme, brush.scale
    w, h = chip_width(brush, label, sign), CHIP_HEIGHT * u
    box = (cx - w / 2, cy - h / 2, w, h)
    edge = min(1.0, theme.edge_opacity + 0.08)
    _pill(brush, surface, box, theme.chip, opacity=0.96, edge=theme.text, edge_opacity=edge)
    x = box[0] + 15 * u
    if sign == "broken":
        broken_spade(brush, surface, x + 7 * u, cy, 19 * u, theme.text, theme.chip.top)
    elif sign:
        suit_sign(brush, surface, sign, x + 7 * u, cy, 16 * u, theme.sign(sign))
    x += _SIGN_ROOM * u if sign else 0
    ink = theme.text if colour is None else colour
    brush.text.draw(surface, label, x, cy, Step.BODY, ink, weight=_CHIP_WEIGHT)
    return pygame.FRect(box)


def tag_width(brush: Brush, label: str) -> float:
    """Return the width of a tag with `label`, in surface pixels."""
    return brush.text.width(label, Step.BODY, STRONG) + 26 * brush.scale


def tag(brush: Brush, surface: pygame.Surface, cx: float, cy: float, label: str) -> pygame.FRect:
    """Draw a golden tag about (cx, cy), as at the player to act, and return its box."""
    u, gold = brush.scale, brush.theme.gold
    w, h = tag_width(brush, label), TAG_HEIGHT * u
    box = (cx - w / 2, cy - h / 2, w, h)
    _pill(brush, surface, box, gold)
    brush.text.draw(surface, label, cx, cy, Step.BODY, gold.ink, weight=STRONG, align="center")
    return pygame.FRect(box)


def bubble_width(brush: Brush, label: str) -> float:
    """Return the width of a pale bubble with the rich text `label`, in surface pixels."""
    return brush.text.rich_width(label, Step.BODY, STRONG) + 28 * brush.scale


def bubble(
    brush: Brush,
    surface: pygame.Surface,
    cx: float,
    cy: float,
    label: str,
) -> pygame.FRect:
    """Draw a pale bubble about (cx, cy) with rich text, as at a refused card; return its box."""
    u, tones = brush.scale, brush.theme.bubble
    w, h = bubble_width(brush, label), BUBBLE_HEIGHT * u
    box = (cx - w / 2, cy - h / 2, w, h)
    _pill(brush, surface, box, tones)
    brush.text.rich(surface, label, cx, cy, Step.BODY, tones.ink, weight=STRONG, align="center")
    return pygame.FRect(box)


def keycap(brush: Brush, surface: pygame.Surface, x: float, cy: float, label: str) -> float:
    """Draw the cap of a keyboard key from `x` and return the x where it ends."""
    theme, u = brush.theme, brush.scale
    w = max(brush.text.width(label, Step.CAPTION, STRONG) + 12 * u, 24 * u)
    h = 22 * u
    rounded(brush, surface, (x, cy - h / 2, w, h), 5 * u, theme.veil, opacity=0.07,
            edge=theme.text, edge_opacity=max(0.22, theme.edge_opacity))  # fmt: skip
    brush.text.draw(
        surface, label, x + w / 2, cy, Step.CAPTION, theme.second, weight=STRONG, align="center"
    )
    return x + w
