"""Watching a match of computer players: pace, pause and hands."""

from __future__ import annotations

from game.ai.executor import InlineExecutor
from game.engine.rules import Rules
from game.scenes.desk import Desk
from game.scenes.history.scene import HistoryScene
from game.scenes.watch import WatchScene
from game.storage.settings import Players, Settings
from game.ui.tempo import tempo_of
from game.ui.tween import BACK
from tests.scenes.desks import assert_clear, desk, key, show

EASY = Settings(players=Players(levels=("easy",) * 5), rules=Rules(deals=1))


def watching(size: tuple[int, int] = (1280, 720)) -> tuple[Desk, WatchScene]:
    at = desk()
    at.players, at.settings, at.tempo = InlineExecutor, EASY, tempo_of("instant")
    scene = WatchScene(at)
    show(at, scene, size)
    return at, scene


def wait(at: Desk, seconds: float) -> None:
    for _ in range(round(seconds * 30)):
        at.stack.update(1 / 30)
        at.stack.settle_requests()


def backs(scene: WatchScene) -> int:
    return sum(spot.code == BACK for spot in scene.shown.model.stage.rest.values())


def test_a_match_is_watched_to_its_end() -> None:
    at, scene = watching()
    wait(at, 1.0)
    assert at.stack.top is not None
    assert at.stack.top.name == "score_sheet"
    key(at, "return", "return")
    assert at.stack.top is None
    assert scene.view().ended is not None
    assert at.match is None


def test_pause_holds_everything() -> None:
    at, scene = watching()
    at.tempo = tempo_of("normal")
    wait(at, 8.0)
    key(at, "space")
    before = scene.view()
    wait(at, 5.0)
    assert scene.view() is before
    assert scene.settled
    key(at, "space")
    wait(at, 5.0)
    assert scene.view() is not before


def test_a_greater_pace_shows_more() -> None:
    shown = []
    for faster in (0, 2):
        at, scene = watching()
        at.tempo = tempo_of("normal")
        for _ in range(faster):
            key(at, "+")
        wait(at, 12.0)
        shown.append(sum(len(trick.cards) for trick in scene.view().tricks))
    assert shown[1] > shown[0] + 4


def test_all_hands_or_one_lie_open() -> None:
    at, scene = watching()
    at.tempo = tempo_of("normal")
    wait(at, 8.0)
    assert scene.view().dealt
    assert backs(scene) == 0
    key(at, "h")
    view = scene.view()
    assert backs(scene) == sum(view.counts[1:])
    assert all(hand is None for hand in view.hands[1:])
    key(at, "h")
    assert backs(scene) == 0


def test_what_happens_is_told_in_captions() -> None:
    at, scene = watching()
    at.tempo = tempo_of("normal")
    key(at, "l")
    wait(at, 8.0)
    assert at.settings.look.captions
    assert "captions" in {target.id for target in scene.targets()}
    told = len(scene.captions.told)
    wait(at, 6.0)
    assert len(scene.captions.told) > told > 0
    key(at, "l")
    wait(at, 0.1)
    assert "captions" not in {target.id for target in scene.targets()}


def test_it_begins_at_the_matches_and_leads_back_there() -> None:
    at = desk()
    at.players, at.settings = InlineExecutor, EASY
    history = HistoryScene(at, lambda: None)
    show(at, history)
    key(at, "w")
    assert at.stack.top is not None
    assert at.stack.top.name == "watch"
    key(at, "escape")
    assert at.stack.top is history


def test_its_keys_are_apart_at_any_size() -> None:
    for size in ((800, 500), (1000, 1400)):
        _, scene = watching(size)
        assert_clear(scene, size)


def test_that_the_instant_player_sat_in_is_told_once() -> None:
    at, scene = watching()
    at.tempo = tempo_of("normal")

    def told() -> bool:
        return any(part.name == "notice" for part in scene.parts())

    wait(at, 0.1)
    assert not told()
    at.stand_ins.note()
    wait(at, 5.5)
    assert told()
    wait(at, 1.0)
    assert not told()
    at.stand_ins.note()
    wait(at, 0.5)
    assert not told()
