"""The lines under Continue and New game: where a match was left, and what a new one would be."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.rules import Rules
from game.engine.state import Phase, State
from game.engine.tables import Seat
from game.engine.turn import phase, to_act
from game.words.english import ENGLISH
from game.words.in_force import count_word
from game.words.kinds import level_name
from game.words.lookup import t
from game.words.numbers import listing
from game.words.rules_line import match_title


def new_note(rules: Rules, levels: Sequence[str], name: str = "") -> str:
    """What a new match would be: "Classic · 500, four players, against Expert".

    `levels` are those of the others, clockwise from seat 1; `name` is that of the rules.
    """
    row = rules.row
    opponents = [seat for seat in range(1, row.seats) if row.side_of(seat) != row.side_of(0)]
    against = dict.fromkeys(level_name(levels[seat - 1]) for seat in opponents)
    return t(
        "menu.new.note",
        title=match_title(rules, name),
        players=count_word(row.seats).lower(),
        levels=listing(list(against)),
    )


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
