"""Where the head of the rules and the panel with their text are."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.geometry import Rect
from game.ui.layout.pages import page_edge
from game.ui.layout.screen import Screen, SizeClass, screen
from game.ui.pagehead import BACK

_SMALL_BACK = 44


@dataclass(frozen=True, slots=True)
class RulesPlaces:
    """Every place of the page, in pixels; `view` is where the text is seen, within the panel."""

    screen: Screen
    back: Rect
    right: float
    panel: Rect
    view: Rect


def rules_places(
    size: tuple[float, float], text: float | None = None, scale: float = 1.0
) -> RulesPlaces:
    """Return the places on a surface of `size` pixels at a scale of the interface.

    The panel takes all there is room for, or less if its `text` is only so many pixels high.
    """
    view = screen(size, scale)
    u, edge, margin = view.u, page_edge(view), view.margin
    large = view.kind.roomy or view.kind is SizeClass.TALL
    right = view.width - edge
    side = (BACK if large else _SMALL_BACK) * u
    back = Rect(edge, margin, side, side)
    top = back.bottom + (22 if large else 12) * u
    across, down = (34 * u, 22 * u) if large else (24 * u, 14 * u)
    high = view.height - margin - top
    if text is not None:
        high = min(high, text + 2 * down)
    panel = Rect(edge, top, right - edge, high)
    inner = Rect.spanning(panel.x + across, panel.y + down, panel.right - across,
                          panel.bottom - down)  # fmt: skip
    return RulesPlaces(view, back, right, panel, inner)
