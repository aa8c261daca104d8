"""Which key does what, screen by screen."""

from __future__ import annotations

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


COLUMNS: tuple[tuple[Group, ...], ...] = (
    (
        _group(
            "everywhere",
            ("tab shift_tab", "focus"),
            ("left up down right", "arrows"),
            ("enter space", "press"),
            ("escape", "back"),
            ("f1", "keys"),
            ("f11", "full_screen"),
            ("m", "sound"),
        ),
        _group(
            "book",
            ("up down", "scroll"),
            ("left right", "page"),
            ("home end", "ends"),
        ),
    ),
    (
        _group(
            "table",
            ("left right", "choose"),
            ("enter up", "play"),
            ("t", "last_trick"),
            ("o", "order"),
            ("s", "score"),
            ("any", "hurry"),
        ),
        _group(
            "bidding",
            ("digits", "number"),
            ("n", "nil"),
            ("left right", "choose"),
            ("enter", "bid"),
            ("space up", "give"),
        ),
    ),
)
"""The groups, in two columns of as many lines."""
