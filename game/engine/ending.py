"""When a match ends and who wins it (RULES sections 1 and 6, "End", `boston`, `sets_lose`)."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.events import Ending, MatchEnded
from game.engine.ledger import is_boston
from game.engine.state import State
from game.engine.tables import Side

LAST_DEAL = 300
"""The backstop: a match never lasts longer."""


def verdict(state: State) -> MatchEnded | None:
    """How the match ends with the deal just scored, None if another is dealt."""
    sides = range(len(state.table.sides))
    if state.rules.boston == "wins":
        for side in sides:
            if is_boston(state.rules, state.side_deal(side)):
                return MatchEnded(Ending.BOSTON, (side,))
    contenders: Iterable[Side] = sides
    ending = _ending(state)
    if ending is Ending.SETS:
        contenders = [side for side in sides if not _set_out(state, side)] or sides
    if ending is None and state.deal < LAST_DEAL:
        return None
    best = max(state.totals[side] for side in contenders)
    winners = tuple(side for side in contenders if state.totals[side] == best)
    if len(winners) > 1 and state.deal < LAST_DEAL:
        return None
    return MatchEnded(ending or Ending.BACKSTOP, winners)


def _set_out(state: State, side: Side) -> bool:
    limit = state.rules.sets_lose
    return limit != "none" and state.set_runs[side] >= limit


def _ending(state: State) -> Ending | None:
    rules, totals = state.rules, state.totals
    if any(_set_out(state, side) for side in range(len(totals))):
        return Ending.SETS
    if rules.deals and state.deal >= rules.deals:
        return Ending.DEALS
    if not rules.deals and max(totals) >= rules.target:
        return Ending.TARGET
    if rules.loss_floor != "none" and min(totals) <= rules.loss_floor:
        return Ending.LOSS_FLOOR
    return None
