"""Writes what the screen shows, a JSON line each time it comes to rest (`--trace FILE`)."""

from __future__ import annotations

import json
from typing import Any, TextIO

from game.engine.cards import notation
from game.engine.legality import legal_actions
from game.engine.state import State
from game.engine.turn import phase, to_act
from game.scenes.scene import Scene, SceneStack


class Tracer:
    """Writes one line whenever the screen has settled on something new.

    A line holds the scenes that show, what can be pressed with its rectangle in surface pixels,
    the surface's size, and what the viewer knows of the match.
    """

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self._last = ""

    def look(self, stack: SceneStack, size: tuple[int, int]) -> bool:
        """Write a line if the screen is at rest and differs from the last line.

        Returns whether it was at rest: until it is drawn again there is nothing new to see.
        """
        scenes = stack.visible()
        if not scenes or not all(scene.settled for scene in stack.awake()):
            return False
        line = json.dumps(_picture(scenes, size), ensure_ascii=False)
        if line != self._last:
            self._last = line
            self._out.write(line + "\n")
            self._out.flush()
        return True


def _picture(scenes: tuple[Scene, ...], size: tuple[int, int]) -> dict[str, Any]:
    views = (scene.view() for scene in reversed(scenes))
    view = next((view for view in views if view is not None), None)
    return {
        "scenes": [scene.name for scene in scenes],
        "size": list(size),
        "targets": [
            {
                "id": target.id,
                "rect": [round(target.rect.x), round(target.rect.y),
                         round(target.rect.w), round(target.rect.h)],
                "enabled": target.enabled,
                "chosen": target.chosen,
            }
            for scene in scenes
            for target in scene.targets()
        ],
        "view": None if view is None else _match(view),
    }  # fmt: skip


def _match(view: State) -> dict[str, Any]:
    seat = view.viewer or 0
    hand = view.hands[seat] if view.hands else None
    return {
        "phase": phase(view).value,
        "to_act": to_act(view),
        "viewer": seat,
        "deal": view.deal,
        "dealer": view.dealer,
        "hand": None if hand is None else notation(sorted(hand)),
        "bids": [None if bid is None else str(bid) for bid in view.bids],
        "taken": [view.taken(s) for s in range(view.table.seats)],
        "trick": [] if view.trick is None else [str(card) for card in view.trick.cards],
        "totals": list(view.totals),
        "bags": list(view.bags),
        "legal": [str(action) for action in legal_actions(view, seat)[:200]],
        "winners": None if view.ended is None else list(view.ended.winners),
    }
