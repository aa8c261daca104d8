"""A number between keys that make it less or more; boxes are in surface pixels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame.typing import RectLike

from game.ui.brush import Brush
from game.ui.icons import icon
from game.ui.keyface import Kind, State, ink, key_face
from game.ui.shapes import focus_ring
from game.ui.theme import STRONG, WELL_RADIUS, Colour, Step
from game.ui.well import WELL_INSET, well

_KEY_PAD = 9
_VALUE_PAD = 15
_CHEVRON = 22
_LEAST_KEY, _SIGN_KEY = 36, 40


@dataclass(frozen=True, slots=True)
class StepperLook:
    """What a stepper shows: the number, the keys before and after it, which of them are dead.

    A key with an empty label has a minus or a plus on it. With `listed` the number opens a list.
    `over` is the part under the pointer, counted from the left with the number among them, `down`
    whether it is pressed.
    """

    value: str
    less: tuple[str, ...]
    more: tuple[str, ...]
    dead: frozenset[int] = frozenset()
    listed: bool = False
    over: int | None = None
    down: bool = False


def stepper_width(brush: Brush, look: StepperLook, widest: str) -> float:
    """Return the least width of a stepper whose widest number is `widest`, in surface pixels."""
    u = brush.scale
    value = brush.text.width(widest, Step.LEAD, STRONG) + 2 * _VALUE_PAD * u
    value += _CHEVRON * u if look.listed else 0
    keys = sum(_key_width(brush, label) for label in (*look.less, *look.more))
    return value + keys + 2 * WELL_INSET * u


def stepper_parts(brush: Brush, area: RectLike, look: StepperLook) -> list[pygame.FRect]:
    """Return the boxes of the keys before the number, the number, and the keys after it."""
    whole, inset = pygame.FRect(area), WELL_INSET * brush.scale
    top, high = whole.y + inset, whole.h - 2 * inset
    before = _row(brush, whole.x + inset, look.less)
    right = whole.right - inset - sum(_key_width(brush, label) for label in look.more)
    after = _row(brush, right, look.more)
    left = before[-1][1] if before else whole.x + inset
    spans = [*before, (left, right), *after]
    return [pygame.FRect(start, top, end - start, high) for start, end in spans]


def stepper(
    brush: Brush,
    surface: pygame.Surface,
    area: RectLike,
    look: StepperLook,
    *,
    enabled: bool = True,
    focus: bool = False,
    colour: Colour | None = None,
) -> None:
    """Draw a stepper; `colour` is that of the number, if not the usual one."""
    theme, u = brush.theme, brush.scale
    well(brush, surface, area, off=not enabled)
    parts = stepper_parts(brush, area, look)
    middle = len(look.less)
    for number, (box, label) in enumerate(zip(parts, (*look.less, "", *look.more), strict=True)):
        if number != middle:
            state = _state(look, number, enabled)
            _key(brush, surface, box, label or ("minus" if number < middle else "new"), state,
                 sign=not label)  # fmt: skip
    box = parts[middle]
    paint = theme.disabled if not enabled else colour or theme.text
    x = box.centerx - (_CHEVRON / 2 * u if look.listed else 0)
    brush.text.draw(surface, look.value, x, box.centery, Step.LEAD, paint, weight=STRONG,
                    align="center")  # fmt: skip
    if look.listed:
        lit = enabled and look.over == middle
        icon(brush, surface, "down", box.right - 18 * u, box.centery, 15 * u,
             theme.text if lit else theme.disabled if not enabled else theme.second,
             stroke=2.4)  # fmt: skip
    if focus:
        focus_ring(brush, surface, area, WELL_RADIUS * u)


def _key_width(brush: Brush, label: str) -> float:
    if not label:
        return _SIGN_KEY * brush.scale
    wide = brush.text.width(label, Step.BODY, STRONG) + 2 * _KEY_PAD * brush.scale
    return max(_LEAST_KEY * brush.scale, wide)


def _row(brush: Brush, x: float, labels: Sequence[str]) -> list[tuple[float, float]]:
    spans = []
    for label in labels:
        wide = _key_width(brush, label)
        spans.append((x, x + wide))
        x += wide
    return spans


def _state(look: StepperLook, number: int, enabled: bool) -> State:
    if not enabled or number in look.dead:
        return State.DISABLED
    if look.over != number:
        return State.NORMAL
    return State.PRESSED if look.down else State.OVER


def _key(
    brush: Brush,
    surface: pygame.Surface,
    area: pygame.FRect,
    label: str,
    state: State,
    *,
    sign: bool,
) -> None:
    """Draw one key with a label, or with the icon of that name if it is a sign."""
    box = area.inflate(-2 * brush.scale, 0)
    key_face(brush, surface, box, (WELL_RADIUS - 3) * brush.scale, Kind.PLAIN, state)
    colour = ink(brush.theme, Kind.PLAIN, state)
    if sign:
        icon(brush, surface, label, box.centerx, box.centery, 16 * brush.scale, colour,
             stroke=2.6)  # fmt: skip
        return
    brush.text.draw(surface, label, box.centerx, box.centery, Step.BODY, colour, weight=STRONG,
                    align="center")  # fmt: skip
