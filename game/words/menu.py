"""The line under Continue: where a match was left."""

from __future__ import annotations

from game.engine.state import State
from game.engine.tables import Seat
from game.engine.turn import phase, to_act
from game.words.english import ENGLISH
from game.words.lookup import t


def resume_note(state: State, viewer: Seat) -> str:
    """Where a match was left: "Deal 4, your card", "Deal 4, trick 7"."""
    key = f"menu.resume.{phase(state).value}"
    if to_act(state) == viewer and f"{key}.yours" in ENGLISH:
        key += ".yours"
    return t(key, deal=state.deal, trick=state.tricks_done + 1)
