"""Draws the cards at the sizes of a table ahead of time, beside the main loop."""

from __future__ import annotations

from threading import Thread

from game.ui.cardsprites import CardSprites
from game.ui.layout.table import TableLayout
from game.ui.tween import BACK


def warm(sprites: CardSprites, layout: TableLayout) -> Thread:
    """Start drawing the deck for this layout; what is ready is used from then on."""

    def draw() -> None:
        for fan in layout.backs:
            if fan is not None:
                sprites.prepare(fan.height, (BACK,))
        sprites.prepare(layout.hand.height)
        sprites.prepare(layout.trick.height)

    thread = Thread(target=draw, daemon=True)
    thread.start()
    return thread
