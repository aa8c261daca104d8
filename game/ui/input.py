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
    """A key went down; `name` is pygame's name of it ("return", "left", "a", "f11").

    `control` is held where a Macintosh has its command key, too.
    """

    name: str
    shift: bool = False
    control: bool = False


@dataclass(frozen=True, slots=True)
class TextTyped:
    """Letters were typed, as the keyboard's layout and its dead keys make them."""

    text: str


@dataclass(frozen=True, slots=True)
class FileDropped:
    """A file was dropped on the window."""

    path: str


Input = (
    PointerMoved
    | PointerPressed
    | PointerReleased
    | WheelTurned
    | KeyPressed
    | TextTyped
    | FileDropped
)


_CONTROL = pygame.KMOD_CTRL | pygame.KMOD_META


def _key_name(key: int) -> str:
    """pygame's name of a key; those of the keypad are called by their signs, without brackets."""
    name = pygame.key.name(key)
    return name[1:-1] if len(name) > 2 and name[0] + name[-1] == "[]" else name


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
        shift, control = event.mod & pygame.KMOD_SHIFT, event.mod & _CONTROL
        return KeyPressed(_key_name(event.key), bool(shift), bool(control))
    if event.type == pygame.TEXTINPUT:
        return TextTyped(event.text)
    if event.type == pygame.DROPFILE:
        return FileDropped(event.file)
    return None
