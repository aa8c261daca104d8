"""What a player does, in surface pixels: the one place where window coordinates are scaled."""

from __future__ import annotations

from dataclasses import dataclass

import pygame


@dataclass(frozen=True, slots=True)
class PointerMoved:
    """The pointer is at (x, y)."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class PointerPressed:
    """The first button went down at (x, y)."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class PointerReleased:
    """The first button went up at (x, y)."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class WheelTurned:
    """The wheel turned by `steps`, positive away from the player."""

    steps: float


@dataclass(frozen=True, slots=True)
class KeyPressed:
    """A key went down; `name` is pygame's name of it ("return", "left", "a", "f11")."""

    name: str
    shift: bool = False


@dataclass(frozen=True, slots=True)
class TextTyped:
    """Letters were typed, as the keyboard's layout and its dead keys make them."""

    text: str


Input = PointerMoved | PointerPressed | PointerReleased | WheelTurned | KeyPressed | TextTyped


def read(event: pygame.event.Event, scale: tuple[float, float]) -> Input | None:
    """The input an event stands for, None for any other event.

    `scale` is surface width ÷ window width and the same of the heights.
    """
    if event.type == pygame.MOUSEMOTION:
        return PointerMoved(event.pos[0] * scale[0], event.pos[1] * scale[1])
    if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
        return PointerPressed(event.pos[0] * scale[0], event.pos[1] * scale[1])
    if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
        return PointerReleased(event.pos[0] * scale[0], event.pos[1] * scale[1])
    if event.type == pygame.MOUSEWHEEL:
        return WheelTurned(event.precise_y)
    if event.type == pygame.KEYDOWN:
        return KeyPressed(pygame.key.name(event.key), bool(event.mod & pygame.KMOD_SHIFT))
    if event.type == pygame.TEXTINPUT:
        return TextTyped(event.text)
    return None
