"""The page of statistics: its filters, its scrolling, and what it says without deals."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from game.engine.rules import Rules
from game.scenes.desk import Desk
from game.scenes.statistics import StatisticsScene
from game.scenes.statistics.figures import Figures
from game.storage.statistics import BidCell, Choices, Filter, RulesChoice, Summary
from game.ui.input import PointerMoved, WheelTurned
from tests.scenes.desks import SIZES, assert_clear, click, desk, draw, key, place, show
from tests.scenes.stored import Files, over
from tests.ui.kit import pixels

PLAYED = Figures(
    Summary(matches=8, won=5, deals=40, bids_made=30, sets=6, nils_tried=4, nils_made=3, bags=20),
    ("won", "lost", "won", "won", "drawn", "lost", "won", "won"),
    (BidCell("tricks", 3, 3, 20), BidCell("tricks", 4, 3, 10), BidCell("nil", 0, 0, 3)),
)
CHOICES = Choices(
    tables=("partners", "solo4"),
    rules=(RulesChoice("a", "", Rules()), RulesChoice("b", "", Rules(bid_style="mirror"))),
    levels=("easy", "pro"),
    people=("Otto", "Vera"),
)


@dataclass
class Counter:
    """Gives the same figures for every filter and remembers what was asked."""

    figures: Figures = PLAYED
    asked: list[Filter] = field(default_factory=list)

    def __call__(self, only: Filter) -> Figures:
        self.asked.append(only)
        return self.figures


def page(counter: Counter, choices: Choices = CHOICES) -> tuple[Desk, StatisticsScene]:
    at = desk()
    return at, StatisticsScene(at, counter, choices)


def test_everything_is_counted_at_first() -> None:
    counter = Counter()
    at, scene = page(counter)
    show(at, scene)
    assert counter.asked == [Filter()]


def test_tables_are_chosen_by_pills_where_there_is_room() -> None:
    counter = Counter()
    at, scene = page(counter)
    show(at, scene, (1920, 1080))
    click(at, place(scene, "table_2"))
    assert counter.asked[-1] == Filter(table="solo4")
    click(at, place(scene, "table_0"))
    assert counter.asked[-1] == Filter()


@pytest.mark.parametrize(
    ("name", "row", "only"),
    [
        ("person", 2, Filter(person="Vera")),
        ("level", 1, Filter(level="easy")),
        ("rules", 2, Filter(rules="b")),
        ("table", 1, Filter(table="partners")),
    ],
)
def test_filters_open_a_list(name: str, row: int, only: Filter) -> None:
    counter = Counter()
    at, scene = page(counter)
    show(at, scene, (960, 600))
    click(at, place(scene, name))
    opened = at.stack.top
    assert opened is not None
    assert opened is not scene
    click(at, {target.id: target.rect for target in opened.targets()}[f"option_{row}"])
    assert at.stack.top is scene
    assert counter.asked[-1] == only


def test_lists_by_keys_alone() -> None:
    counter = Counter()
    at, scene = page(counter)
    show(at, scene)
    key(at, "tab", "return")
    assert at.stack.top is not scene
    key(at, "down", "return")
    assert counter.asked[-1] == Filter(person="Otto")
    assert at.stack.top is scene
    key(at, "return", "up", "escape")
    assert counter.asked[-1] == Filter(person="Otto")


def test_a_list_longer_than_the_window_is_moved_through() -> None:
    rules = tuple(RulesChoice(str(i), f"Rules {i}", Rules()) for i in range(40))
    counter = Counter()
    at, scene = page(counter, Choices(rules=rules))
    show(at, scene, (960, 600))
    click(at, place(scene, "rules"))
    opened = at.stack.top
    assert opened is not None
    assert all(target.rect.bottom <= 600 for target in opened.targets())
    key(at, "end", "return")
    assert counter.asked[-1] == Filter(rules="39")


def test_one_value_is_no_choice() -> None:
    at, scene = page(Counter(), Choices(tables=("partners",), levels=("pro",), people=("Otto",)))
    show(at, scene)
    assert [target.id for target in scene.targets()] == ["back", "person"]


def test_a_low_window_scrolls() -> None:
    at, scene = page(Counter())
    before = pixels(show(at, scene, (800, 500)))
    at.stack.handle(PointerMoved(400, 300))
    at.stack.handle(WheelTurned(-2))
    assert pixels(draw(at, (800, 500))) != before
    key(at, "home")
    at.stack.handle(PointerMoved(400, 300))
    assert pixels(draw(at, (800, 500))) == before


def test_escape_and_the_key_lead_back() -> None:
    at, scene = page(Counter())
    show(at, scene)
    key(at, "escape")
    assert at.stack.top is None
    show(at, scene)
    click(at, place(scene, "back"))
    assert at.stack.top is None


def test_m_turns_the_sound_off() -> None:
    at, scene = page(Counter())
    show(at, scene)
    key(at, "m")
    assert at.sounds.muted


def test_each_kind_of_nothing_has_its_words() -> None:
    pictures = set()
    at, scene = page(Counter(Figures()))
    pictures.add(pixels(show(at, scene, (1920, 1080))))
    click(at, place(scene, "table_1"))
    click(at, place(scene, "back"))
    show(at, scene, (1920, 1080))
    pictures.add(pixels(draw(at, (1920, 1080))))
    without = desk()
    pictures.add(pixels(show(without, StatisticsScene(without), (1920, 1080))))
    assert len(pictures) == 3


def test_another_person_is_another_page() -> None:
    counter = Counter()
    at, scene = page(counter)
    before = pixels(show(at, scene))
    counter.figures = Figures(Summary(matches=1, deals=3), ("lost",), ())
    click(at, place(scene, "person"))
    key(at, "down", "return")
    assert pixels(draw(at)) != before


@pytest.mark.parametrize("size", SIZES)
def test_every_size(size: tuple[int, int]) -> None:
    at, scene = page(Counter())
    show(at, scene, size)
    assert_clear(scene, size)


def test_it_is_said_when_only_deals_with_an_undo_were_played() -> None:
    def gather(only: Filter) -> Figures:
        return PLAYED if only.undone else Figures()

    at, none = desk(), desk()
    undone, nothing = StatisticsScene(at, gather, CHOICES), page(Counter(Figures()))[1]
    assert pixels(show(at, undone)) != pixels(show(none, nothing))


def test_matches_on_file_are_counted(tmp_path: Path) -> None:
    files = Files(tmp_path)
    for seed in range(3):
        files.keep(over(seed))
    at = files.desk()
    scene = StatisticsScene(at)
    empty = StatisticsScene(desk())
    assert pixels(show(at, scene)) != pixels(show(desk(), empty))
    assert "person" in [target.id for target in scene.targets()]
