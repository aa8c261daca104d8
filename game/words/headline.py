"""The sentence over the score book: how the match stands, or how it ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.engine.ending import LAST_DEAL
from game.engine.events import Ending, MatchEnded
from game.engine.state import State
from game.engine.tables import Side
from game.words.lookup import t
from game.words.names import Names
from game.words.numbers import listing, number


def headline(state: State, names: Names) -> str:
    """How the match stands after the deals scored so far, or how it ended.

    >>> headline(state, names)  # doctest: +SKIP
    'You lead by 207, with 60 to go'
    """
    if state.ended is not None:
        return _outcome(state, state.ended, names)
    best = max(state.totals)
    leaders = [side for side, total in enumerate(state.totals) if total == best]
    yours = own_side(state, names)
    if len(leaders) > 1:
        return _shared(state, leaders, yours, names)
    second = max(total for side, total in enumerate(state.totals) if side != leaders[0])
    if yours is not None and yours != leaders[0]:
        points = best - state.totals[yours]
        return t("headline.behind", points=points, still=_still(state, yours))
    return _leads(state, leaders[0], best - second, names)


def ending_reason(state: State, ended: MatchEnded, names: Names) -> str:
    """Why the match ended, as a clause: "Otto & Amara fell to −215"."""
    return _REASONS[ended.ending](state, ended, names)


def own_side(state: State, names: Names) -> Side | None:
    """The viewer's side, None for an onlooker."""
    return None if names.viewer is None else state.table.side_of(names.viewer)


def _leads(state: State, side: Side, points: int, names: Names) -> str:
    still = _still(state, side)
    single = len(state.table.sides[side]) == 1 and not names.yours(side, state.table)
    key = "headline.lead.single" if single else "headline.lead"
    return t(
        key,
        you=names.yours(side, state.table),
        side=names.side(side, state.table),
        points=points,
        still=still,
    )


def _still(state: State, side: Side) -> str:
    """How much is left of the match: deals, or points of `side` to the target."""
    if state.rules.deals:
        left = state.rules.deals - state.deal
        return t("headline.deals_left", n=left) if left > 0 else t("headline.another")
    missing = state.rules.target - state.totals[side]
    return t("headline.to_go", points=missing) if missing > 0 else ""


def _shared(state: State, leaders: list[Side], yours: Side | None, names: Names) -> str:
    total = number(max(state.totals))
    rules = state.rules
    over = max(state.totals) >= rules.target if not rules.deals else state.deal >= rules.deals
    another = t("headline.another") if over else ""
    if len(leaders) == len(state.totals):
        return t("headline.level", total=total) + another
    if yours in leaders:
        return t("headline.share", total=total) + another
    sides = listing([names.side(side, state.table) for side in leaders])
    return t("headline.share_others", sides=sides, total=total) + another


def _outcome(state: State, ended: MatchEnded, names: Names) -> str:
    reason = ending_reason(state, ended, names)
    yours = own_side(state, names)
    if len(ended.winners) > 1:
        return t("headline.drawn", reason=reason)
    (winner,) = ended.winners
    if yours is not None and yours != winner and len(state.totals) == 2:
        return t("headline.lost", reason=reason)
    return t(
        "headline.won", you=yours == winner, side=names.side(winner, state.table), reason=reason
    )


def _side_within(state: State, side: Side, names: Names) -> str:
    """The side within a sentence; the viewer's side is "you"."""
    yours = names.yours(side, state.table)
    return t("person.you") if yours else names.side(side, state.table)


def _target(state: State, _ended: MatchEnded, names: Names) -> str:
    first = max(range(len(state.totals)), key=lambda side: state.totals[side])
    side = _side_within(state, first, names)
    return t("ending.target", side=side, target=state.rules.target)


def _floor(state: State, _ended: MatchEnded, names: Names) -> str:
    lowest = min(range(len(state.totals)), key=lambda side: state.totals[side])
    total = number(state.totals[lowest])
    return t("ending.loss_floor", side=_side_within(state, lowest, names), total=total)


def _deals(state: State, _ended: MatchEnded, _names: Names) -> str:
    return t("ending.deals", n=state.deal)


def _boston(state: State, ended: MatchEnded, names: Names) -> str:
    side = ended.winners[0]
    return t(
        "ending.boston",
        you=names.yours(side, state.table),
        side=names.side(side, state.table),
        tricks=state.table.tricks,
    )


def _sets(state: State, _ended: MatchEnded, names: Names) -> str:
    side = max(range(len(state.set_runs)), key=lambda side: state.set_runs[side])
    yours = names.yours(side, state.table)
    single = len(state.table.sides[side]) == 1 and not yours
    key = "ending.sets.single" if single else "ending.sets"
    return t(key, you=yours, side=names.side(side, state.table), times=state.set_runs[side])


def _backstop(_state: State, _ended: MatchEnded, _names: Names) -> str:
    return t("ending.backstop", deals=LAST_DEAL)


_REASONS: Mapping[Ending, Callable[[State, MatchEnded, Names], str]] = {
    Ending.TARGET: _target,
    Ending.LOSS_FLOOR: _floor,
    Ending.DEALS: _deals,
    Ending.BOSTON: _boston,
    Ending.SETS: _sets,
    Ending.BACKSTOP: _backstop,
}
