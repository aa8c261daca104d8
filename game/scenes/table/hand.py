"""The viewer's hand under the pointer: which card is lifted, dragged, chosen or refused."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.ui import motion
from game.ui.geometry import CardPose, Point
from game.ui.layout.hand import LIFT
from game.ui.motion import progress, swing

DRAG_FROM = 10.0
"""Units the pointer moves before a press becomes a drag."""


@dataclass(frozen=True, slots=True)
class Drag:
    """A card held by the pointer: which one, where it was taken, and where the pointer is."""

    card: str
    taken: Point
    pointer: Point
    moved: bool = False


class HandTouch:
    """What the pointer and the keyboard do to the cards of the own hand.

    Cards are named by their notation; `ahead` is the one chosen for the next turn. Lifts run from 0
    to 1 and follow the card under the pointer.
    """

    def __init__(self) -> None:
        self.over: str | None = None
        self.focus: str | None = None
        self.chosen: frozenset[str] = frozenset()
        self.ahead: str | None = None
        self.suggested: frozenset[str] = frozenset()
        self.drag: Drag | None = None
        self._lifts: dict[str, float] = {}
        self._refused: tuple[str, float] | None = None

    @property
    def moving(self) -> bool:
        """Whether a card is on its way up or down, or swings."""
        on_the_way = any(lift != self._wanted(card) for card, lift in self._lifts.items()) or any(
            card not in self._lifts for card in self._raised()
        )
        return on_the_way or self._refused is not None or self.drag is not None

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        for card in {*self._lifts, *self._raised()}:
            lift = self._lifts.get(card, 0.0)
            if self._wanted(card) > lift:
                lift = min(1.0, lift + dt * 1000 / motion.LIFT.ms)
            else:
                lift = max(0.0, lift - dt * 1000 / motion.DROP.ms)
            self._lifts[card] = lift
        self._lifts = {c: v for c, v in self._lifts.items() if v > 0 or self._wanted(c) > 0}
        if self._refused is not None:
            card, age = self._refused
            age += dt * 1000
            self._refused = None if age >= motion.REFUSED.ms else (card, age)

    def refuse(self, card: str) -> None:
        """Let a card swing: it may not be played."""
        self._refused = (card, 0.0)

    def forget(self) -> None:
        """Leave every card be."""
        self.over = self.focus = self.ahead = self.drag = None
        self.chosen = frozenset()

    def keep_only(self, held: tuple[str, ...]) -> None:
        """Forget cards that left the hand."""
        self._lifts = {card: lift for card, lift in self._lifts.items() if card in held}
        self.chosen = self.chosen & set(held)
        if self.ahead not in held:
            self.ahead = None
        if self.over not in held:
            self.over = None
        if self.focus not in held:
            self.focus = None
        if self.drag is not None and self.drag.card not in held:
            self.drag = None

    def lift(self, card: str) -> float:
        """How far a card is lifted, 0 to 1."""
        return motion.out_quad(self._lifts.get(card, 0.0))

    def pose(self, card: str, rest: CardPose) -> CardPose:
        """Where a card is now that lies at `rest`."""
        drag = self.drag
        if drag is not None and drag.card == card and drag.moved:
            dx, dy = drag.pointer.x - drag.taken.x, drag.pointer.y - drag.taken.y
            lifted = rest.lifted(LIFT)
            return replace(lifted, x=lifted.x + dx, y=lifted.y + dy, angle=0.0)
        pose = rest.lifted(LIFT * self.lift(card))
        if self._refused is not None and self._refused[0] == card:
            share = progress(self._refused[1], motion.REFUSED.ms)
            pose = replace(pose, angle=pose.angle + motion.REFUSAL_ANGLE * swing(share))
        return pose

    def dragged(self, point: Point, unit: float) -> None:
        """The pointer went to `point` with a card held."""
        if self.drag is not None:
            away = abs(point.x - self.drag.taken.x) + abs(point.y - self.drag.taken.y)
            moved = self.drag.moved or away > DRAG_FROM * unit
            self.drag = replace(self.drag, pointer=point, moved=moved)

    @property
    def touched(self) -> bool:
        """Whether any card is not at rest."""
        return bool(self._lifts) or self._refused is not None or self.drag is not None

    def _raised(self) -> set[str]:
        up = {card for card in (self.over, self.focus, self.ahead) if card is not None}
        return up | self.chosen

    def _wanted(self, card: str) -> float:
        return 1.0 if card in self._raised() else 0.0
