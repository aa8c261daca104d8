"""What other cards would bring: told where one is much worse, or as good as can be told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import hypot

from game.ai.expert.sight import Sight
from game.ai.reason import Reason, Why
from game.ai.request import Estimate
from game.engine.actions import Play
from game.engine.cards import Card

_LARGE = 20.0
"""Points from which a difference is worth a reason."""

_SURE = 2.0
"""So many times what it may be off must a difference be."""

_POINT = 1000
"""Thousandths of a point that make no difference."""

_TELLING = frozenset(
    (
        Why.OWN_NIL,
        Why.NIL_FALLS,
        Why.PARTNER_NIL,
        Why.TAKES_FROM_NIL,
        Why.LEAVES_TO_NIL,
        Why.BREAKS_NIL,
        Why.AWAITS_NIL,
        Why.PARTNER_HAS,
        Why.PENALTY,
        Why.BAG,
        Why.SETS,
        Why.NEEDS,
    )
)
"""Reasons that say by themselves why a trick is taken or left."""


def contrasted(
    sight: Sight, chosen: Play, estimates: Sequence[Estimate], rivals: Mapping[Play, bool]
) -> tuple[Estimate, ...]:
    """The estimates, the reasons for the card chosen saying what other cards would do.

    To leave the trick is the opposite of taking it. Nothing is added of it on the lead, or where
    the difference is small. Last comes which `rivals` are as good: they say of each other card that
    differs whether its chance is near that of the one chosen.
    """
    good = _as_good(chosen, estimates, rivals)
    equal = (Reason(Why.AS_GOOD, cards=good),) if good else ()
    return tuple(
        replace(each, reasons=(*_completed(sight, each, estimates), *equal))
        if each.action == chosen
        else each
        for each in estimates
    )


def _as_good(
    chosen: Play, estimates: Sequence[Estimate], rivals: Mapping[Play, bool]
) -> tuple[Card, ...]:
    """The rivals that nothing tells from the card chosen, the best first."""
    best = next(each for each in estimates if each.action == chosen)

    def same(other: Estimate, *, near: bool) -> bool:
        if near and other.value > best.value:
            return True
        off = hypot(best.points_error, other.points_error)
        level = best.points - other.points <= max(_POINT, _SURE * off)
        return level and (near or other.value == best.value)

    return tuple(
        each.action.card
        for each in sorted(estimates, key=lambda each: -each.value)
        if isinstance(each.action, Play)
        and each.action in rivals
        and same(each, near=rivals[each.action])
    )


def _completed(sight: Sight, chosen: Estimate, estimates: Sequence[Estimate]) -> tuple[Reason, ...]:
    other = _opposite(sight, chosen, estimates)
    if other is None:
        return chosen.reasons
    gap = (chosen.points - other.points) / 1000
    off = hypot(chosen.points_error, other.points_error) / 1000
    if gap < max(_LARGE, _SURE * off):
        return chosen.reasons
    told = _told(sight, chosen, other, round(gap))
    first = chosen.reasons[:1]
    if first and first[0].why in _TELLING:
        return (*first, told, *chosen.reasons[1:]) if told.seats else chosen.reasons
    return (told, *chosen.reasons)


def _told(sight: Sight, chosen: Estimate, other: Estimate, gap: int) -> Reason:
    """What the opposite would do."""
    position = sight.position
    if _takes(sight, chosen):
        return Reason(Why.LEAVING_COSTS, gap)
    trumps = not _mask(sight, other) & position.led
    nil = (position.winner,) if position.winner in sight.hunted else sight.awaited
    if nil and not sight.stands(position.seat):
        return Reason(Why.TRUMP_SAVES_NIL if trumps else Why.TAKING_SAVES_NIL, seats=nil)
    return Reason(Why.TRUMP_COSTS if trumps else Why.TAKING_COSTS, gap)


def _opposite(sight: Sight, chosen: Estimate, estimates: Sequence[Estimate]) -> Estimate | None:
    """The best card that leaves the trick where the chosen one takes it, or takes it."""
    if not sight.position.played:
        return None
    takes = _takes(sight, chosen)
    others = (each for each in estimates if _takes(sight, each) != takes)
    return max(others, key=lambda each: each.points, default=None)


def _takes(sight: Sight, each: Estimate) -> bool:
    position = sight.position
    return bool(_mask(sight, each) & sight.kernel.beaters(position.led, position.best))


def _mask(sight: Sight, each: Estimate) -> int:
    return sight.kernel.bits[each.action.card] if isinstance(each.action, Play) else 0
