"""The review: stepping through a deal, what Expert says, practice, and asking in the background."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ai.executor import InlineExecutor
from game.ai.jobs import Answer, Job, JobId, Report
from game.ai.request import Decision, Estimate, Measure
from game.engine.actions import Action, Play
from game.scenes.captioned import toggle_captions
from game.scenes.desk import Desk
from game.scenes.history.scene import HistoryScene
from game.scenes.quitting import QuitDialog, quit_game
from game.scenes.review import ReviewScene
from game.scenes.review.content import Cost, PanelText, panel_text
from game.scenes.review.panel import PanelPlaces, lay_panel
from game.scenes.review.shown import shown_at
from game.scenes.review.stops import stops_of
from game.scenes.scene import Scene
from game.scenes.score_sheet import ScoreSheetScene
from game.session import review as module
from game.session.match import MatchSession
from game.session.walk import walk
from game.ui.choicechart import ChoiceBar
from game.ui.geometry import Rect
from game.ui.handorder import HandOrder
from game.ui.input import PointerMoved, WheelTurned
from game.words import t
from game.words.names import Names
from tests.scenes.desks import assert_clear, click, desk, draw, key, match, place
from tests.scenes.stored import Files, running
from tests.ui.kit import brush, pixels

PLAYED = match(9, seed=5, deals=2)
SIZE = (1280, 720)
NAMES = Names(("You", "Otto", "Vera", "Amara"), 0)


@pytest.fixture(autouse=True)
def _little_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "usual_strength", lambda _level: 12)
    monkeypatch.setattr(module, "POINT_WORLDS", 12)


class Sacrificing(InlineExecutor):
    """Would always play the last legal card: fewest points, but the match is likeliest won."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: dict[JobId, tuple[Action, ...]] = {}

    def poll(self) -> list[Report]:
        found: list[Report] = []
        for job, legal in self.asked.items():
            weighed = tuple(
                Estimate(action, 500 + 30 * at, points=-1000 * at)
                for at, action in enumerate(legal)
            )
            found.append(Answer(job, Decision(legal[-1], Measure.CHANCE, weighed)))
        self.asked = {}
        return found

    def submit(self, job: Job) -> JobId:
        number = len(self.asked)
        self.asked[number] = job.request.legal
        return number


class Silent(InlineExecutor):
    """Never answers."""

    def poll(self) -> list[Report]:
        return []


def seated(session: MatchSession | None = None) -> Desk:
    at = desk(session)
    at.players = InlineExecutor
    return at


def put(at: Desk, scene: Scene, size: tuple[int, int] = SIZE) -> None:
    """Put a scene on the stack without a picture of it."""
    at.stack.resize(size)
    at.stack.push(scene)
    at.stack.settle_requests()


def opened(at: Desk, *, analyse: bool = True, size: tuple[int, int] = SIZE) -> ReviewScene:
    scene = ReviewScene(at, PLAYED.record, analyse=analyse)
    put(at, scene, size)
    at.stack.update(0.01)
    return scene


def ids(scene: ReviewScene) -> list[str]:
    return [target.id for target in scene.targets()]


def live(scene: ReviewScene, name: str) -> bool:
    return next(target.enabled for target in scene.targets() if target.id == name)


def trick(scene: ReviewScene) -> int:
    return scene.view().tricks_done  # type: ignore[union-attr]


def test_arrows_go_from_trick_to_trick_and_to_the_ends() -> None:
    at = seated()
    scene = opened(at, analyse=False)
    key(at, "home", "right")
    assert trick(scene) == 0
    key(at, "right", "right")
    assert trick(scene) == 2
    key(at, "left")
    assert trick(scene) == 1
    key(at, "end")
    assert trick(scene) == 12
    assert not live(scene, "after")
    key(at, "right")
    assert trick(scene) == 12


def test_up_down_and_the_wheel_go_from_card_to_card() -> None:
    at = seated()
    scene = opened(at, analyse=False)
    key(at, "home", "right")
    before = scene.view()
    key(at, "down")
    after = scene.view()
    assert before is not None
    assert after is not None
    cards = [sum(len(trick.cards) for trick in view.tricks) for view in (before, after)]
    assert cards[1] == cards[0] + 1
    stage = place(scene, "hands_all")
    at.stack.handle(PointerMoved(stage.x, stage.bottom + 200))
    at.stack.handle(WheelTurned(1.0))
    assert scene.view() is before


def test_the_strip_and_the_keys_lead_anywhere() -> None:
    at = seated()
    scene = opened(at)
    click(at, place(scene, "stop_5"))
    assert trick(scene) == 4
    click(at, place(scene, "after"))
    assert trick(scene) == 5
    click(at, place(scene, "first"))
    assert trick(scene) == 0
    click(at, place(scene, "cost_0"))
    assert not scene.view().tricks  # type: ignore[union-attr]


