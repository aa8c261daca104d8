"""The points that Expert expects of each choice, and how far they may be off."""

from __future__ import annotations

from dataclasses import replace

from game.ai.players import choose
from game.ai.request import Decision, Request
from game.engine.legality import legal_actions
from game.engine.state import Phase, State
from tests.scenes.seeded import asked_in, match_at, my_turn

WORLDS = 40


def asked(view: State) -> Request:
    return Request(view, legal_actions(view, 0), seed=9, level="expert", strength=WORLDS)


def decided(request: Request, worlds: int) -> Decision:
    return choose(replace(request, point_worlds=worlds))


def test_more_worlds_for_points_change_no_choice_and_say_more() -> None:
    request = asked(match_at(my_turn(2, 2)).view)
    few, many = decided(request, 10), decided(request, 2 * WORLDS)
    assert few.action == many.action
    assert [e.value for e in few.estimates] == [e.value for e in many.estimates]
    assert sum(e.points_error for e in many.estimates) < sum(e.points_error for e in few.estimates)


def test_bids_have_points_that_fall_off_on_both_sides() -> None:
    decision = decided(asked(match_at(asked_in(Phase.BIDDING)).view), 10)
    points = {str(e.action): e.points for e in decision.estimates}
    assert points[str(decision.action)] > points["0 bid 9"]
    assert points[str(decision.action)] > points["0 bid N"]
    assert all(e.points_error >= 0 for e in decision.estimates)
