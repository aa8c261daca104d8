"""What every scene is handed: the brush, the cards, the sounds, the stack and the match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.scenes.scene import SceneStack
from game.session.match import MatchSession
from game.ui.brush import Brush
from game.ui.cardsprites import CardSprites
from game.ui.sound import SoundBoard
from game.ui.tempo import Tempo


@dataclass(slots=True)
class Desk:
    """The collaborators of the scenes, made once by the composition root.

    `new_match` deals a fresh match; `match` is the one in progress, if any. `portraits` names the
    portrait of each seat's player, `full_screen` fills the screen and goes back to the window.
    """

    brush: Brush
    sprites: CardSprites
    sounds: SoundBoard
    stack: SceneStack
    tempo: Tempo
    new_match: Callable[[], MatchSession]
    match: MatchSession | None = None
    full_screen: Callable[[], None] | None = None
    portraits: tuple[str, ...] = ("you", "otto", "vera", "amara")

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each seat's player in the match in progress."""
        return () if self.match is None else tuple(p.name for p in self.match.record.players)
