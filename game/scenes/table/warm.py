"""Draws the cards of a table ahead of time, beside the main loop."""

from __future__ import annotations

from collections.abc import Iterable
from threading import Thread

from game.ui.cardsprites import CardSprites
from game.ui.layout.table import TableLayout
from game.ui.tween import BACK


class Warmer:
    """Draws what is about to be shown: the pack as it lies in a trick, the viewer's hand larger.

    What is ready is used from then on. The whole pack at the size of a hand would take more memory
    than all else on the table.
    """

    def __init__(self, sprites: CardSprites) -> None:
        """Draw into `sprites`."""
        self._sprites = sprites
        self._layout: TableLayout | None = None
        self._held: frozenset[str] = frozenset()

    def lay_out(self, layout: TableLayout, held: Iterable[str]) -> None:
        """Draw everything in the sizes of a layout; `held` are the cards of the viewer's hand."""
        self._layout, self._held = layout, frozenset(held)
        self._start(whole=True, held=self._held)

    def hold(self, held: Iterable[str]) -> None:
        """Draw the cards of the viewer's hand that were not there before."""
        hand = frozenset(held)
        fresh, self._held = hand - self._held, hand
        if fresh:
            self._start(whole=False, held=fresh)

    def _start(self, *, whole: bool, held: frozenset[str]) -> None:
        layout = self._layout
        if layout is None:
            return

        def draw() -> None:
            if whole:
                for fan in layout.backs:
                    if fan is not None:
                        self._sprites.prepare(fan.height, (BACK,))
            self._sprites.prepare(layout.hand.height, held)
            if whole:
                self._sprites.prepare(layout.trick.height)

        Thread(target=draw, daemon=True).start()
