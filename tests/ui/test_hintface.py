"""The panel of a hint stays off the own hand and the keys, inside the window."""

from __future__ import annotations

import pytest

from game.engine.tables import TABLES
from game.ui.geometry import Rect, poses_bounds
from game.ui.hintface import HintRow, HintText, hint_place
from game.ui.layout import table_layout
from tests.ui.kit import brush

SIZES = ((1280, 720), (1920, 1080), (820, 1180), (2560, 1080), (900, 560))
TEXT = HintText(
    "Duck with the 4♦: your contract is made and this trick would be your 8th bag.",
    tuple(HintRow(f"{n}♦", ("+12 ± 1.1", "54 %"), int(n == 2)) for n in range(2, 6)),
    ("points", "wins"),
    "H puts this away",
)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", TABLES)
def test_a_panel_covers_neither_hand_nor_keys(key: str, size: tuple[int, int]) -> None:
    table = TABLES[key]
    layout = table_layout(size, table.sides, viewer=0, cards=table.tricks)
    painter = brush()
    painter.scale = layout.u
    place = hint_place(painter, layout, TEXT, (), table.tricks)
    assert place.within(Rect(0.0, 0.0, *map(float, size)))
    assert not any(place.meets(rect) for rect in layout.keys.rects)
    hand = [poses_bounds((pose,)) for pose in layout.own_hand(table.tricks)]
    assert not any(place.meets(card) for card in hand)


def test_a_panel_leaves_a_question_free_where_there_is_room() -> None:
    layout = table_layout((1280, 720), TABLES["partners"].sides, viewer=0, cards=13)
    painter = brush()
    painter.scale = layout.u
    pad = Rect(400.0, 176.0, 480.0, 246.0)
    assert not hint_place(painter, layout, TEXT, (pad,), 13).meets(pad)
