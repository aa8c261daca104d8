"""What statistics say, apart from where they say it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.engine.rules import Rules
from game.scenes.statistics.content import page_of, rate_chart_of
from game.scenes.statistics.estimate import wilson
from game.scenes.statistics.figures import Figures
from game.scenes.statistics.filters import Sieve, groups_of
from game.scenes.statistics.grid import heat_map_of, short_count
from game.storage.statistics import YOU, BidCell, Choices, Filter, RulesChoice, Summary

NOW = 1_760_000_000.0


def tiles(summary: Summary, person: str = YOU) -> list[tuple[str, str, str]]:
    page = page_of(Figures(summary), person, NOW, 30)
    return [(tile.value, tile.label, tile.note) for tile in page.tiles]


def test_tiles_tell_shares_and_where_they_come_from() -> None:
    summary = Summary(matches=31, won=19, deals=214, bids_made=140, sets=35, nils_tried=18,
                      nils_made=13, bags=278, points=12412)  # fmt: skip
    assert tiles(summary) == [
        ("61 %", "of matches won", "19 of 31"),
        ("80 %", "of contracts made", "140 made, 35 sets"),
        ("72 %", "of nils kept", "13 of 18"),
        ("1.3", "bags a deal", "278 in all"),
        ("+58", "points a deal", "your side"),
    ]


def test_nothing_tried_is_no_share() -> None:
    values = [value for value, _, _ in tiles(Summary())]
    assert values == ["–"] * 5


def test_blind_bids_have_a_tile_once_tried() -> None:
    labels = {
        label: note
        for _, label, note in tiles(
            Summary(deals=5, blind_nils_tried=4, blind_nils_made=1, blind_sixes_tried=2)
        )
    }
    assert labels["of blind bids made"] == "nil 1 of 4, six 0 of 2"


def test_another_person_has_a_side_of_their_own() -> None:
    assert tiles(Summary(deals=1, points=-30), "Vera")[-1] == (
        "−30",
        "points a deal",
        "Vera’s side",
    )


def test_the_note_counts_and_dates() -> None:
    summary = Summary(matches=1, deals=1234, abandoned=2, since=NOW - 40 * 86_400)
    note = page_of(Figures(summary), YOU, NOW, 30).note
    assert note == "1 match, 1,234 deals since August; 2 given up"


@pytest.mark.parametrize(
    ("won", "played", "bounds"),
    [(0, 0, (0.0, 1.0)), (5, 10, (0.2366, 0.7634)), (0, 10, (0.0, 0.2775)), (10, 10, (0.7225, 1))],
)
def test_wilson_bounds(won: int, played: int, bounds: tuple[float, float]) -> None:
    assert wilson(won, played) == pytest.approx(bounds, abs=1e-4)


def test_the_line_begins_with_the_fifth_match() -> None:
    assert rate_chart_of(["won"] * 4, 30).points == ()
    chart = rate_chart_of(["won", "lost", "won", "drawn", "won", "lost"], 30)
    assert [(point.match, point.rate) for point in chart.points] == [(5, 0.6), (6, 0.5)]
    assert chart.dots == ("won", "lost")
    assert chart.end == "50 %"
    assert all(point.low < point.rate < point.high for point in chart.points)


def test_dots_that_have_no_room_are_the_latest() -> None:
    outcomes = ["won"] * 50 + ["lost"] * 10
    chart = rate_chart_of(outcomes, 12)
    assert chart.dots == ("won",) * 2 + ("lost",) * 10
    assert chart.each == "the last 12: filled won, open lost"


def test_many_matches_are_thinned_but_end_with_the_last() -> None:
    chart = rate_chart_of(["won", "lost"] * 5000, 30)
    assert len(chart.points) <= 201
    assert chart.points[-1].match == 10_000
    assert all(one.match < two.match for one, two in pairwise(chart.points))


def test_the_grid_has_room_for_small_numbers_and_grows() -> None:
    grid = heat_map_of([BidCell("tricks", 9, 10, 4), BidCell("nil", 0, 2, 1)])
    assert grid is not None
    assert [row.name for row in grid.rows] == ["Nil", *map(str, range(1, 10))]
    assert all(len(row.deals) == 11 for row in grid.rows)
    assert grid.rows[-1].deals[10] == 4
    assert grid.rows[0].strict
    assert heat_map_of([]) is None


def test_blind_bids_in_the_grid() -> None:
    grid = heat_map_of(
        [BidCell("blind_nil", 0, 0, 2), BidCell("blind_six", 6, 6, 3), BidCell("tricks", 6, 6, 1)]
    )
    assert grid is not None
    assert grid.rows[0].name == "Blind"
    assert grid.rows[0].deals[0] == 2
    assert next(row for row in grid.rows if row.name == "6").deals[6] == 4


def test_large_counts_are_shortened() -> None:
    assert [short_count(deals) for deals in (999, 1000, 31_999)] == ["999", "1k", "31k"]


def test_rules_of_one_name_are_numbered() -> None:
    rules = tuple(
        RulesChoice(str(limit), "", Rules.model_validate({"bag_limit": limit})) for limit in (3, 5)
    )
    (group,) = (g for g in groups_of(Choices(rules=rules), Filter()) if g.sieve is Sieve.RULES)
    assert group.labels == ("All rules", "House rules · 500", "House rules · 500 (2)")
    assert group.values == (None, "3", "5")
    assert group.label == "All rules"
