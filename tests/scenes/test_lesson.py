from __future__ import annotations

import pytest

from game.engine.cards import notation
from game.engine.record import Kind
from game.scenes.bidding.bid import BidScene
from game.scenes.help import HowToScene
from game.scenes.lesson.opening import open_lesson
from game.scenes.pause import PauseScene
from game.session.lesson import LEARNER, TRICKS
from game.ui.geometry import Point
from tests.scenes.seeded import match_at, my_turn
from tests.scenes.sitting import INSTANT, Sitting


def sit(size: tuple[int, int] = (1280, 720), *, played: list[str] | None = None) -> Sitting:
    """Sit down to the first deal while another match is on the desk."""
    at = Sitting(match_at(my_turn(2, 2)), size, INSTANT)
    at.open_menu()
    at.settle_requests()
    open_lesson(at.desk, None if played is None else lambda: played.append("played"))
    at.settle_requests()
    at.rest()
    at.wait(0.5)
    return at


def own(trick: int) -> str:
    """The learner's card in a trick by the script, as targets are named."""
    leader, fallen = TRICKS[trick]
    return f"card-{notation([fallen[(LEARNER - leader) % len(fallen)]])}"


def kind(at: Sitting) -> Kind:
    """What is on the desk."""
    return at.session.record.kind


def marked(at: Sitting) -> list[str]:
    return [f"card-{name}" for name in at.table.companion.suggested]


@pytest.mark.parametrize("size", [(1280, 720), (820, 1180), (900, 560)])
def test_it_is_played_through_by_keys_and_clicks(size: tuple[int, int]) -> None:
    played: list[str] = []
    at = sit(size, played=played)
    assert kind(at) is Kind.LESSON
    at.key("space", "space")
    at.wait(0.2)
    at.key("4", "return")
    for trick in range(len(TRICKS)):
        at.rest()
        assert marked(at) == [own(trick)]
        at.click(at.spot(own(trick)))
    at.until(lambda: "lesson_sheet" in at.scenes)
    at.wait(0.5)
    assert at.settled
    assert at.session.view.totals == (141, 71)
    at.click(at.spot("play"))
    at.wait(0.5)
    assert played == ["played"]
    assert kind(at) is Kind.MATCH


def test_a_click_on_the_panel_goes_on_and_marks_the_bid_last() -> None:
    at = sit()
    at.picture()
    panel = at.table.companion.panel
    assert panel is not None
    for _ in range(2):
        assert at.scenes[-1] == "table"
        at.click(panel.centre)
        at.wait(0.1)
    bid = at.top
    assert isinstance(bid, BidScene)
    at.wait(0.1)
    assert bid.suggested == frozenset({"bid-4"})


def test_another_card_goes_on_as_well() -> None:
    at = sit()
    at.key("space", "space")
    at.wait(0.2)
    at.key("3", "return")
    at.rest()
    at.click(at.spot(next(name for name in at.live("card-") if name != own(0))))
    at.rest()
    assert at.session.view.tricks_done == 1 or at.session.view.tricks
    assert len(marked(at)) == 1


def test_a_click_on_the_empty_table_goes_on_too_but_not_one_on_a_card() -> None:
    at = sit()
    says = at.table.companion.look
    at.click(at.spot(own(0)))
    at.wait(0.1)
    assert at.table.companion.look == says
    at.click(Point(at.size[0] * 0.2, at.size[1] * 0.5))
    at.wait(0.1)
    assert at.table.companion.look != says


def test_it_is_skipped_only_when_asked_twice() -> None:
    at = sit()
    at.key("space", "space")
    at.wait(0.2)
    assert at.scenes == ["table", "bid"]
    for answer, scenes in (("keep", ["table", "bid"]), ("end", ["menu"])):
        at.click(at.spot("skip"))
        at.wait(0.3)
        at.click(at.spot(answer))
        at.wait(0.3)
        assert at.scenes == scenes
    assert kind(at) is Kind.MATCH


def test_escape_puts_the_last_trick_away_and_then_pauses() -> None:
    at = sit()
    at.key("space", "space")
    at.wait(0.2)
    at.key("4", "return")
    at.rest()
    at.click(at.spot(own(0)))
    at.rest()
    at.key("t", "escape")
    at.wait(0.3)
    assert at.scenes == ["table"]
    at.key("escape")
    at.wait(0.3)
    assert isinstance(at.top, PauseScene)


def test_the_pause_leaves_it_too() -> None:
    at = sit()
    at.click(at.spot("menu"))
    at.wait(0.5)
    assert isinstance(at.top, PauseScene)
    at.click(at.spot("menu"))
    at.wait(0.5)
    assert at.scenes == ["menu"]


@pytest.mark.parametrize("skipped", [False, True])
def test_it_is_offered_until_it_was_played_or_skipped(*, skipped: bool) -> None:
    at = Sitting(match_at(my_turn(2, 2)), (1280, 720), INSTANT)
    at.desk.match = None
    at.desk.first_start = True
    at.open_menu()
    at.settle_requests()
    assert {"lesson", "new", "change"} <= set(at.live())
    at.key("return")
    at.wait(0.5)
    assert at.scenes == ["table"]
    at.click(at.spot("skip" if skipped else "menu"))
    at.wait(0.5)
    at.click(at.spot("end" if skipped else "menu"))
    at.wait(0.5)
    assert at.scenes == ["menu"]
    assert "new" in at.live()
    assert ("lesson" in at.live()) is not skipped


def test_how_to_play_opens_it_again() -> None:
    at = Sitting(match_at(my_turn(2, 2)), (1280, 720), INSTANT)
    at.desk.stack.push(HowToScene(at.desk))
    at.settle_requests()
    at.click(at.spot("lesson"))
    at.rest()
    assert kind(at) is Kind.LESSON
    at.click(at.spot("menu"))
    at.wait(0.5)
    at.click(at.spot("menu"))
    at.wait(0.5)
    assert at.scenes == ["howto"]
