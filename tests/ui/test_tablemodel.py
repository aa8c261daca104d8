"""The table as it is shown: after every event the sprites lie where the view says, once each."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.engine.cards import Suit
from game.engine.events import (
    CardPlayed,
    CardsPassed,
    DealScored,
    Dealt,
    Event,
    HandSeen,
    TrickTaken,
)
from game.engine.evolve import evolve
from game.engine.legality import legal_actions
from game.engine.rules import Rules
from game.engine.state import Start, State
from game.session.match import MatchSession
from game.ui.geometry import CardPose
from game.ui.handorder import HandOrder
from game.ui.layout import TableLayout, table_layout
from game.ui.placement import WINNER, resting
from game.ui.tablemodel import TableModel
from game.ui.tempo import Tempo, tempo_of
from game.ui.tween import BACK
from tests.scenes.seeded import match_of, modest
from tests.strategies import made_up_tables, rules, table_keys

ORDER = HandOrder()
LONGEST_TWEEN, LONGEST_DEAL = 0.45, 1.6
"""Seconds at normal speed."""
SIZES = ((1280, 720), (1920, 1080), (960, 600), (1000, 1400), (2560, 1080))
CASES: dict[str, dict[str, object]] = {
    "classic": {},
    "exchange": {"nil_exchange": 3, "blind_nil": "any", "lowest_bid": 1},
    "unseen": {"nil_exchange": 2, "exchange_order": "unseen"},
    "talk": {"team_talk": "on"},
    "blind six": {"blind_six": "double_single"},
    "redeal": {"redeal": "one_spade", "blind_nil": "any"},
    "jokers": {"trumps": "jokers_2d_2s", "removed_for_jokers": "2h_2c"},
    "bids itself": {"opening_deal": "bids_itself"},
    "solo3": {"table": "solo3"},
    "solo4": {"table": "solo4"},
    "draw2": {"table": "draw2"},
    "solo5": {"table": "solo5"},
    "pairs6": {"table": "pairs6", "nil_exchange": 2},
}


def layout_of(view: State, size: tuple[int, int] = (1280, 720)) -> TableLayout:
    return table_layout(size, view.table.sides, cards=view.table.tricks)


def events_of(session: MatchSession, chance: random.Random) -> Iterator[Event]:
    """What the viewer learns from here to the end of the match."""
    while True:
        yield from session.pump()
        if session.over:
            return
        action = modest(legal_actions(session.view, 0), chance)
        assert session.submit(action, session.version) is None


def nils(seed: int) -> dict[int, str]:
    """Who is to bid nil, so that cards are exchanged."""
    return {2: "bid N"} if seed % 2 else {}


def assert_at_rest(model: TableModel, view: State, layout: TableLayout) -> None:
    assert model.view == view
    assert dict(model.stage.rest) == resting(view, layout, ORDER)


def assert_each_card_once(model: TableModel, view: State) -> None:
    """Each face is shown by one sprite, and there are as many sprites as cards on the table."""
    spots = model.stage.rest.values()
    faces = [spot.code for spot in spots if spot.code != BACK]
    assert len(faces) == len(set(faces))
    shown = {str(card) for card in view.hands[0] or ()} if view.hands else set()
    lying = [] if view.trick is None else [str(card) for card in view.trick.cards]
    if not view.dealt:
        lying = [str(card) for card in view.cut]
    if not view.stock_count:
        hidden = sum(view.counts) - len(shown)
        assert sorted(faces) == sorted([*shown, *lying])
        assert len(spots) == len(faces) + hidden
    flying = [spot.code for _, spot in model.stage.spots() if spot.code != BACK]
    assert len(flying) == len(set(flying))


def assert_in_time(model: TableModel, event: Event) -> None:
    """No card is long on its way, and no event keeps the table long."""
    timeline = model.stage.timeline
    moves = [tween for tween in timeline.tweens if tween.source != tween.target]
    assert all(tween.length <= LONGEST_TWEEN for tween in moves), event
    most = 3.0 if isinstance(event, DealScored) else LONGEST_DEAL
    assert timeline.end <= most, event


def watch(session: MatchSession, seed: int, size: tuple[int, int]) -> int:
    """Look at the table after every event of a match; how many there were."""
    chance = random.Random(seed)
    layout, view = layout_of(session.view, size), session.told
    model = TableModel(view, layout, Tempo())
    count = 0
    for event in events_of(session, chance):
        view = evolve(view, event)
        model.apply(event)
        assert_at_rest(model, view, layout)
        assert_each_card_once(model, view)
        assert_in_time(model, event)
        model.stage.advance(chance.uniform(0.0, 0.4))
        assert_each_card_once(model, view)
        if chance.random() < 0.5:
            model.stage.finish()
            assert dict(model.stage.spots()) == resting(view, layout, ORDER)
        count += 1
    return count


@pytest.mark.parametrize("options", CASES.values(), ids=CASES)
@pytest.mark.parametrize("seed", range(2))
def test_the_rest_is_what_the_view_says(options: dict[str, object], seed: int) -> None:
    told = nils(seed) if options.get("nil_exchange") else {}
    session = match_of(Rules.model_validate({**options, "deals": 1}), seed, told=told)
    assert watch(session, seed, SIZES[seed]) > 2 * session.view.table.tricks


@settings(
    max_examples=20,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
@given(data=st.data(), seed=st.integers(0, 999), size=st.sampled_from(SIZES))
def test_any_rules_at_tables_of_any_size(
    data: st.DataObject, seed: int, size: tuple[int, int]
) -> None:
    with made_up_tables():
        table = data.draw(table_keys())
        found = data.draw(rules(table=table))
        watch(match_of(found, seed, Start(deal=300)), seed, size)


@settings(max_examples=15, deadline=None, derandomize=True, database=None)
@given(
    seed=st.integers(0, 99),
    case=st.sampled_from(sorted(CASES)),
    frames=st.lists(st.floats(0.001, 0.2), min_size=1, max_size=5),
)
def test_finishing_leaves_what_running_leaves(seed: int, case: str, frames: list[float]) -> None:
    session = match_of(Rules.model_validate({**CASES[case], "deals": 1}), seed, told=nils(seed))
    layout = layout_of(session.view)
    watched, skipped = (TableModel(session.told, layout, Tempo()) for _ in range(2))
    for number, event in enumerate(events_of(session, random.Random(seed))):
        watched.apply(event)
        skipped.apply(event)
        for dt in frames:
            watched.stage.advance(dt)
        skipped.stage.advance(frames[number % len(frames)])
        skipped.stage.finish()
        watched.stage.advance(60.0)
        assert not watched.stage.moving
        assert watched.stage.spots() == skipped.stage.spots()


def first(session: MatchSession, kind: type[Event], model: TableModel) -> Event:
    """Show a match up to the first event of a kind, which is shown as well.

    Of the hands that are turned up only the viewer's counts.
    """
    for event in events_of(session, random.Random(3)):
        model.apply(event)
        if isinstance(event, kind) and (not isinstance(event, HandSeen) or event.seat == 0):
            return event
        model.stage.finish()
    raise AssertionError("it does not happen")


def shown(tempo: Tempo | None = None, **options: object) -> tuple[MatchSession, TableModel]:
    session = match_of(Rules.model_validate(options), 4, told={2: "bid N"})
    return session, TableModel(session.told, layout_of(session.view), tempo or Tempo())


@pytest.mark.parametrize("kind", [Dealt, HandSeen, CardPlayed, TrickTaken, CardsPassed])
def test_cards_take_their_time_and_their_sound(kind: type[Event]) -> None:
    session, model = shown(nil_exchange=2)
    first(session, kind, model)
    assert model.stage.moving
    assert [model.stage.advance(dt) for dt in (0.0, 2.0)] != [(), ()]
    assert not model.stage.moving


def test_an_instant_table_never_moves() -> None:
    session, model = shown(tempo_of("instant"), deals=1)
    for event in events_of(session, random.Random(1)):
        model.apply(event)
        assert not model.stage.moving


@pytest.mark.parametrize("kind", [Dealt, HandSeen, CardPlayed, TrickTaken, CardsPassed])
def test_with_reduced_motion_cards_lie_or_fade_in_two_places(kind: type[Event]) -> None:
    session, model = shown(Tempo(reduced=True), nil_exchange=2)
    before = dict(model.stage.rest)
    for event in events_of(session, random.Random(3)):
        before = dict(model.stage.rest)
        model.apply(event)
        if isinstance(event, kind) and (not isinstance(event, HandSeen) or event.seat == 0):
            break
        model.stage.finish()
    places = {spot.pose for spot in (*before.values(), *model.stage.rest.values())}
    assert model.stage.moving
    for _ in range(30):
        for spot in model.stage.flying().values():
            assert spot.pose in places or not spot.alpha
        model.stage.advance(0.01)
    assert not model.stage.moving


def test_a_winning_card_gets_its_light_where_it_lies() -> None:
    session, model = shown()
    card = first(session, CardPlayed, model)
    assert isinstance(card, CardPlayed)
    model.stage.advance(0.24)
    spot = model.stage.flying()[str(card.card)]
    assert spot.pose == model.stage.rest[str(card.card)].pose
    assert spot.edge is None
    model.stage.advance(0.2)
    assert model.stage.rest[str(card.card)].edge == WINNER


def test_a_dragged_card_flies_from_where_it_was_let_go() -> None:
    session, model = shown()
    first(session, HandSeen, model)
    origin = CardPose(300.0, 200.0, 0.0, 180.0)
    for event in events_of(session, random.Random(3)):
        ours = isinstance(event, CardPlayed) and event.seat == 0
        model.apply(event, origin if ours else None)
        if isinstance(event, CardPlayed) and ours:
            assert model.stage.flying()[str(event.card)].pose == origin
            break
        model.stage.finish()


def test_cards_dealt_later_lie_higher_on_the_way() -> None:
    session, model = shown()
    first(session, Dealt, model)
    model.stage.advance(0.15)
    heights = {key: spot.z for key, spot in model.stage.flying().items() if key.startswith("0/")}
    order = sorted(heights, key=lambda key: int(key.removeprefix("0/")))
    assert len(order) > 1
    assert [heights[key] for key in order] == sorted(heights.values())


def test_a_new_size_in_flight_is_at_rest() -> None:
    session, model = shown()
    first(session, CardPlayed, model)
    assert model.stage.moving
    larger = layout_of(session.view, (1920, 1080))
    model.relayout(larger)
    assert not model.stage.moving
    assert dict(model.stage.spots()) == resting(model.view, larger, ORDER)


def test_another_order_of_the_hand_is_the_same_hand() -> None:
    session, model = shown()
    first(session, HandSeen, model)
    model.stage.finish()
    before, order = model.held, HandOrder(tuple(Suit), descending=False)
    model.reorder(order)
    assert model.held != before
    assert sorted(model.held) == sorted(before)
    assert dict(model.stage.rest) == resting(model.view, model.layout, order)
    assert model.stage.moving
