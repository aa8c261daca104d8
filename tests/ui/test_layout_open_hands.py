"""Open hands of the others: in the window, apart from each other, and readable."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from game.engine.tables import TABLES
from game.ui.cardstyle import CardStyle, Index
from game.ui.geometry import Fan, poses_bounds
from game.ui.layout import table_layout
from game.ui.layout.open_hands import open_hand
from game.ui.layout.open_table import open_table
from game.ui.layout.review import review_places
from game.ui.layout.screen import screen
from game.ui.layout.seats import Edge
from tests.scenes.desks import SIZES

FACES = ("classic", "large")


def assert_named(hand: Fan, index: Index) -> None:
    """Assert that every card but the last shows its rank and its suit."""
    for one, two in pairwise(hand):
        shown = (two.x - one.x) / index.across + (two.y - one.y) / index.down
        assert shown >= one.height * 0.999


@pytest.mark.parametrize("size", [*SIZES, (820, 1180)])
@pytest.mark.parametrize("table", TABLES.values(), ids=list(TABLES))
@pytest.mark.parametrize("face", FACES)
def test_at_the_table(size: tuple[int, int], table: object, face: str) -> None:
    row, index = TABLES[getattr(table, "key", "")], CardStyle(face).index
    layout = table_layout(size, row.sides, viewer=0, cards=row.tricks, index=index, open_hands=True)
    hands = [open_hand(layout, seat, row.tricks) for seat in range(1, row.seats)]
    boxes = [poses_bounds(hand) for hand in hands]
    assert all(box.within(layout.screen.window) for box in boxes)
    plates = [plate.rect for plate in layout.plates]
    apart = [*boxes, *plates, *layout.keys.rects, layout.trick.area]
    assert not any(one.meets(two) for one, two in combinations(apart, 2))
    for hand in hands:
        assert_named(hand, index)
    sides = [hand for seat, hand in enumerate(hands, 1) if layout.edge(seat) is not Edge.TOP]
    # The columns are alike: their cards are of one size, and as far apart.
    shapes = {(round(hand[0].height, 6), round(hand[1].y - hand[0].y, 6)) for hand in sides}
    assert len(shapes) <= 1
    free = min((min(b.x, b.y, size[0] - b.right) for b in boxes), default=size[0])
    assert free >= 4 * layout.u


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("table", TABLES.values(), ids=list(TABLES))
@pytest.mark.parametrize("face", FACES)
def test_in_a_review(size: tuple[int, int], table: object, face: str) -> None:
    row, index = TABLES[getattr(table, "key", "")], CardStyle(face).index
    places = review_places(screen(size), row.tricks + 2)
    view = places.screen
    stage = open_table(places.stage, view.u, row.seats, 0, row.tricks, index)
    hands = [stage.hand(seat, row.tricks) for seat in range(row.seats)]
    boxes = [poses_bounds(hand) for hand in hands]
    plates = [plate.rect for plate in stage.plates]
    assert all(box.within(places.stage.grown(view.u)) for box in (*boxes, *plates))
    apart = [*boxes, *plates, stage.trick_area]
    assert not any(one.meets(two) for one, two in combinations(apart, 2))
    for hand in hands:
        assert_named(hand, index)
    words = 1 if row.seats == 3 else 2
    named = review_places(view, row.tricks + words, words).stops
    assert all(stop.w >= 38 * view.u for stop in named[:words])
    assert all(one.right < two.x for one, two in pairwise(named))
    parts = (places.stage, places.strip, places.panel, places.back, places.hands)
    assert not any(one.meets(two) for one, two in combinations(parts, 2))
    assert all(part.within(view.window) for part in parts)
