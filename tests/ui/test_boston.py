"""A Boston is celebrated: the cards that took the tricks open in a fan, and go."""

from __future__ import annotations

import pytest

from game.engine.events import DealScored
from game.engine.legality import legal_actions
from game.session.match import MatchSession
from game.ui.boston import boston_side, celebration
from game.ui.layout import table_layout
from game.ui.tablemodel import TableModel
from game.ui.tempo import Tempo, tempo_of
from tests.scenes.boston import boston_at_last_card
from tests.scenes.sitting import FRAME, Sitting


def scored(tempo: Tempo) -> tuple[MatchSession, TableModel]:
    """The moment in which the deal is scored."""
    session = boston_at_last_card()
    layout = table_layout((1280, 720), session.view.table.sides, cards=13)
    model = TableModel(session.view, layout, tempo)
    assert session.submit(legal_actions(session.view, 0)[0], session.version) is None
    for event in session.pump():
        model.stage.finish()
        model.apply(event)
        if isinstance(event, DealScored):
            return session, model
    raise AssertionError("the deal goes on")


def test_thirteen_cards_open_and_nothing_stays() -> None:
    session, model = scored(Tempo())
    assert boston_side(session.view) == 0
    model.stage.advance(0.45)
    shown = [key for key, spot in model.stage.flying().items() if spot.alpha > 0.9]
    assert len(shown) == 13
    model.stage.advance(3.0)
    assert not model.stage.moving
    assert not any(key.startswith("won/") for key in model.stage.rest)


@pytest.mark.parametrize("tempo", [Tempo(), tempo_of("slow"), Tempo(reduced=True)])
def test_it_takes_three_seconds_at_most_at_normal_speed(tempo: Tempo) -> None:
    _, model = scored(tempo)
    assert 0.5 < celebration(tempo) <= 3.0
    model.stage.advance(celebration(tempo) + 0.001)
    assert not model.stage.moving


def test_an_instant_table_does_not_celebrate() -> None:
    _, model = scored(tempo_of("instant"))
    assert not model.stage.moving


def test_a_click_completes_it() -> None:
    at = Sitting(boston_at_last_card())
    at.wait(0.5)
    at.click(at.spot(at.live("card-")[0]))
    at.until(lambda: any(p.name.startswith("gold ") for p in at.table.parts()))
    at.wait(0.2)
    assert at.sounds.heard.count("boston") == 1
    assert at.scenes == ["table"]
    at.key("return")
    at.wait(2 * FRAME)
    assert at.scenes == ["score_sheet"]
