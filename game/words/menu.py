"""The line under Continue: where a match was left."""

from __future__ import annotations

from game.engine.state import Phase, State
from game.engine.tables import Seat
from game.engine.turn import phase, to_act
from game.words.english import ENGLISH
from game.words.lookup import t


def resume_note(state: State, viewer: Seat) -> str:
    """Where a match was left: "Deal 4, your card", "Deal 4, trick 7"."""
    yours = to_act(state) == viewer
    return left_at(phase(state), state.deal, state.tricks_done + 1, yours=yours)


def left_at(where: Phase, deal: int, trick: int, *, yours: bool) -> str:
    """The same from its parts; `yours` tells whether the viewer is to act."""
    key = f"menu.resume.{where.value}"
    if yours and f"{key}.yours" in ENGLISH:
        key += ".yours"
    return t(key, deal=deal, trick=trick)
