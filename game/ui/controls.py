"""Choices, switches and list rows in every state; boxes are in surface pixels."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame.typing import RectLike

from game.ui.brush import Brush
from game.ui.keyface import State
from game.ui.shadow import shade
from game.ui.shapes import disc, focus_ring, rounded
from game.ui.theme import KEY_RADIUS, STRONG, WELL_RADIUS, Colour, Step
from game.ui.well import WELL_INSET, well

_SWITCH_OFF_KNOB = 0.74

PART_RADIUS = WELL_RADIUS - 3
"""The corner radius of a part of a choice, in units."""


def choice_parts(
    brush: Brush, box: RectLike, labels: Sequence[str], size: Step | float = Step.BODY
) -> list[pygame.FRect]:
    """Return the box of each part of a choice, as wide as its label needs and its share."""
    area, inset = pygame.FRect(box), WELL_INSET * brush.scale
    needs = [brush.text.width(label, size, STRONG) + 28 * brush.scale for label in labels]
    k = (area.w - 2 * inset) / sum(needs)
    parts, x = [], area.x + inset
    for need in needs:
        parts.append(pygame.FRect(x, area.y + inset, need * k, area.h - 2 * inset))
        x += need * k
    return parts


def choice_width(brush: Brush, labels: Sequence[str], size: Step | float = Step.BODY) -> float:
    """Return the least width of a choice of `labels`, in surface pixels."""
    needs = (brush.text.width(label, size, STRONG) + 28 * brush.scale for label in labels)
    return sum(needs) + 2 * WELL_INSET * brush.scale


def choice(
    brush: Brush,
    surface: pygame.Surface,
    box: RectLike,
    labels: Sequence[str],
    chosen: int,
    *,
    state: State = State.NORMAL,
    part: int | None = None,
    focus: bool = False,
    size: Step | float = Step.BODY,
) -> None:
    """Draw a choice with part number `chosen` in gold; `part` is the one under the pointer."""
    well(brush, surface, box, off=state is State.DISABLED)
    for i, (label, area) in enumerate(
        zip(labels, choice_parts(brush, box, labels, size), strict=True)
    ):
        under = state is State.DISABLED or i == part
        shown = state if under else State.NORMAL
        choice_part(brush, surface, area, label, chosen=i == chosen, state=shown, size=size)
    if focus:
        focus_ring(brush, surface, box, WELL_RADIUS * brush.scale)


def choice_part(
    brush: Brush,
    surface: pygame.Surface,
    area: RectLike,
    label: str,
    *,
    chosen: bool,
    state: State = State.NORMAL,
    size: Step | float = Step.BODY,
) -> None:
    """Draw one part of a choice over its well, in gold if it is `chosen`."""
    theme, u = brush.theme, brush.scale
    off, radius = state is State.DISABLED, PART_RADIUS * u
    rect = pygame.FRect(area)
    ink, weight = theme.disabled if off else theme.second, 500
    if chosen and off:
        rounded(brush, surface, rect, radius, theme.veil, opacity=0.08)
    elif chosen:
        shade(brush, surface, rect, radius, 5 * u, 0.4, dy=1.7 * u)
        rounded(brush, surface, rect, radius, theme.gold.top, foot=theme.gold.foot)
        ink, weight = theme.gold.ink, STRONG
    elif state in (State.OVER, State.PRESSED):
        lit = 0.10 if state is State.OVER else 0.04
        rounded(brush, surface, rect, radius, theme.veil, opacity=lit)
    brush.text.draw(
        surface, label, rect.centerx, rect.centery, size, ink, weight=weight, align="center"
    )


def _mix(a: Colour, b: Colour, share: float) -> Colour:
    mixed = pygame.Color(a).lerp(pygame.Color(b), min(1.0, max(0.0, share)))
    return f"#{mixed.r:02x}{mixed.g:02x}{mixed.b:02x}"


def switch(
    brush: Brush,
    surface: pygame.Surface,
    box: RectLike,
    on: float,
    *,
    state: State = State.NORMAL,
    focus: bool = False,
) -> None:
    """Draw a switch; `on` runs from 0 (left, dark) to 1 (right, gold) while it moves."""
    theme, u = brush.theme, brush.scale
    area = pygame.FRect(box)
    radius, off = area.h / 2, state is State.DISABLED
    well(brush, surface, area, radius=radius, off=off)
    if on > 0 and not off:
        gold = theme.gold_pressed
        alpha = round(255 * min(1.0, on))
        rounded(brush, surface, area, radius, gold.top, foot=gold.foot, alpha=alpha)
    if state in (State.OVER, State.PRESSED):
        rounded(brush, surface, area, radius, theme.veil, opacity=0.14)
    inset = 5 * u
    x = area.x + radius + on * (area.w - area.h)
    knob = theme.disabled if off else _mix(theme.second, "#fffdf6", on)
    opacity = _SWITCH_OFF_KNOB if off else 1.0
    disc(brush, surface, x, area.centery, radius - inset, knob, opacity=opacity)
    if focus:
        focus_ring(brush, surface, area, radius)


def row_face(
    brush: Brush,
    surface: pygame.Surface,
    box: RectLike,
    *,
    state: State = State.NORMAL,
    focus: bool = False,
    marked: bool = False,
) -> None:
    """Draw what lies under a list row: light under the pointer, a brass bar, the focus ring.

    `marked` keeps the bar at rest too, as at the page shown or a rule that was changed.
    """
    theme, u = brush.theme, brush.scale
    area = pygame.FRect(box)
    lit = state in (State.OVER, State.PRESSED)
    if state is State.PRESSED:
        rounded(brush, surface, area, KEY_RADIUS * u, theme.veil, opacity=0.05)
    elif state is State.OVER or focus:
        rounded(brush, surface, area, KEY_RADIUS * u, theme.veil, opacity=0.09,
                edge=theme.text, edge_opacity=max(0.16, theme.edge_opacity))  # fmt: skip
    if lit or focus or marked:
        high = area.h * 0.46
        bar = (area.x, area.centery - high / 2, 4 * u, high)
        rounded(brush, surface, bar, 2 * u, theme.accent)
    if focus:
        focus_ring(brush, surface, area, KEY_RADIUS * u)


def row_ink(brush: Brush, state: State) -> Colour:
    """Return the colour of a row's words."""
    return brush.theme.disabled if state is State.DISABLED else brush.theme.text
