"""How to play: its pages, what they show and say, and how they are turned."""

from __future__ import annotations

import time

import pytest

from game.engine.cards import Suit, cards
from game.engine.rules import CLASSIC, Rules
from game.scenes.desk import Desk
from game.scenes.help import HowToScene
from game.scenes.help.examples import (
    BAGS_TAKEN,
    BAGS_TOTAL,
    PARTNER,
    YOU,
    bag_ledger,
    barred,
    bid,
    dealt,
    following,
    on_lead,
    ruffed,
)
from game.scenes.help.places import howto_places
from game.scenes.help.telling import page_text, topics
from game.scenes.help.variants import HOUSE, VARIANTS, InForce, rules_in_force, style_bids
from game.scenes.help.words import WordsPanel, density_for
from game.ui.geometry import Rect
from game.ui.input import WheelTurned
from tests.scenes.desks import SIZES, assert_clear, click, desk, draw, key, match, place, show
from tests.ui.kit import brush, pixels

USUAL = InForce(CLASSIC)
HOUSE_RULES = Rules(trumps="jokers_2d_2s", nil_exchange=2, bid_style="whiz", blind_nil="off")
TOPICS = topics(InForce(HOUSE_RULES))
PAGES = len(topics(USUAL))
LAST = PAGES - 1
SMALL = (960, 600)
LEAST = (800, 500)


def opened(page: int = 0, size: tuple[int, int] = SMALL) -> tuple[Desk, HowToScene]:
    """Return help standing at a page."""
    at = desk()
    scene = HowToScene(at, page)
    show(at, scene, size)
    stand(at, scene)
    return at, scene


def stand(at: Desk, scene: HowToScene) -> None:
    """Let time pass until the page's picture is made and stands."""
    until = time.monotonic() + 60
    while not scene.settled:
        assert time.monotonic() < until
        at.stack.update(0.05)
        time.sleep(0.005)


def test_the_deal_gives_each_seat_its_share() -> None:
    assert len(dealt().hands[YOU] or ()) == CLASSIC.row.tricks


def test_the_contract_is_the_sum_of_the_bids() -> None:
    state = bid()
    assert [str(made) for made in state.bids] == ["4", "3", "1", "4"]
    assert [state.contract(side) for side in range(2)] == [5, 7]
    words = page_text("bidding", USUAL).paragraphs
    assert any("*4*" in line and "*1*" in line and "*5*" in line for line in words)


def test_only_the_suit_led_may_follow() -> None:
    state = following()
    hand = state.hands[YOU] or frozenset()
    assert hand - barred(state) == frozenset(cards("KD 9D 5D"))
    assert {card.suit for card in hand - barred(state)} == {Suit.DIAMONDS}


def test_the_ruff_wins_and_breaks_spades() -> None:
    state = ruffed()
    assert state.tricks[-1].winner == YOU
    assert state.broken


def test_spades_may_be_led_only_once_broken() -> None:
    before, after = on_lead(broken=False), on_lead(broken=True)
    assert before.hands == after.hands
    assert barred(before) == frozenset(cards("AS 9S 3S"))
    assert not barred(after)


def test_the_bags_are_those_of_the_worked_case() -> None:
    ledgers = [bag_ledger(taken) for taken in BAGS_TAKEN]
    assert [BAGS_TOTAL + ledger.points for ledger in ledgers] == [389, 290, 291]
    assert [ledger.bags for ledger in ledgers] == [9, 0, 1]
    told = " ".join(page_text("bags", USUAL).paragraphs)
    assert "*389*" in told
    assert "*290*" in told


@pytest.mark.parametrize("topic", TOPICS)
@pytest.mark.parametrize("rules", [CLASSIC, HOUSE_RULES, Rules(table="draw2", bid_style="mirror")])
def test_every_page_has_words(topic: str, rules: Rules) -> None:
    text = page_text(topic, InForce(rules, "Home", playing=True))
    assert text.title
    assert text.lead.endswith(".")
    assert all(line.endswith(".") for line in text.paragraphs)


def test_every_page_has_a_picture_of_its_own_that_stays() -> None:
    at, scene = opened()
    seen = set()
    for _ in range(PAGES):
        first = pixels(draw(at, SMALL))
        assert not scene.moving
        assert pixels(draw(at, SMALL)) == first
        seen.add(first)
        key(at, "right")
        stand(at, scene)
    assert len(seen) == PAGES


def test_the_words_are_there_before_the_picture() -> None:
    at = desk()
    scene = HowToScene(at, PARTNER)
    early = show(at, scene, SMALL)
    assert scene.moving
    stand(at, scene)
    late = draw(at, SMALL)
    panel = howto_places(SMALL, PAGES).panel
    spot = (round(panel.x) + 30, round(panel.cy))
    assert early.get_at(spot) == late.get_at(spot)
    assert pixels(early) != pixels(late)


def test_the_variants_say_what_is_in_force() -> None:
    house = InForce(HOUSE_RULES, "Home", playing=True)
    for topic in VARIANTS:
        assert "In this match" in page_text(topic, house).paragraphs[-1]
    assert "None of this" in page_text("packs", USUAL).paragraphs[-1]
    assert "Big Joker" in page_text("packs", house).paragraphs[-1]
    assert "In the next match" in page_text("tables", USUAL).paragraphs[-1]


def test_rules_that_are_not_classic_have_a_page() -> None:
    assert HOUSE not in topics(USUAL)
    text = page_text(HOUSE, InForce(HOUSE_RULES, "Home"))
    assert "Home · 500" in text.lead
    assert "*4* options" in text.paragraphs[0]


