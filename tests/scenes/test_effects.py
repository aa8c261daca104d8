"""Short movements of the furniture: what sets them off, how they end, and what is left out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.engine.bids import NIL
from game.engine.events import BidMade, SpadesBroken, TrickTaken
from game.engine.state import State, Trick
from game.scenes.table.effects import Effects
from game.ui.furniture import AT_REST
from game.ui.motion import BREATH, TURN_BREATH
from game.ui.tempo import Tempo, tempo_of
from tests.scenes.seeded import match_at, my_turn

REDUCED = Tempo(reduced=True)
FRAME = 0.02


@pytest.fixture(scope="module")
def view() -> State:
    """Seat 2 bid nil and has taken one trick."""
    found = match_at(my_turn(2, 0), most=40).view
    bids = (*found.bids[:2], NIL, *found.bids[3:])
    return replace(found, bids=bids, tricks=(Trick(2, found.tricks[0].cards, 2),))


def run(effects: Effects, seconds: float) -> None:
    for _ in range(round(seconds / FRAME)):
        effects.update(FRAME)


@pytest.mark.parametrize("event", [BidMade(1, NIL), SpadesBroken(1), TrickTaken(2)])
@pytest.mark.parametrize("tempo", [Tempo(), REDUCED])
def test_everything_comes_to_an_end(event: object, tempo: Tempo, view: State) -> None:
    effects = Effects(tempo)
    effects.start(event, view)  # type: ignore[arg-type]
    assert effects.moving
    effects.update(0.03)
    assert effects.now() != AT_REST
    run(effects, 0.5)
    assert not effects.moving
    assert effects.now() == AT_REST


def test_a_click_ends_everything(view: State) -> None:
    effects = Effects(Tempo())
    for event in (BidMade(1, NIL), SpadesBroken(1), TrickTaken(2)):
        effects.start(event, view)
    effects.finish()
    assert not effects.moving


def test_a_lost_nil_swings_and_turns_bad(view: State) -> None:
    effects = Effects(Tempo())
    effects.start(TrickTaken(2), view)
    effects.update(0.03)
    plate = effects.now().plates[2]
    assert plate.swing != 0
    assert 0 < plate.bad < 1


def test_with_reduced_motion_nothing_swings_turns_or_travels(view: State) -> None:
    effects = Effects(REDUCED)
    for event in (BidMade(1, NIL), SpadesBroken(1), TrickTaken(2)):
        effects.start(event, view)
    effects.turn_to(3, thinks=True)
    effects.update(0.03)
    now = effects.now()
    assert not now.travels
    assert now.chip == 1.0
    assert all(plate.swing == 0 and plate.mark == 1.0 for plate in now.plates.values())
    assert not effects.breathing


def test_the_ring_comes_up_and_breathes_only_while_another_thinks() -> None:
    effects = Effects(Tempo())
    effects.turn_to(1, thinks=True)
    assert effects.moving
    run(effects, 0.2)
    assert not effects.moving
    assert effects.breathing
    found = set()
    for _ in range(round(BREATH / 1000 / FRAME)):
        effects.update(FRAME)
        plate = effects.now().plates.get(1)
        found.add(1.0 if plate is None else plate.turn)
    assert min(found) == pytest.approx(1 - TURN_BREATH, abs=0.02)
    assert max(found) == 1.0
    assert len(found) < 12
    effects.turn_to(0, thinks=False)
    run(effects, 0.2)
    assert not effects.breathing
    assert effects.now() == AT_REST


def test_an_instant_table_has_no_movement(view: State) -> None:
    effects = Effects(tempo_of("instant"))
    effects.start(TrickTaken(2), view)
    effects.turn_to(1, thinks=True)
    effects.update(FRAME)
    assert not effects.moving
    assert not effects.breathing
