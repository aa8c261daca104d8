"""How fast a table goes: animation, the computer players' pace and the hold of a full trick."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.motion import Motion, Speed, duration


@dataclass(frozen=True, slots=True)
class Tempo:
    """`pace` is the pause before a computer player acts, `hold` how long a full trick stays.

    `moment` is how long the others wait after the viewer's own action. All are seconds at the table
    and independent of the speed of the animation. With `reduced` motion nothing travels: what would
    move fades.
    """

    speed: Speed = Speed.NORMAL
    pace: float = 0.6
    hold: float = 1.2
    moment: float = 0.6
    reduced: bool = False

    def seconds(self, motion: Motion) -> float:
        """How long a movement takes."""
        return duration(motion, self.speed, reduced=self.reduced) / 1000

    def apart(self, motion: Motion) -> float:
        """How long after one piece of a movement the next one starts; fades start together."""
        return 0.0 if self.reduced else motion.apart * self.speed.value / 1000


def tempo_of(speed: str) -> Tempo:
    """The tempo named slow, normal, fast or instant; instant waits for nothing.

    Raises KeyError for any other name.
    """
    chosen = Speed[speed.upper()]
    if chosen is Speed.INSTANT:
        return Tempo(chosen, pace=0.0, hold=0.0, moment=0.0)
    return Tempo(chosen)
