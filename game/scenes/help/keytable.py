"""Which key does what, screen by screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class KeyRow:
    """One line: the caps of the keys, by the ends of their texts, and what they do."""

    caps: tuple[str, ...]
    does: str


@dataclass(frozen=True, slots=True)
class Group:
    """The keys of one screen under its title; texts by their keys."""

    title: str
    rows: tuple[KeyRow, ...]


def _group(name: str, *rows: tuple[str, str]) -> Group:
    return Group(
        f"keys.{name}",
        tuple(KeyRow(tuple(caps.split()), f"keys.{name}.{does}") for caps, does in rows),
    )


CAPS: Mapping[str, tuple[str, ...]] = {
    **{letter: (letter,) for letter in "acdhklmnoprstuvwy"},
    **{name: (name,) for name in ("tab", "left", "right", "up", "down", "escape", "home", "end")},
    "shift_tab": ("tab",),
    "enter": ("return", "enter", "keypad enter"),
    "space": ("space",),
    "f1": ("f1",),
    "f2": ("f2",),
    "f11": ("f11",),
    "page_up": ("page up",),
    "page_down": ("page down",),
    "delete": ("delete", "backspace"),
    "slash": (),
    "ctrl_f": ("f",),
    "ctrl_0": ("0",),
    "ctrl_minus": ("-",),
    "ctrl_plus": ("+", "="),
    "ctrl_v": ("v",),
    "ctrl_z": ("z",),
    "plus": ("+", "="),
    "minus": ("-",),
    "digits": tuple("0123456789"),
    "any": (),
}
"""The caps of keys, by the ends of their texts, and the keys they stand for, as inputs name them.

A letter that is typed, such as the slash, is no key of an input.
"""

GROUPS: tuple[Group, ...] = (
    _group(
        "everywhere",
        ("tab shift_tab", "focus"),
        ("left up down right", "arrows"),
        ("enter space", "press"),
        ("escape", "back"),
        ("f1", "keys"),
        ("f11", "full_screen"),
        ("m", "sound"),
        ("ctrl_plus ctrl_minus", "scale"),
        ("ctrl_0", "usual_scale"),
    ),
    _group(
        "options",
        ("slash ctrl_f", "search"),
        ("page_up page_down", "rows"),
        ("delete", "back"),
        ("f2 delete", "preset"),
        ("ctrl_v", "paste"),
    ),
    _group(
        "matches",
        ("page_up page_down", "rows"),
        ("w", "watch"),
    ),
    _group(
        "bidding",
        ("digits", "number"),
        ("n", "nil"),
        ("left right", "choose"),
        ("enter", "bid"),
        ("space up", "give"),
        ("k r", "draw"),
    ),
    _group(
        "table",
        ("left right", "choose"),
        ("enter up", "play"),
        ("t", "last_trick"),
        ("o", "order"),
        ("s", "score"),
        ("r", "rules"),
        ("u ctrl_z", "undo"),
        ("y", "redo"),
        ("h", "hint"),
        ("c", "claim"),
        ("l", "captions"),
        ("page_up page_down", "read"),
        ("any", "hurry"),
    ),
    _group(
        "book",
        ("up down", "scroll"),
        ("left right", "page"),
        ("home end", "ends"),
        ("v", "review"),
        ("d", "again"),
    ),
    _group(
        "review",
        ("left right", "stop"),
        ("up down", "step"),
        ("page_up page_down", "deal"),
        ("a", "analyse"),
        ("p", "practise"),
    ),
    _group(
        "watch",
        ("space p", "pause"),
        ("plus minus", "pace"),
        ("h", "hands"),
        ("l", "captions"),
    ),
)
"""The keys of every screen: around a match, in it, and after it."""


def columns(many: int) -> tuple[tuple[Group, ...], ...]:
    """The groups in at most so many columns, in their order and as short as that can be."""
    most = max(lines(group) for group in GROUPS)
    while len(_filled(most)) > many:
        most += 1
    return _filled(most)


def lines(group: Group) -> int:
    """How many lines a group takes, its title counting as two."""
    return len(group.rows) + 2


def _filled(most: int) -> tuple[tuple[Group, ...], ...]:
    """The groups in columns of at most so many lines."""
    filled: list[list[Group]] = [[]]
    for group in GROUPS:
        if sum(map(lines, filled[-1])) + lines(group) > most:
            filled.append([])
        filled[-1].append(group)
    return tuple(map(tuple, filled))
