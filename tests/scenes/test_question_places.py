"""Questions over the table: clear of all that stands there, and their tiles wide enough."""

from typing import Any

import pytest

from game.engine.bids import BLIND_NIL, blind_six
from game.scenes.bidding.places import QuestionPlaces, question_places
from game.ui.layout import TableLayout, table_layout
from game.ui.layout.pad import pad_obstacles
from game.ui.theme import Step
from game.words.blind_stakes import chosen_tiles, open_tiles
from tests.scenes.asked import asked
from tests.scenes.drawn import shared_brush
from tests.ui.layout_kit import CARDS, SIDES, named

LEAST = (800, 500)
TABLES = ("partners", "solo5", "pairs6")
CROWDED = ((LEAST, 1.0), ((900, 560), 2.0), ((1024, 600), 2.0), ((820, 1180), 1.0))
"""Surfaces, with scales of the interface, on which there is least room."""


def questions(layout: TableLayout, tricks: int) -> list[QuestionPlaces]:
    """Both blind offers, new cards and an exchange."""
    return [
        question_places(layout, tiles=3, emblem=True),
        question_places(layout, tiles=3, keys=tricks - 4, emblem=True),
        question_places(layout, words=False),
        question_places(layout, buttons=1),
    ]


@pytest.mark.parametrize("table", TABLES)
def test_a_question_covers_nothing_of_the_table(table: str) -> None:
    for size, scale in CROWDED:
        layout = table_layout(size, SIDES[table], cards=CARDS[table], scale=scale)
        for places in questions(layout, CARDS[table]):
            panel = places.panel
            assert panel.within(layout.screen.window), named(layout)
            assert not [r for r in pad_obstacles(layout) if r.meets(panel)], named(layout)


@pytest.mark.parametrize("options", [{}, {"set": "minus_short", "bag_value": 5}])
def test_the_notes_of_tiles_have_room_in_the_smallest_window(options: dict[str, Any]) -> None:
    told = {1: ("bid 3",), 2: ("bid 4",), 3: ("bid 2",)}
    view = asked(told, blind_six="double_double", blind_nil="any", **options).view
    tiles = [open_tiles(view, 0, nil=nil, six=six) for nil, six in ((True, True), (True, False))]
    tiles.append(open_tiles(view, 0, nil=False, six=True))
    tiles += [chosen_tiles(view, 0, bid) for bid in (BLIND_NIL, blind_six(7), blind_six(9))]
    for table in TABLES:
        layout = table_layout(LEAST, SIDES[table], cards=CARDS[table])
        room = questions(layout, CARDS[table])[1].tiles[0].w
        for _, note in (tile for row in tiles for tile in row):
            assert shared_brush().text.width(note, Step.CAPTION, 400) <= room - 4, (note, table)
