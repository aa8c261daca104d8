"""Layouts: where everything on a screen is, as pure geometry of the surface's size (LOOK 2, 3)."""

from game.ui.layout.arrange import table_layout
from game.ui.layout.table import TableLayout

__all__ = ["TableLayout", "table_layout"]
