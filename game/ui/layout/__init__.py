"""Layouts: where everything on a screen is, as pure geometry of the surface's size (LOOK 2, 3)."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.ui.layout.arrange import table_layout
    from game.ui.layout.table import TableLayout

__all__ = ["TableLayout", "table_layout"]

_HOMES = {"TableLayout": "game.ui.layout.table", "table_layout": "game.ui.layout.arrange"}


def __getattr__(name: str) -> Any:
    # The first picture of the menu needs the screen's unit alone and waits for nothing else.
    if name not in _HOMES:
        raise AttributeError(name)
    return getattr(import_module(_HOMES[name]), name)
