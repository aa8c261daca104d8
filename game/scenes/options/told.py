"""The explanation on the screen: drawn in its column or under its row, with its buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import pygame

from game.scenes.options.examplecard import draw_card
from game.scenes.options.explanation import Explanation, Flow, Piece, What, column_flow, fold_flow
from game.ui.brush import Brush
from game.ui.control import Control
from game.ui.faces import button_face
from game.ui.geometry import Rect
from game.ui.theme import CAPITALS_SPACING, STRONG, Step

_BUTTONS = {What.BACK: ("set_back", "reset"), What.BOTH: ("both", "check")}


def flow_of(brush: Brush, told: Explanation, width: float, *, folded: bool) -> Flow:
    """Return the pieces of an explanation for a width in pixels."""
    return fold_flow(brush, told, width) if folded else column_flow(brush, told, width)


def flow_buttons(
    flow: Flow, x: float, y: float, presses: Mapping[str, Callable[[], None]]
) -> Iterator[Control]:
    """Yield the buttons of an explanation that begins at (x, y), with what each does."""
    for piece in flow.pieces:
        if piece.what in _BUTTONS:
            name, icon = _BUTTONS[piece.what]
            face = button_face(piece.text, icon=icon, size=Step.BODY)
            area = piece.area.moved(x, y)
            yield Control(name, area, face, presses[name], spoken=piece.text)


def draw_flow(brush: Brush, surface: pygame.Surface, flow: Flow, x: float, y: float) -> None:
    """Draw an explanation that begins at (x, y), without its buttons."""
    clip = surface.get_clip()
    for piece in flow.pieces:
        area = piece.area.moved(x, y)
        if area.bottom >= clip.top and area.y <= clip.bottom:
            _draw(brush, surface, piece, area)


def _draw(brush: Brush, surface: pygame.Surface, piece: Piece, area: Rect) -> None:
    theme, u, text = brush.theme, brush.scale, brush.text
    match piece.what:
        case What.TITLE:
            text.paragraph(surface, piece.text, area.x, area.y + 12 * u, area.w, Step.TITLE,
                           theme.text, weight=STRONG)  # fmt: skip
        case What.CAPTION:
            text.draw(surface, piece.text.upper(), area.x, area.cy, Step.CAPTION, theme.second,
                      weight=STRONG, spacing=CAPITALS_SPACING)  # fmt: skip
        case What.CARD if piece.example is not None:
            draw_card(brush, surface, piece.example, area)
        case What.TEXT | What.FORCE | What.REFUSAL:
            ink = theme.bad if piece.what is What.REFUSAL else theme.second
            text.paragraph(surface, piece.text, area.x, area.y, area.w, Step.BODY, ink,
                           weight=400, strong_colour=theme.text, red=theme.red_suit)  # fmt: skip
