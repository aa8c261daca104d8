"""The viewer's hand under the pointer: which card is lifted, dragged, chosen or refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from game.ui import motion
from game.ui.geometry import CardPose, Point
from game.ui.layout.hand import LIFT
from game.ui.motion import progress, swing
from game.ui.tempo import Tempo

_ADVISED = 0.26
"""How far a suggested card is on its way up: its neighbours hide less of its edge."""
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
    to 1 and follow the card under the pointer, at once where motion is reduced, and no card swings
    then. `lifted` is called when a card is raised to stay so: the pointer over one is not heard.
    """

    def __init__(self, lifted: Callable[[], object] = lambda: None) -> None:
        self._tempo = Tempo()
        self._lifted = lifted
        self._held_up: frozenset[str] = frozenset()
        self._suggested: frozenset[str] = frozenset()
        self._suggested_for = 0.0
        self.over: str | None = None
        self.focus: str | None = None
        self.chosen: frozenset[str] = frozenset()
        self.ahead: str | None = None
        self.drag: Drag | None = None
        self._lifts: dict[str, float] = {}
        self._refused: tuple[str, float] | None = None

    @property
    def moving(self) -> bool:
        """Whether a card is on its way up or down, or swings."""
        on_the_way = any(lift != self._wanted(card) for card, lift in self._lifts.items()) or any(
            card not in self._lifts for card in self._off_rest()
        )
        lit = not self._suggested or self.suggested_share >= 1
        return on_the_way or self._refused is not None or self.drag is not None or not lit

    @property
    def suggested(self) -> frozenset[str]:
        """The cards that a hint names."""
        return self._suggested

    @suggested.setter
    def suggested(self, cards: frozenset[str]) -> None:
        if cards != self._suggested:
            self._suggested, self._suggested_for = cards, 0.0

    @property
    def suggested_share(self) -> float:
        """How far the edge of a suggested card has come up, 0 to 1."""
        length = self._tempo.seconds(motion.HINT_EDGE)
        return motion.HINT_EDGE.easing(progress(self._suggested_for, length))

    def update(self, dt: float, tempo: Tempo) -> None:
        """Let `dt` seconds pass."""
        self._tempo = tempo
        self._suggested_for += dt
        self._hear()
        for card in {*self._lifts, *self._off_rest()}:
            lift, wanted = self._lifts.get(card, 0.0), self._wanted(card)
            length = tempo.seconds(motion.LIFT if wanted > lift else motion.DROP)
            step = 1.0 if tempo.reduced or not length else dt / length
            lift = min(wanted, lift + step) if wanted > lift else max(wanted, lift - step)
            self._lifts[card] = lift
        self._lifts = {c: v for c, v in self._lifts.items() if v > 0 or self._wanted(c) > 0}
        if self._refused is not None:
            card, age = self._refused
            age += dt
            self._refused = None if age >= tempo.seconds(motion.REFUSED) else (card, age)

    def _hear(self) -> None:
        """Let the cards be heard that were raised to stay so since the last time."""
        dragged = {self.drag.card} if self.drag is not None and self.drag.moved else set()
        focused = {self.focus} if self.focus is not None else set()
        up = frozenset({*self.chosen, *dragged, *focused, *({self.ahead} if self.ahead else ())})
        if up - self._held_up:
            self._lifted()
        self._held_up = up

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
        refused = None if self._tempo.reduced else self._refused
        if refused is not None and refused[0] == card:
            share = progress(refused[1], self._tempo.seconds(motion.REFUSED))
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

    def _off_rest(self) -> set[str]:
        return self._raised() | self._suggested

    def _wanted(self, card: str) -> float:
        if card in self._raised():
            return 1.0
        return _ADVISED if card in self._suggested else 0.0
