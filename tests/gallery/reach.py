"""How the states of the gallery are reached, and matches that several of them start from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.state import Phase, State
from game.session.match import MatchSession
from game.ui.geometry import Point
from tests.scenes.seeded import asked_in, barred_cards, match_at, my_turn
from tests.scenes.sitting import Sitting

Size = tuple[int, int]
Reach = Callable[[Size], Sitting]
"""Plays to a state in a window of some size."""

Until = Callable[[State], bool]
AWAY = Point(2.0, 300.0)
"""Where the pointer is in nobody's way."""


def seated(session: MatchSession, size: Size, seconds: float = 1.0) -> Sitting:
    """Sit down and let everything come to rest."""
    at = Sitting(session, size)
    at.move(AWAY)
    at.wait(seconds)
    return at


def state(until: Until, *, seconds: float = 1.0, **options: Any) -> Reach:
    """The state in which `until` first holds in a match with these options."""
    return lambda size: seated(match_at(until, **options), size, seconds)


def then(reach: Reach, *acts: Callable[[Sitting], None], seconds: float = 0.4) -> Reach:
    """Another state, some inputs and a moment after a state."""

    def go_on(size: Size) -> Sitting:
        at = reach(size)
        for act in acts:
            act(at)
        at.wait(seconds)
        return at

    return go_on


def keys(*names: str) -> Callable[[Sitting], None]:
    """Press keys."""
    return lambda at: at.key(*names)


def click(name: str) -> Callable[[Sitting], None]:
    """Click a target."""
    return lambda at: at.click(at.spot(name))


def hover(name: str) -> Callable[[Sitting], None]:
    """Move the pointer over a target."""
    return lambda at: at.move(at.spot(name))


def click_card(place: int) -> Callable[[Sitting], None]:
    """Click a live card of the hand and take the pointer away."""

    def act(at: Sitting) -> None:
        at.click(at.spot(at.live("card-")[place]))
        at.move(AWAY)

    return act


def hear(*sounds: str) -> Callable[[Sitting], None]:
    """Wait for one of some sounds."""
    return lambda at: void(at.until(lambda: bool(set(sounds) & set(at.sounds.heard))))


def void(_value: object) -> None:
    """Nothing."""


def in_the_middle(view: State) -> bool:
    """Whether the player follows with some cards it may play and some it may not."""
    return my_turn(2, 2)(view) and 4 <= len(barred_cards(view)) <= 9


def bidding_turn(view: State) -> bool:
    """Whether the player is to bid."""
    return asked_in(Phase.BIDDING)(view)