def test_other_deals_are_reached() -> None:
    at = seated()
    scene = opened(at, analyse=False)
    assert not live(scene, "deal_before")
    key(at, "page down")
    assert scene.view().deal == 2  # type: ignore[union-attr]
    click(at, place(scene, "deal_before"))
    assert scene.view().deal == 1  # type: ignore[union-attr]


def test_only_the_own_hand_lies_open() -> None:
    at = seated()
    scene = opened(at, analyse=False)
    every = pixels(draw(at, SIZE))
    click(at, place(scene, "hands_mine"))
    assert pixels(draw(at, SIZE)) != every


def test_analysis_waits_for_the_key_and_can_be_stopped() -> None:
    at = seated()
    at.players = Silent
    scene = opened(at, analyse=False)
    assert scene.settled
    before = pixels(draw(at))
    key(at, "a")
    assert not scene.settled
    # The head says so, too.
    assert pixels(draw(at))[: len(before) // 12] != before[: len(before) // 12]
    assert not any(name.startswith("cost_") for name in ids(scene))
    key(at, "a")
    assert scene.settled
    at.players = InlineExecutor
    other = opened(at, analyse=False)
    key(at, "a")
    at.stack.update(0.01)
    assert other.settled
    assert "analyse" not in ids(other)
    assert "cost_0" in ids(other)


def test_practice_takes_the_desk_and_gives_it_back() -> None:
    session = running()
    at = seated(session)
    scene = opened(at)
    key(at, "home", "right", "p")
    assert at.stack.top is not None
    assert at.stack.top.name == "table"
    assert at.match is not None
    assert at.match is not session
    assert at.match.view.bids == scene.view().bids  # type: ignore[union-attr]
    at.stack.update(1.0)
    key(at, "escape")
    at.stack.update(1.0)
    target = next(t for t in at.stack.top.targets() if t.id == "menu")
    click(at, target.rect)
    click(at, target.rect)
    at.stack.update(1.0)
    at.stack.settle_requests()
    assert at.stack.top is scene
    assert at.match is session


def test_to_quit_in_a_practice_is_asked_about_once() -> None:
    at = seated(running())
    opened(at)
    quit_game(at)
    at.stack.settle_requests()
    assert at.stack.empty
    at = seated(running())
    opened(at)
    key(at, "home", "right", "p")
    quit_game(at)
    at.stack.settle_requests()
    assert isinstance(at.stack.top, QuitDialog)
    at.stack.update(1.0)
    key(at, "return")
    at.stack.update(1.0)
    at.stack.settle_requests()
    assert at.stack.top is not None
    assert at.stack.top.name == "table"
    for _ in range(2):
        quit_game(at)
        at.stack.settle_requests()
    assert at.stack.empty


def test_a_practice_ends_with_a_comparison() -> None:
    at = seated()
    scene = opened(at)
    key(at, "end", "p")
    for _ in range(400):
        at.stack.update(0.1)
        at.stack.settle_requests()
        top = at.stack.top
        assert top is not None
        cards = [t for t in top.targets() if t.id.startswith("card-") and t.enabled]
        if cards:
            click(at, cards[0].rect)
        if top.name == "practice_sheet":
            break
    assert at.stack.top is not None
    assert at.stack.top.name == "practice_sheet"
    at.stack.update(1.0)
    key(at, "escape")
    at.stack.update(1.0)
    at.stack.settle_requests()
    assert at.stack.top is scene
    assert at.match is None


def test_the_score_sheet_leads_to_the_review_and_to_the_deal_again() -> None:
    at = seated(PLAYED)
    put(at, ScoreSheetScene(at, 0, reading=True))
    key(at, "v")
    assert isinstance(at.stack.top, ReviewScene)
    assert at.stack.top.view().deal == 1  # type: ignore[union-attr]
    assert not at.stack.top.settled
    key(at, "escape", "d")
    assert at.stack.top is not None
    assert at.stack.top.name == "table"
    assert at.match is not None
    assert not any(at.match.view.bids)
    assert at.match.view.deal == 1


def test_what_lies_below_a_practice_comes_back_as_it_was() -> None:
    at = seated(PLAYED)
    sheet = ScoreSheetScene(at, 0)
    put(at, sheet)
    at.stack.update(60.0)
    before = [target.id for target in sheet.targets()]
    assert {"review", "again"} <= set(before)
    key(at, "d")
    toggle_captions(at)
    at.stack.settle_requests()
    at.stack.update(1.0)
    key(at, "escape")
    at.stack.update(1.0)
    assert at.stack.top is not None
    click(at, {t.id: t.rect for t in at.stack.top.targets()}["menu"])
    at.stack.update(1.0)
    at.stack.settle_requests()
    assert at.stack.top is sheet
    assert [target.id for target in sheet.targets()] == before


def test_the_history_leads_to_a_review_that_asks_nobody(tmp_path: Path) -> None:
    files = Files(tmp_path)
    number = files.keep(PLAYED)
    at = files.desk()
    at.players = InlineExecutor
    put(at, HistoryScene(at, lambda: None))
    key(at, "return")
    key(at, "v")
    scene = at.stack.top
    assert isinstance(scene, ReviewScene)
    assert scene.settled
    key(at, "a")
    at.stack.update(0.01)
    again = ReviewScene(at, PLAYED.record, number, -1)
    put(at, again)
    assert "analyse" not in ids(again)


def test_nobody_is_left_asking_when_the_page_goes() -> None:
    at = seated()
    line = Silent()
    at.players = lambda: line
    opened(at)
    assert line._jobs
    key(at, "escape")
    assert not line._jobs


@pytest.mark.parametrize("size", [(1280, 720), (800, 500), (1000, 1400)])
def test_everything_is_apart_at_any_size(size: tuple[int, int]) -> None:
    at = seated()
    assert_clear(opened(at, size=size), size)
    key(at, "end")
    assert at.stack.top is not None
    assert_clear(at.stack.top, size)


def test_the_strip_has_a_stop_for_every_part() -> None:
    rules = {"nil_exchange": 2, "blind_nil": "any"}
    steps = walk(match(1, seed=5, deals=1, **rules).record, 0)[0].steps  # type: ignore[arg-type]
    stops = stops_of(steps, 0)
    assert [stop.trick for stop in stops if stop.kind == "trick"] == list(range(1, 14))
    assert stops[0].kind == "bid"
    assert [stop.first for stop in stops[1:]] == [stop.last + 1 for stop in stops[:-1]]
    assert all(steps[s.home].action.seat == 0 for s in stops if s.kind == "trick")


def test_a_step_shows_the_hand_of_its_moment_and_the_whole_trick() -> None:
    steps = walk(PLAYED.record, 0)[0].steps
    stop = next(stop for stop in stops_of(steps, 0) if stop.trick == 4)
    action = steps[stop.home].action
    assert isinstance(action, Play)
    shown = shown_at(steps, stop, stop.home, 0, HandOrder(), None, beaten=False)
    assert len(shown.trick) == 4
    assert sum(laid.winner for laid in shown.trick) == 1
    assert str(action.card) in shown.hands[0]
    assert len(shown.hands[0]) == 10
    laid = {one.code for one in shown.trick}
    assert not any(laid & set(hand) for hand in shown.hands[1:])
    later = [one.seat for one in shown.trick if one.later]
    assert 0 not in later
    assert len(later) == stop.last - stop.home


def test_choices_stand_in_experts_order_with_the_chance_to_win() -> None:
    review = module.Review(PLAYED.record, 0, Sacrificing())
    review.begin(0)
    review.update()
    steps = review.deals[0].steps
    stop = next(stop for stop in stops_of(steps, 0) if stop.trick == 2)
    text = panel_text(review, 0, stop, stop.home, NAMES)
    assert text.aim == t("review.for_match")
    assert text.bars[0].mark.startswith("expert")
    points = [bar.points for bar in text.bars]
    assert points == sorted(points)
    assert [bar.wins for bar in text.bars[-2:]] == ["wins 53 %", "wins 50 %"]


def bid_panel(room: float, *, unfolded: bool = False) -> PanelPlaces:
    """The panel of a bid with fourteen choices, of which the player took the last but one."""
    marks = {0: "best", 12: "you"}
    bars = tuple(ChoiceBar(f"{n}", -5.0 * n, 1.0, marks.get(n, "")) for n in range(14))
    text = PanelText("Your bid", "You bid 4", why="Why.", loss=3.0, bars=bars,
                     costs=(Cost(1, "Trick 2", "K rather than 2", 9.0),))  # fmt: skip
    painter = brush()
    painter.scale = 1.0
    return lay_panel(painter, 350.0, room, text, with_action=False, unfolded=unfolded)


def test_choices_without_room_are_folded_and_what_cost_most_is_seen() -> None:
    folded = bid_panel(590.0)
    assert folded.height <= 590.0
    assert folded.fold is not None
    assert [bar.mark for bar in folded.bars if bar.mark] == ["best", "you"]
    assert folded.bars[-1].mark == "you"
    whole = bid_panel(590.0, unfolded=True)
    assert len(whole.bars) == 14
    assert whole.fold is not None
    assert bid_panel(1200.0).fold is None


def test_all_choices_are_unfolded_by_their_row_and_folded_again() -> None:
    at = seated()
    scene = opened(at, size=(900, 560))
    key(at, "home")

    def row() -> Rect:
        return next(target.rect for target in scene.targets() if target.id == "fold")

    folded = row()
    click(at, folded)
    assert "fold" not in ids(scene) or row().y > folded.y
