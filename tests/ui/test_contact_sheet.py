"""The whole sheet is drawn in every theme and at the sizes of small and 4K windows."""

from __future__ import annotations

import pytest

from game.ui.themes import THEMES
from tests.ui.contact_sheet import brush_for, draw_sheet
from tests.ui.kit import pixels


def test_themes_draw_five_different_sheets() -> None:
    sheets = {pixels(draw_sheet(brush_for(theme, 0.5))) for theme in THEMES}
    assert len(sheets) == len(THEMES)


@pytest.mark.parametrize("scale", [0.8, 2.4])
def test_sheet_is_drawn_at_any_scale(scale: float) -> None:
    surface = draw_sheet(brush_for("green", scale))
    assert surface.get_size() == (round(1600 * scale), round(900 * scale))
