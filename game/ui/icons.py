"""Line icons in a box of 24, all of one stroke."""

from __future__ import annotations

import pygame

from game.ui.brush import Brush
from game.ui.theme import Colour

_STROKE = 1.8
_FILLED = frozenset({"play", "crown", "pause"})
_PATHS = {
    "menu": "M4 7H20M4 12H20M4 17H20",
    "hint": "M9 17C9 14.5 6.2 13.4 6.2 9.6A5.8 5.8 0 0 1 17.8 9.6C17.8 13.4 15 14.5 15 17Z"
    "M9.6 20H14.4",
    "undo": "M9 5L4.5 9.5L9 14M5 9.5H14.5A4.8 4.8 0 0 1 14.5 19H9",
    "redo": "M15 5L19.5 9.5L15 14M19 9.5H9.5A4.8 4.8 0 0 0 9.5 19H15",
    "last": "M9.5 6.2L17.2 4.2A1.4 1.4 0 0 1 18.9 5.2L21 13.2A1.4 1.4 0 0 1 20 14.9L16.6 15.8"
    "M4.4 7.2H11.6A1.6 1.6 0 0 1 13.2 8.8V18.4A1.6 1.6 0 0 1 11.6 20H4.4"
    "A1.6 1.6 0 0 1 2.8 18.4V8.8A1.6 1.6 0 0 1 4.4 7.2Z",
    "gear": "M4 7H12M18 7H20M4 17H6M12 17H20M15 4.2A2.8 2.8 0 1 1 15 9.8A2.8 2.8 0 1 1 15 4.2Z"
    "M9 14.2A2.8 2.8 0 1 1 9 19.8A2.8 2.8 0 1 1 9 14.2Z",
    "chart": "M4 20H20M6.5 16V12M11 16V8M15.5 16V10M20 16V5",
    "book": "M12 6.5C9.5 4.8 6.5 4.6 4 5V18.5C6.5 18.1 9.5 18.3 12 20C14.5 18.3 17.5 18.1 20 18.5V5"
    "C17.5 4.6 14.5 4.8 12 6.5ZM12 6.5V20",
    "exit": "M13 4.5H6.5A1.5 1.5 0 0 0 5 6V18A1.5 1.5 0 0 0 6.5 19.5H13M10 12H20M16.5 8.5L20 12"
    "L16.5 15.5",
    "play": "M8 5.5V18.5L18.5 12Z",
    "pause": "M7.5 6H10V18H7.5ZM14 6H16.5V18H14Z",
    "prev": "M15 5L8 12L15 19",
    "next": "M9 5L16 12L9 19",
    "first": "M18 5L11 12L18 19M6.5 5V19",
    "end": "M6 5L13 12L6 19M17.5 5V19",
    "up": "M6 15L12 9L18 15",
    "down": "M6 9L12 15L18 9",
    "new": "M12 5V19M5 12H19",
    "minus": "M5 12H19",
    "search": "M10.5 4.5A6 6 0 1 1 10.5 16.5A6 6 0 1 1 10.5 4.5ZM15 15L20 20",
    "check": "M5 12.5L10 17.5L19 7",
    "x": "M6 6L18 18M18 6L6 18",
    "eye": "M2.5 12C5 7.5 8.3 5.5 12 5.5S19 7.5 21.5 12C19 16.5 15.7 18.5 12 18.5S5 16.5 2.5 12Z"
    "M12 9A3 3 0 1 1 12 15A3 3 0 1 1 12 9Z",
    "swap": "M5 9H19M15.5 5.5L19 9M19 15H5M8.5 18.5L5 15",
    "crown": "M4 8L8 12L12 6L16 12L20 8L18.5 18H5.5Z",
    "trophy": "M8 4H16V10A4 4 0 0 1 8 10ZM8 5.5H5A3 3 0 0 0 8 9.5M16 5.5H19A3 3 0 0 1 16 9.5"
    "M12 14V17.5M8.5 20H15.5",
    "reset": "M5 5V10H10M5.5 10A7 7 0 1 1 5 13.5",
    "save": "M12 4V14M8 10.5L12 14.5L16 10.5M5 18.5H19",
    "sound": "M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4ZM15.5 9A4.2 4.2 0 0 1 15.5 15M18 6.5A7.8 7.8 0 0 1"
    " 18 17.5",
    "mute": "M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4ZM16 9.5L21 14.5M21 9.5L16 14.5",
    "pencil": "M4.5 19.5L5.4 15.4L15.9 4.9A1.8 1.8 0 0 1 18.4 4.9L19.1 5.6A1.8 1.8 0 0 1 19.1 8.1"
    "L8.6 18.6ZM14 6.8L17.2 10",
    "bin": "M5 7H19M9.5 7V4.5H14.5V7M7 7L7.8 19.5H16.2L17 7M10.3 10.5V16M13.7 10.5V16",
    "info": "M12 3.8A8.2 8.2 0 1 1 12 20.2A8.2 8.2 0 1 1 12 3.8ZM12 11V16.2M12 7.7V7.8",
    "people": "M9 5A3.2 3.2 0 1 1 9 11.4A3.2 3.2 0 1 1 9 5ZM3 19.5C3 16 5.5 14 9 14S15 16 15 19.5"
    "M16 5.6A3 3 0 0 1 16 11M17.5 14.2C19.8 14.8 21 16.6 21 19.5",
}

ICON_NAMES = frozenset(_PATHS)
"""The name of every icon."""


def icon(
    brush: Brush,
    surface: pygame.Surface,
    name: str,
    cx: float,
    cy: float,
    size: float,
    colour: Colour,
    *,
    stroke: float = _STROKE,
    opacity: float = 1.0,
) -> None:
    """Draw the icon `name` about (cx, cy), `size` surface pixels on a side.

    `stroke` is its line in the icon's own units of a 24th. Raises KeyError for an unknown name.
    """
    fill = f'fill="{colour}" fill-opacity="{opacity:g}"' if name in _FILLED else 'fill="none"'
    side = max(1, round(size))
    body = (
        f'<path transform="scale({side / 24:g})" d="{_PATHS[name]}" {fill} stroke="{colour}" '
        f'stroke-opacity="{opacity:g}" stroke-width="{stroke:g}" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
    )
    brush.vector(surface, cx - side / 2, cy - side / 2, side, side, body, supersample=3)
