"""What is heard of a deal that was scored: nils made, contracts set, penalties for bags."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.ledger import Entry, Ledger
from game.ui.sound import SoundBoard

_FIRST, _APART = 0.1, 0.55
"""Seconds before the first sound, and from one to the next: each is heard out."""
_NILS = (Entry.NIL_MADE, Entry.BLIND_NIL_MADE)


def deal_sounds(ledgers: Iterable[Ledger]) -> tuple[str, ...]:
    """The sounds of a scored deal, each once; those of the first ledger come first."""
    found: dict[str, None] = {}
    for ledger in ledgers:
        entries = {line.entry for line in ledger.lines}
        happened = {
            "nil_made": bool(entries.intersection(_NILS)),
            "set": ledger.set,
            "bag_penalty": Entry.BAG_PENALTY in entries,
        }
        found.update({name: None for name, so in happened.items() if so})
    return tuple(found)


class DealSounds:
    """Plays the sounds of a deal one after another while its lines come up."""

    def __init__(self, sounds: SoundBoard, names: Iterable[str]) -> None:
        self._sounds = sounds
        self._coming = list(names)
        self._wait = _FIRST

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass and play what is due."""
        self._wait -= dt
        if self._coming and self._wait <= 0:
            self._sounds.play(self._coming.pop(0))
            self._wait = _APART

    def hush(self) -> None:
        """Leave out what is still to come."""
        self._coming.clear()
