"""The celebration of a Boston: the cards that took every trick open in a fan (LOOK 4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.engine.ledger import is_boston
from game.engine.play import winning_place
from game.engine.state import State
from game.engine.tables import Seat, Side
from game.ui import motion
from game.ui.geometry import fan
from game.ui.handorder import HandOrder
from game.ui.layout.table import TableLayout
from game.ui.motion import CELEBRATION_HOLD, Motion
from game.ui.placement import FLYING_Z
from game.ui.tempo import Tempo
from game.ui.tween import Spot, Tween

_STEP, _TILT = 0.24, 3.2
"""The way from one card to the next in card heights, and how much more each is turned, degrees."""
_ROOM = 0.86
"""The share of the inlay's width that the fan takes at most, so that no plate is covered."""


def boston_side(view: State) -> Side | None:
    """The side that took every trick of a deal with a contract, None if none did."""
    sides = range(len(view.table.sides))
    return next((s for s in sides if is_boston(view.rules, view.side_deal(s))), None)


def boston_seats(view: State) -> tuple[Seat, ...]:
    """The seats of the side that took every trick, none if no side did."""
    side = boston_side(view)
    return () if side is None else tuple(view.table.sides[side])


def celebration(tempo: Tempo) -> float:
    """Seconds from the first light until the cards have gone; none where nothing takes time."""
    return tempo.seconds(motion.GOLD_LIGHT) + _hold(tempo) + tempo.seconds(motion.COLLECT)


def _hold(tempo: Tempo) -> float:
    """Seconds for which the fan lies open."""
    return CELEBRATION_HOLD / 1000 if tempo.speed.value else 0.0


def opened(view: State, layout: TableLayout, tempo: Tempo, order: HandOrder) -> Iterator[Tween]:
    """The ways of the cards that took the tricks: out of their piles, into a fan, and away."""
    pack = view.table.pack
    won = {trick.cards[winning_place(trick.cards, pack)]: trick.winner for trick in view.tricks}
    room = _ROOM * layout.inlay.rect.w / (_STEP * (len(won) - 1) + 1)
    height = min(layout.trick.height, room)
    poses = fan(len(won), layout.trick.centre, _STEP * height, _TILT, 0.0, height)
    for place, (card, pose) in enumerate(zip(order.sort(won, pack), poses, strict=True)):
        lies = Spot(pose, str(card), FLYING_Z + place, lift=0.5)
        winner = won[card]
        pile = layout.taken_pile(layout.viewer if winner is None else winner)
        hidden = replace(lies, pose=replace(pile, height=height), alpha=0.0)
        legs = (
            (motion.GOLD_LIGHT, hidden, lies),
            (None, lies, lies),
            (motion.COLLECT, lies, replace(hidden, pose=pile)),
        )
        yield from _way(f"won/{card}", legs, tempo)


def _way(
    key: str, legs: tuple[tuple[Motion | None, Spot, Spot], ...], tempo: Tempo
) -> Iterator[Tween]:
    """One sprite's movements one after another; one that is None is a hold."""
    start = 0.0
    for movement, source, target in legs:
        length = _hold(tempo) if movement is None else tempo.seconds(movement)
        easing = motion.linear if movement is None else movement.easing
        yield Tween(key, start, length, source, target, easing, fades=tempo.reduced)
        start += length
