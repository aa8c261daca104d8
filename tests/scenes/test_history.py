"""The lists of matches: what they show, going on, giving up, and looking at the score."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.scenes.desk import Desk
from game.scenes.history.content import SideTotal, row_of
from game.scenes.history.rowface import column_step
from game.scenes.history.scene import HistoryScene
from game.scenes.score_sheet import ScoreSheetScene
from game.ui.input import PointerMoved, PointerPressed, WheelTurned
from game.ui.theme import Step
from tests.scenes.desks import SIZES, assert_clear, click, desk, key, place, show
from tests.scenes.stored import DAY, Files, TakenStore, over, running
from tests.ui.kit import brush, pixels


@pytest.fixture
def files(tmp_path: Path) -> Files:
    return Files(tmp_path)


def history(at: Desk) -> tuple[HistoryScene, list[str]]:
    calls: list[str] = []
    scene = HistoryScene(at, lambda: calls.append("table"), lambda: calls.append("left"))
    return scene, calls


def ids(scene: HistoryScene) -> list[str]:
    return [target.id for target in scene.targets()]


def answer(at: Desk, name: str) -> None:
    """Press a button of the dialog on top and let it go."""
    assert at.stack.top is not None
    at.stack.update(1.0)
    click(at, {t.id: t.rect for t in at.stack.top.targets()}[name])
    at.stack.update(1.0)
    at.stack.settle_requests()


def test_enter_goes_on_with_the_match_played_last(files: Files) -> None:
    files.keep(running(3))
    latest = files.keep(running(4))
    at = files.desk()
    scene, calls = history(at)
    show(at, scene)
    key(at, "return")
    assert calls == ["table"]
    assert at.match is not None
    assert files.keeper.match_of(at.match) == latest
    assert at.match.record == running(4).record


def test_any_match_under_way_can_be_gone_on_with(files: Files) -> None:
    first = files.keep(running(3))
    files.keep(running(4))
    at = files.desk()
    scene, calls = history(at)
    show(at, scene)
    click(at, place(scene, f"continue_{first}"))
    assert calls == ["table"]
    assert at.match is not None
    assert files.keeper.match_of(at.match) == first


def test_going_on_lays_the_other_match_aside(files: Files) -> None:
    first, second = files.keep(running(3)), files.keep(running(4))
    at = files.desk()
    at.match = files.keeper.resume(second)
    scene, _ = history(at)
    show(at, scene)
    click(at, place(scene, f"continue_{first}"))
    assert at.match is not None
    assert files.keeper.match_of(at.match) == first
    assert {summary.match for summary in files.store.unfinished()} == {first, second}


def test_the_match_at_the_desk_is_gone_on_with_as_it_is(files: Files) -> None:
    number = files.keep(running())
    at = files.desk()
    at.match = session = files.keeper.resume(number)
    scene, calls = history(at)
    show(at, scene)
    key(at, "return")
    assert at.match is session
    assert calls == ["table"]


def test_a_match_is_abandoned_only_when_asked_twice(files: Files) -> None:
    number = files.keep(running())
    at = files.desk()
    scene, _ = history(at)
    show(at, scene)
    click(at, place(scene, f"abandon_{number}"))
    answer(at, "keep")
    assert [summary.match for summary in files.store.unfinished()] == [number]
    click(at, place(scene, f"abandon_{number}"))
    answer(at, "abandon")
    assert files.store.unfinished() == []
    assert ids(scene) == ["back", "tab_open", "tab_finished"]


def test_abandoning_the_match_at_the_desk_clears_it(files: Files) -> None:
    number = files.keep(running())
    at = files.desk()
    at.match = files.keeper.resume(number)
    scene, _ = history(at)
    show(at, scene)
    click(at, place(scene, f"abandon_{number}"))
    answer(at, "abandon")
    assert at.match is None
    assert files.store.unfinished() == []


def test_a_taken_match_is_told_and_not_gone_on_with(tmp_path: Path) -> None:
    files = Files(tmp_path)
    number = files.keep(running())
    at = files.desk()
    at.store = taken = TakenStore(tmp_path, files.clock, lambda _notice: None)
    scene, calls = history(at)
    show(at, scene)
    targets = {target.id: target for target in scene.targets()}
    assert not targets[f"continue_{number}"].enabled
    assert not targets[f"abandon_{number}"].enabled
    at.stack.handle(PointerPressed(targets[f"continue_{number}"].rect.cx,
                                   targets[f"continue_{number}"].rect.cy))  # fmt: skip
    at.stack.settle_requests()
    assert at.stack.top is not scene
    assert calls == []
    answer(at, "ok")
    assert at.stack.top is scene
    taken.close()


def test_a_match_taken_meanwhile_is_told(files: Files) -> None:
    number = files.keep(running())
    at = files.desk()
    scene, calls = history(at)
    show(at, scene)
    files.store.abandon(number)

    def gone(_match: int) -> None:
        raise KeyError

    at.resume = gone  # type: ignore[assignment]
    key(at, "return")
    assert at.stack.top is not scene
    assert calls == []
    answer(at, "ok")
    assert ids(scene) == ["back", "tab_open", "tab_finished"]


def test_a_finished_match_shows_its_score_sheet(files: Files) -> None:
    number = files.keep(over(1))
    at = files.desk()
    scene, _ = history(at)
    show(at, scene)
    assert f"match_{number}" in ids(scene)
    key(at, "return")
    sheet = at.stack.top
    assert isinstance(sheet, ScoreSheetScene)
    state = sheet.view()
    assert state is not None
    assert state.totals == over(1).view.totals
    key(at, "escape")
    assert at.stack.top is scene


def test_long_lists_scroll_by_wheel_and_keys(files: Files) -> None:
    numbers = [files.keep(over(1)) for _ in range(60)][::-1]
    at = files.desk()
    scene, _ = history(at)
    show(at, scene)

    def seen() -> list[str]:
        return [name for name in ids(scene) if name.startswith("match_")]

    page = seen()
    assert page == [f"match_{number}" for number in numbers[: len(page)]]
    key(at, *["down"] * len(page))
    assert seen()[-1] == f"match_{numbers[len(page)]}"
    key(at, "end", "end")
    assert seen()[-1] == f"match_{numbers[-1]}"
    key(at, "home")
    assert seen() == page
    row = place(scene, page[0])
    at.stack.handle(PointerMoved(row.cx, row.cy))
    at.stack.handle(WheelTurned(-3))
    assert seen()[0] != page[0]


def test_tabs_change_the_list(files: Files) -> None:
    finished, opened = files.keep(over(1)), files.keep(running())
    at = files.desk()
    scene, _ = history(at)
    show(at, scene)
    assert f"continue_{opened}" in ids(scene)
    click(at, place(scene, "tab_finished"))
    assert f"match_{finished}" in ids(scene)
    assert f"continue_{opened}" not in ids(scene)


def test_leaving_tells_the_menu(files: Files) -> None:
    at = files.desk()
    scene, calls = history(at)
    show(at, scene)
    key(at, "escape")
    assert calls == ["left"]
    assert at.stack.top is None


def test_empty_lists_say_so(files: Files) -> None:
    at, without = files.desk(), desk()
    scene, _ = history(at)
    bare, _ = history(without)
    assert pixels(show(at, scene)) != pixels(show(without, bare))
    assert ids(scene) == ids(bare) == ["back", "tab_open", "tab_finished"]
    key(at, "return")
    assert at.stack.top is None


@pytest.mark.parametrize("size", SIZES)
def test_every_size(files: Files, size: tuple[int, int]) -> None:
    for seed in range(3):
        files.keep(over(seed))
        files.keep(running(seed))
    at = files.desk()
    scene, _ = history(at)
    show(at, scene, size)
    assert_clear(scene, size)
    click(at, place(scene, "tab_finished"))
    assert_clear(scene, size)


def test_a_row_tells_the_name_that_the_player_gave_the_rules(files: Files) -> None:
    record = replace(running().record, rules_name="Saturday")
    files.store.release(files.store.new_match(record))
    (opened,) = (row_of(summary, files.clock()) for summary in files.store.unfinished())
    assert "Saturday · 500" in opened.note


def test_sides_stand_in_columns_whatever_their_totals() -> None:
    def sides(*totals: str) -> list[SideTotal]:
        names = zip(("You & Vera", "Otto & Amara"), totals, strict=True)
        return [SideTotal(place, name, total, False) for place, (name, total) in enumerate(names)]

    steps = {
        column_step(brush(), sides(*totals), Step.LEAD)
        for totals in (("7", "60"), ("−126", "1042"))
    }
    assert len(steps) == 1


def test_rows_tell_what_a_match_was(files: Files) -> None:
    files.keep(over(1))
    files.keep(running())
    now = files.clock() + DAY
    (opened,) = (row_of(summary, now) for summary in files.store.unfinished())
    assert opened.when.startswith("Yesterday, ")
    assert opened.note[1:] == ("Classic · 500", "against Easy")
    assert opened.outcome == ""
    assert [side.name for side in opened.sides] == ["You & Vera", "Otto & Amara"]
    (finished,) = (row_of(summary, now) for summary in files.store.finished())
    assert finished.note == ("1 deal", "Classic · 1 deal", "against Easy")
    ended = over(1).view.ended
    assert ended is not None
    assert finished.outcome == ("won" if ended.winners == (0,) else "lost")
    assert [side.won for side in finished.sides] == [s in ended.winners for s in (0, 1)]
