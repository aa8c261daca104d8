"""The panel of a hint covers nothing of the table, inside the window."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.engine.tables import TABLES
from game.ui.brush import Brush
from game.ui.geometry import Rect, poses_bounds
from game.ui.hintface import HintRow, HintText
from game.ui.hintplace import hint_place
from game.ui.layout import TableLayout, table_layout
from tests.ui.kit import brush

SIZES = ((1280, 720), (1920, 1080), (820, 1180), (2560, 1080), (900, 560))
TEXT = HintText(
    "Duck with the 4♦: your contract is made and this trick would be your 8th bag.",
    tuple(HintRow(f"{n}♦", ("+12 ± 1.1", "54 %"), int(n == 2)) for n in range(2, 6)),
    ("points", "wins"),
    "H puts this away",
)


ADVICE = HintText(TEXT.sentence, foot="H shows the other choices")
CHOICES = replace(TEXT, told=True)
PADS = {(1280, 720): Rect(400.0, 176.0, 480.0, 246.0), (900, 560): Rect(210.0, 119.0, 480.0, 247.0)}


def painter(layout: TableLayout) -> Brush:
    found = brush()
    found.scale = layout.u
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", TABLES)
def test_a_panel_covers_neither_hand_nor_keys_nor_cards(key: str, size: tuple[int, int]) -> None:
    table = TABLES[key]
    layout = table_layout(size, table.sides, viewer=0, cards=table.tricks)
    for text in (ADVICE, CHOICES, TEXT):
        place = hint_place(painter(layout), layout, text, (), table.tricks).rect
        assert place.within(Rect(0.0, 0.0, *map(float, size)))
        assert not any(place.meets(rect) for rect in layout.keys.rects)
        hand = [poses_bounds((pose,)) for pose in layout.own_hand(table.tricks)]
        assert not any(place.meets(card) for card in hand)


@pytest.mark.parametrize("size", SIZES)
def test_at_the_table_of_four_a_panel_covers_nothing(size: tuple[int, int]) -> None:
    layout = table_layout(size, TABLES["partners"].sides, viewer=0, cards=13)
    for text in (ADVICE, CHOICES, TEXT):
        place = hint_place(painter(layout), layout, text, (), 13).rect
        slots = [poses_bounds((slot,)) for slot in layout.trick.slots]
        plates = [plate.rect for plate in layout.plates]
        there = (*layout.corners(), *layout.chips, *slots, *plates)
        assert not any(place.meets(rect) for rect in there)


@pytest.mark.parametrize("size", PADS)
def test_a_panel_leaves_a_question_and_the_plates_free(size: tuple[int, int]) -> None:
    layout = table_layout(size, TABLES["partners"].sides, viewer=0, cards=13)
    for text in (ADVICE, CHOICES):
        place = hint_place(painter(layout), layout, text, (PADS[size],), 13, playing=False).rect
        plates = [plate.rect for plate in layout.plates]
        assert not any(place.meets(rect) for rect in (PADS[size], *layout.corners(), *plates))


@pytest.mark.parametrize("size", [(820, 1180), (1280, 720)])
def test_bids_that_stand_at_the_first_lead_and_the_hand_at_the_top_stay_free(
    size: tuple[int, int],
) -> None:
    layout = table_layout(size, TABLES["partners"].sides, viewer=0, cards=13)
    top = max((backs.area(13) for backs in layout.backs if backs), key=lambda area: area.w)
    for text in (ADVICE, TEXT):
        place = hint_place(painter(layout), layout, text, (), 13, bids=True).rect
        assert not any(place.meets(bubble.rect) for bubble in layout.bubbles)
        assert not place.meets(top)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_panel_takes_room_where_no_card_of_the_trick_lies(size: tuple[int, int]) -> None:
    layout = table_layout(size, TABLES["partners"].sides, viewer=0, cards=13)
    lead = hint_place(painter(layout), layout, CHOICES, (), 13, bids=True, lying=())
    assert not lead.form.small
    assert lead.form.most >= len(CHOICES.rows)
    own = Rect.centred(layout.trick_slot(0).x, layout.trick_slot(0).y, 1.0, 1.0)
    bids = (bubble.rect for bubble in layout.bubbles)
    plates = (plate.rect for plate in layout.plates)
    assert not any(lead.rect.meets(rect) for rect in (own, *bids, *plates))


def test_a_sentence_that_was_not_read_yet_stays_beside_its_rows() -> None:
    layout = table_layout((900, 560), TABLES["partners"].sides, viewer=0, cards=13)
    pad = PADS[900, 560]
    assert hint_place(painter(layout), layout, CHOICES, (pad,), 13, playing=False).form.bare
    assert not hint_place(painter(layout), layout, TEXT, (pad,), 13, playing=False).form.bare


@pytest.mark.parametrize("size", SIZES)
def test_rows_give_way_before_the_sentence_and_the_size_of_its_type(size: tuple[int, int]) -> None:
    layout = table_layout(size, TABLES["partners"].sides, viewer=0, cards=13)
    many = replace(CHOICES, rows=(CHOICES.rows * 2)[:6])
    for playing in (True, False):
        form = hint_place(painter(layout), layout, many, (), 13, playing=playing).form
        assert not form.bare
        assert not form.small or (playing and size == (900, 560))