def test_the_rules_of_the_match_come_before_those_of_the_next() -> None:
    at = desk()
    at.settings = at.settings.model_copy(update={"rules": HOUSE_RULES})
    assert rules_in_force(at) == InForce(HOUSE_RULES)
    at.match = match(0, tricks=1)
    assert rules_in_force(at) == InForce(CLASSIC, playing=True)


def test_a_style_leaves_the_hand_of_the_example_few_bids() -> None:
    bids = {style: [str(bid) for bid in style_bids(style)] for style in ("mirror", "whiz")}
    assert bids == {"mirror": ["4"], "whiz": ["4", "N"]}
    assert [str(bid) for bid in style_bids("suicide")] == ["N"]
    assert len(style_bids("free")) == CLASSIC.row.tricks


def test_house_rules_have_pictures_of_their_own() -> None:
    at = desk()
    at.settings = at.settings.model_copy(update={"rules": HOUSE_RULES})
    scene = HowToScene(at, len(TOPICS) - 1)
    show(at, scene, SMALL)
    stand(at, scene)
    house = pixels(draw(at, SMALL))
    usual, _ = opened(TOPICS.index("packs"))
    key(at, "left", "left", "left")
    stand(at, scene)
    assert len({house, pixels(draw(at, SMALL)), pixels(draw(usual, SMALL))}) == 3


def test_enter_goes_through_every_page_and_out() -> None:
    at, scene = opened()
    for page in range(1, PAGES):
        key(at, "return")
        assert scene.page == page
    assert at.stack.top is scene
    key(at, "return")
    assert at.stack.empty


def test_arrows_home_and_end_turn_pages() -> None:
    at, scene = opened()
    key(at, "left")
    assert scene.page == 0
    key(at, "right", "right")
    assert scene.page == 2
    key(at, "left")
    assert scene.page == 1
    key(at, "end")
    assert scene.page == LAST
    key(at, "right")
    assert scene.page == LAST
    key(at, "home")
    assert scene.page == 0


def test_the_mouse_turns_pages() -> None:
    at, scene = opened()
    click(at, place(scene, "next"))
    assert scene.page == 1
    click(at, place(scene, "page-6"))
    assert scene.page == 5
    click(at, place(scene, "previous"))
    assert scene.page == 4
    click(at, place(scene, "back"))
    assert at.stack.empty


def test_there_is_no_page_before_the_first() -> None:
    _, scene = opened()
    live = {target.id: target.enabled for target in scene.targets()}
    assert not live["previous"]
    assert all(live[name] for name in live if name != "previous")


@pytest.mark.parametrize("page", [0, 3])
def test_escape_leaves(page: int) -> None:
    at, _ = opened(page)
    key(at, "escape")
    assert at.stack.empty


def test_a_page_fades_into_the_next() -> None:
    at, scene = opened()
    before = pixels(draw(at, SMALL))
    key(at, "right")
    assert scene.moving
    stand(at, scene)
    after = pixels(draw(at, SMALL))
    key(at, "left")
    at.stack.update(0.05)
    between = pixels(draw(at, SMALL))
    assert len({before, after, between}) == 3
    stand(at, scene)
    assert pixels(draw(at, SMALL)) == before


def test_long_words_scroll() -> None:
    at, _ = opened(topics(USUAL).index("blind"), LEAST)
    top = pixels(draw(at, LEAST))
    key(at, "down")
    low = pixels(draw(at, LEAST))
    assert low != top
    at.stack.handle(WheelTurned(1))
    assert pixels(draw(at, LEAST)) == top


def test_words_that_fit_stay() -> None:
    at, _ = opened()
    top = pixels(draw(at, SMALL))
    key(at, "down", "page down")
    assert pixels(draw(at, SMALL)) == top


def test_the_hand_is_held_as_the_settings_say() -> None:
    at = desk()
    look = at.settings.look.model_copy(update={"suits": "SHDC"})
    scene = HowToScene(at, 3)
    show(at, scene, SMALL)
    stand(at, scene)
    usual = pixels(draw(at, SMALL))
    at.change(at.settings.model_copy(update={"look": look}))
    assert pixels(draw(at, SMALL)) != usual


def test_the_match_goes_on_behind_it() -> None:
    session = match(1, tricks=2)
    at = desk(session)
    scene = HowToScene(at)
    show(at, scene, SMALL)
    assert scene.view() is session.view
    assert HowToScene(desk()).view() is None


@pytest.mark.parametrize("size", SIZES)
def test_every_size(size: tuple[int, int]) -> None:
    at = desk()
    scene = HowToScene(at, 1)
    show(at, scene, size)
    assert_clear(scene, size)
    places = howto_places(size, PAGES)
    window = Rect(0, 0, *map(float, size))
    assert places.panel.within(window)
    assert places.stage.within(window)
    assert places.text.within(places.panel)
    assert not places.panel.meets(places.stage)
    assert places.stage.w >= 400
    assert places.stage.h >= 300
    parts = [places.panel, places.stage]
    assert not any(target.rect.meets(part) for target in scene.targets() for part in parts)


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (2560, 1080), (3440, 1440)])
def test_no_page_scrolls_where_the_longest_has_room(size: tuple[int, int]) -> None:
    ink, texts = brush(), [page_text(topic, USUAL) for topic in topics(USUAL)]
    most = howto_places(size, PAGES)
    ink.scale = most.screen.u
    density, longest = density_for(ink, texts, most.text)
    places = howto_places(size, PAGES, longest)
    for text in texts:
        assert WordsPanel(ink, text, places.panel, places.text, density).overflow == 0
