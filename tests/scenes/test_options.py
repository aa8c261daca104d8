"""The options as a scene: by pointer alone, by keys alone, at every size."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.rules import CLASSIC, Rules
from game.scenes.desk import Desk
from game.scenes.options import OptionsScene
from game.scenes.options.option import written
from game.scenes.options.pages import PAGES, rows_of
from game.scenes.scene import Scene
from game.storage.settings import Players, Settings
from game.ui.geometry import Rect
from game.ui.input import (
    KeyPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    TextTyped,
    WheelTurned,
)
from tests.scenes.desks import SIZES, assert_clear, click, desk, draw, key, place, show
from tests.ui.kit import pixels

Opened = tuple[Desk, OptionsScene, list[Settings]]


def opened(page: str = "bags", size: tuple[int, int] = (1280, 720), **rules: Any) -> Opened:
    at, kept = desk(), list[Settings]()
    at.settings = Settings(rules=Rules.model_validate(rules))
    at.keep = kept.append
    scene = OptionsScene(at, page)
    show(at, scene, size)
    return at, scene, kept


def names(scene: OptionsScene) -> list[str]:
    return [target.id for target in scene.targets()]


def live(scene: OptionsScene) -> list[str]:
    return [target.id for target in scene.targets() if target.enabled]


# Coming and going


@pytest.mark.parametrize("name", ["return", "escape"])
def test_keys_leave(name: str) -> None:
    at, scene, kept = opened()
    key(at, name)
    assert at.stack.top is not scene
    assert kept == []


@pytest.mark.parametrize("button", ["done", "back"])
def test_buttons_leave(button: str) -> None:
    at, scene, _ = opened()
    click(at, place(scene, button))
    assert at.stack.top is not scene


def test_nothing_reaches_the_scene_below() -> None:
    _, scene, _ = opened()
    assert scene.handle(KeyPressed("f3"))
    assert scene.handle(PointerPressed(640, 5))


# The pointer alone


def test_a_click_changes_and_keeps_at_once() -> None:
    at, scene, kept = opened()
    click(at, place(scene, "bag_limit:7"))
    assert at.settings.rules == Rules(bag_limit=7)
    assert kept == [at.settings]
    click(at, place(scene, "bag_limit:7"))
    assert len(kept) == 1


def test_the_classic_value_comes_back_by_its_note_or_its_button() -> None:
    at, scene, _ = opened(bag_limit=7, bag_carry="reset")
    click(at, place(scene, "bag_limit:undo"))
    assert at.settings.rules == Rules(bag_carry="reset")
    click(at, place(scene, "bag_carry:reset"))
    click(at, place(scene, "set_back"))
    assert at.settings.rules == CLASSIC
    assert "set_back" not in names(scene)


def test_pages_are_opened_by_the_list() -> None:
    at, scene, _ = opened()
    for page in PAGES:
        click(at, place(scene, f"page_{page}"))
        first = rows_of(page, at.settings)[0].options[0].id
        assert any(name.startswith(f"{first}:") for name in names(scene)), page


def test_a_list_opens_picks_and_closes() -> None:
    at, scene, _ = opened("table")
    click(at, place(scene, "table:list"))
    assert set(names(scene)) >= {"table=partners", "table=solo4"}
    click(at, place(scene, "table=solo4"))
    assert at.settings.rules.table == "solo4"
    click(at, place(scene, "table:list"))
    click(at, Rect(30, 700, 2, 2))
    assert at.settings.rules.table == "solo4"
    assert "done" in names(scene)


def test_a_held_step_key_repeats() -> None:
    at, scene, _ = opened("length")
    more = place(scene, "target:+10")
    at.stack.handle(PointerMoved(more.cx, more.cy))
    at.stack.handle(PointerPressed(more.cx, more.cy))
    assert at.settings.rules.target == 510
    for _ in range(10):
        at.stack.update(0.1)
    held = at.settings.rules.target
    assert held > 560
    at.stack.handle(PointerReleased(more.cx, more.cy))
    at.stack.update(1.0)
    assert at.settings.rules.target == held
    assert scene.settled


def test_a_dead_step_key_is_not_live() -> None:
    _, scene, _ = opened("length", deals=0)
    assert "deals:-4" in names(scene)
    assert "deals:-4" not in live(scene)


def test_a_knob_is_dragged_and_kept_where_it_is_let_go() -> None:
    at, scene, kept = opened("sound")
    line = place(scene, "sound.volume:slider")
    at.stack.handle(PointerPressed(line.cx, line.cy))
    at.stack.handle(PointerMoved(line.x - 100, line.cy))
    assert kept == []
    at.stack.handle(PointerMoved(line.cx, line.cy + 300))
    at.stack.handle(PointerReleased(line.cx, line.cy + 300))
    assert at.settings.sound.volume == 50
    assert at.sounds.volume == 0.5
    assert len(kept) == 1


def test_the_wheel_scrolls_long_pages() -> None:
    at, scene, _ = opened("bidding")
    before = set(names(scene))
    row = place(scene, "board:0")
    at.stack.handle(PointerMoved(row.cx, row.cy))
    at.stack.handle(WheelTurned(-30))
    assert "least_total:11" in names(scene)
    assert set(names(scene)) != before


# The keyboard alone


@pytest.mark.parametrize("page", [page for page in PAGES if page != "players"])
def test_arrows_reach_and_change_every_row(page: str) -> None:
    at, _, _ = opened(page, board=4)
    key(at, "up", "home")
    for number in range(len(rows_of(page, at.settings))):
        row = rows_of(page, at.settings)[number]
        before = at.settings
        key(at, "right")
        if at.settings == before:
            key(at, "left")
        assert (at.settings == before) == bool(row.idle), row.id
        key(at, "delete", "down")


def test_up_and_down_show_where_the_keyboard_is() -> None:
    at, _, _ = opened()
    before = pixels(draw(at))
    key(at, "down")
    assert pixels(draw(at)) != before


def test_tab_goes_round() -> None:
    at, _, kept = opened(bag_limit=7)
    # Back, preset, count of changes, search, list, rows.
    key(at, *["tab"] * 6)
    key(at, "down", "tab", "return")
    assert at.settings.rules == CLASSIC
    assert len(kept) == 1


def test_the_list_by_keys() -> None:
    at, scene, _ = opened()
    # Back, preset, search, list.
    key(at, "tab", "tab", "tab", "tab", "up")
    assert "set:zero" in names(scene)
    key(at, "end")
    assert any(name.startswith("pace.pause") for name in names(scene))
    key(at, "right", "down", "down", "return")
    assert at.settings.pace.hold_until_click


def test_enter_opens_a_list_and_picks() -> None:
    at, scene, _ = opened("bidding")
    key(at, "down", "end", "up", "return")
    assert names(scene)[0] == "redeal=off"
    key(at, "down", "return")
    assert at.settings.rules.redeal == "no_spade"
    key(at, "return", "escape")
    assert "done" in names(scene)


def test_delete_sets_back() -> None:
    at, _, _ = opened(bag_value=5)
    key(at, "down", "delete")
    assert at.settings.rules == CLASSIC


def test_shift_takes_the_large_step() -> None:
    at, _, _ = opened("length")
    key(at, "down", "right")
    at.stack.handle(KeyPressed("right", shift=True))
    assert at.settings.rules.target == 550


def test_the_focused_row_is_in_view() -> None:
    at, scene, _ = opened("bidding", (960, 600))
    key(at, "down", "end")
    assert "least_total:off" in names(scene)
    key(at, "page up", "page up", "page up", "page up")
    assert "bid_start:left" in names(scene)


def test_m_is_silence() -> None:
    at, _, kept = opened()
    key(at, "m")
    assert at.settings.sound.muted
    assert at.sounds.muted
    assert kept == [at.settings]


def test_what_is_changed_elsewhere_is_shown() -> None:
    at, _, _ = opened("look")
    before = pixels(draw(at))
    look = at.settings.look.model_copy(update={"animation": "fast"})
    at.change(at.settings.model_copy(update={"look": look}))
    at.stack.update(0.02)
    assert pixels(draw(at)) != before
    down = 1 + list(type(look).model_fields).index("animation")
    key(at, *["down"] * down, "left")
    assert at.settings.look.animation == "normal"


# What is refused


def test_an_impossible_value_is_refused_and_shown() -> None:
    at, scene, kept = opened("bidding", nil="off")
    before = pixels(draw(at))
    click(at, place(scene, "bid_style:whiz"))
    assert at.settings.rules == Rules(nil="off")
    assert kept == []
    assert pixels(draw(at)) != before
    click(at, place(scene, "both"))
    assert at.settings.rules == Rules(bid_style="whiz")
    assert "both" not in names(scene)


def test_both_are_changed_by_keys() -> None:
    at, _, _ = opened("bidding", nil="off")
    key(at, "down", "down", "right", "tab", "return")
    assert at.settings.rules.bid_style == "mirror"
    assert at.settings.rules.nil == "on"


def test_a_refusal_is_forgotten_with_its_row() -> None:
    at, scene, _ = opened("bidding", nil="off")
    key(at, "down", "down", "right")
    assert "both" in names(scene)
    key(at, "down")
    assert "both" not in names(scene)


def test_what_has_no_effect_cannot_be_pressed() -> None:
    at, scene, kept = opened("nil", nil="off")
    assert "blind_nil:any" not in live(scene)
    click(at, place(scene, "blind_nil:any"))
    key(at, "right", "return")
    assert kept == []


# Names


def test_a_name_is_written() -> None:
    at, scene, kept = opened("players")
    click(at, place(scene, "players.names.1:field"))
    for _ in range(4):
        key(at, "backspace")
    at.stack.handle(TextTyped("Zoë M"))
    key(at, "m")
    assert kept == []
    key(at, "return")
    assert at.settings.players.names[1] == "Zoë M"
    assert not at.settings.sound.muted


@pytest.mark.parametrize("leave", ["tab", "down"])
def test_going_on_keeps_a_name(leave: str) -> None:
    at, _, _ = opened("players")
    key(at, "down", "return")
    at.stack.handle(TextTyped("r"))
    key(at, leave)
    assert at.settings.players.you == "Your"


def test_leaving_the_window_keeps_a_name() -> None:
    at, _, _ = opened("players")
    key(at, "down", "return")
    at.stack.handle(TextTyped("r"))
    at.stack.clear()
    at.stack.settle_requests()
    assert at.settings.players.you == "Your"


def test_esc_and_emptiness_leave_a_name_as_it_was() -> None:
    at, scene, kept = opened("players")
    key(at, "down", "return")
    at.stack.handle(TextTyped("r"))
    key(at, "escape")
    assert at.stack.top is scene
    key(at, "return", "backspace", "backspace", "backspace", "return")
    assert at.settings == Settings()
    assert kept == []


def test_levels_by_keys() -> None:
    at, _, _ = opened("players")
    key(at, "down", "down", "tab", "tab", "left")
    assert at.settings.players.levels[0] == "pro"


def people(at: Desk) -> Scene:
    scene = at.stack.top
    assert scene is not None
    assert scene.name == "people"
    at.stack.update(1.0)
    return scene


def test_a_portrait_shows_everybody_and_seats_the_one_that_is_pressed() -> None:
    at, scene, _ = opened("players")
    click(at, place(scene, "players.characters.0:person"))
    click(at, place(people(at), "person-kofi"))
    at.stack.update(1.0)
    players = at.settings.players
    assert (players.characters[0], players.names[0], players.levels[0]) == ("kofi", "Kofi", "pro")
    assert players.characters[1:] == Players().characters[1:]


def test_who_sits_elsewhere_changes_places_by_keys() -> None:
    at, scene, _ = opened("players")
    at.change(written(at.settings, "players", {"names": ("A", "B", "C", "D", "E")}))
    click(at, place(scene, "players.characters.0:person"))
    people(at)
    key(at, "right", "return")
    at.stack.update(1.0)
    players = at.settings.players
    assert players.characters[:3] == ("vera", "otto", "amara")
    assert players.names[:3] == ("B", "A", "C")


def test_anyone_keeps_the_level_and_needs_no_name() -> None:
    at, scene, _ = opened("players")
    click(at, place(scene, "players.characters.2:person"))
    click(at, place(people(at), "person-anyone"))
    at.stack.update(1.0)
    assert at.settings.players.characters[2] == "anyone"
    assert at.settings.players.levels[2] == "expert"
    assert "players.names.2:field" not in live(scene)
    assert "players.names.1:field" in live(scene)


def test_nobody_moves_where_the_choice_is_left() -> None:
    at, scene, _ = opened("players")
    click(at, place(scene, "players.characters.0:person"))
    people(at)
    key(at, "escape")
    at.stack.update(1.0)
    assert at.settings == Settings()


def test_how_long_expert_thinks_is_set_where_one_sits_at_the_table() -> None:
    at, scene, _ = opened("players")
    click(at, place(scene, "players.thinking:deep"))
    assert at.settings.players.thinking == "deep"
    players = Players(levels=("pro", "easy", "standard", "expert", "expert"))
    at.settings = Settings(players=players)
    scene = OptionsScene(at, "players")
    show(at, scene, (1280, 720))
    assert "players.thinking:deep" not in live(scene)


# All back to Classic


def reset(at: Desk, answer: str) -> None:
    dialog = at.stack.top
    assert dialog is not None
    click(at, {target.id: target.rect for target in dialog.targets()}[answer])
    at.stack.update(1.0)
    at.stack.settle_requests()


def test_all_rules_go_back_only_when_asked_twice() -> None:
    at, scene, _ = opened(bag_limit=7, target=300)
    click(at, place(scene, "reset"))
    reset(at, "keep")
    assert at.settings.rules == Rules(bag_limit=7, target=300)
    click(at, place(scene, "reset"))
    reset(at, "reset")
    assert at.settings.rules == CLASSIC
    assert at.stack.top is scene
    assert "reset" not in live(scene)


# Every size


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("size", [*SIZES, (3840, 2160)])
def test_every_size(size: tuple[int, int], page: str) -> None:
    _, scene, _ = opened(page, size, bag_limit=7, nil_points=50)
    assert_clear(scene, size)


@pytest.mark.parametrize("size", [(960, 600), (1000, 1400)])
def test_folded_out_buttons_can_be_pressed(size: tuple[int, int]) -> None:
    at, scene, _ = opened("bags", size, bag_value=5)
    key(at, "down")
    click(at, place(scene, "set_back"))
    assert at.settings.rules == CLASSIC


def test_a_press_where_explanations_fold_out_moves_nothing() -> None:
    at, scene, _ = opened("bidding", (960, 600))
    before = place(scene, "bid_style:mirror")
    click(at, before)
    assert at.settings.rules.bid_style == "mirror"
    assert place(scene, "bid_style:mirror") == before


def test_a_press_on_the_words_folds_the_explanation_out() -> None:
    at, scene, _ = opened("nil", (960, 600), blind_nil="any", nil_points=50)
    assert "set_back" not in names(scene)
    widget = place(scene, "nil_points:+10")
    click(at, Rect(260, widget.y - 4, 10, 4))
    assert "set_back" in names(scene)


def test_drawing_changes_nothing() -> None:
    at, _, _ = opened(bag_limit=7)
    key(at, "down", "down")
    at.stack.update(1.0)
    assert pixels(draw(at)) == pixels(draw(at))
