"""The sprites of the table at rest and the timeline that takes them there; draws nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from game.ui.tween import Spot, Tween


@dataclass(frozen=True, slots=True)
class Mark:
    """A sound at a moment of the timeline, in seconds from its start."""

    time: float
    sound: str


@dataclass(frozen=True, slots=True)
class Timeline:
    """Tweens and marks that lead to `rest`, the spot of every sprite at the end.

    It lasts as long as its last tween, and at least `length` seconds.
    """

    rest: Mapping[str, Spot]
    tweens: Sequence[Tween] = ()
    marks: Sequence[Mark] = ()
    length: float = 0.0

    @property
    def end(self) -> float:
        """Seconds from start to end."""
        return max([self.length, *(tween.end for tween in self.tweens)])


class Stage:
    """Shows one timeline at a time; whatever happens, it ends in that timeline's rest."""

    def __init__(self) -> None:
        self._timeline = Timeline({})
        self._ways: dict[str, list[Tween]] = {}
        self._new: set[str] = set()
        self._marks: list[Mark] = []
        self._time = 0.0
        self._moving = False

    @property
    def timeline(self) -> Timeline:
        """The timeline that is shown, or was last."""
        return self._timeline

    @property
    def rest(self) -> Mapping[str, Spot]:
        """Where every sprite is when nothing moves."""
        return self._timeline.rest

    @property
    def moving(self) -> bool:
        """Whether the timeline is running."""
        return self._moving

    def play(self, timeline: Timeline) -> None:
        """Run a timeline from its start; one that is running ends at once."""
        self._new = timeline.rest.keys() - self.rest.keys()
        self._timeline = timeline
        self._time = 0.0
        self._moving = timeline.end > 0
        self._marks = sorted(timeline.marks, key=lambda mark: mark.time)
        self._ways = {}
        for tween in sorted(timeline.tweens, key=lambda tween: tween.start):
            self._ways.setdefault(tween.key, []).append(tween)

    def settle(self, rest: Mapping[str, Spot]) -> None:
        """Put every sprite to rest there, without a way."""
        self.play(Timeline(rest))

    def advance(self, dt: float) -> tuple[str, ...]:
        """Let `dt` seconds pass; the sounds whose moment has come."""
        self._time += dt
        due = [mark for mark in self._marks if mark.time <= self._time]
        self._marks = self._marks[len(due) :]
        if self._time >= self._timeline.end:
            self.finish()
        return tuple(mark.sound for mark in due)

    def finish(self) -> None:
        """Go to the end at once; sounds that were still to come are left out."""
        self._moving = False
        self._ways = {}
        self._marks = []

    def still(self) -> dict[str, Spot]:
        """The sprites that lie at rest and have no way before them."""
        return {key: spot for key, spot in self.rest.items() if key not in self._ways}

    def flying(self) -> dict[str, Spot]:
        """The sprites that have a way in this timeline, where they are now.

        A new sprite is not there before its way begins.
        """
        return {key: spot for key in self._ways if (spot := self._on_the_way(key)) is not None}

    def spots(self) -> list[tuple[str, Spot]]:
        """Every sprite where it is now, from the bottom of the pile up."""
        return in_order({**self.still(), **self.flying()}.items())

    def _on_the_way(self, key: str) -> Spot | None:
        way = self._ways[key]
        if key in self._new and self._time < way[0].start:
            return None
        under_way = next((tween for tween in way if self._time < tween.end), None)
        return self.rest.get(key) if under_way is None else under_way.at(self._time)


def in_order(spots: Iterable[tuple[str, Spot]]) -> list[tuple[str, Spot]]:
    """Sprites from the bottom of the pile up."""
    return sorted(spots, key=lambda item: item[1].z)
