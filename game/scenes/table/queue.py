"""The card chosen ahead: set while the others act, and played when the viewer's turn comes."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.engine.state import Phase
from game.engine.turn import phase
from game.scenes.desk import Desk
from game.scenes.table.hand import HandTouch
from game.scenes.table.show import Show
from game.session.match import MatchSession
from game.ui.chips import TAG_HEIGHT, tag, tag_width
from game.ui.geometry import Rect
from game.ui.layout.hand import LIFT
from game.ui.parts import Part, around
from game.words import t

_LEVEL = 8.5
_REACH = 16
"""How far the shade of the tag runs over it, at scale 1."""
_ABOVE = 6
"""Between the card and its tag, at scale 1."""


class CardAhead:
    """At most one card of the own hand, marked by `touch.ahead`."""

    def __init__(self, desk: Desk, match: MatchSession, show: Show, touch: HandTouch) -> None:
        self._desk, self._match, self._show, self._touch = desk, match, show, touch

    @property
    def wanted(self) -> bool:
        """Whether the player wants cards chosen ahead; not where a card takes two clicks."""
        pace = self._desk.settings.pace
        return pace.queue and pace.click == "once"

    @property
    def open(self) -> bool:
        """Whether a card can be chosen ahead now: others are to act, or to be seen acting.

        The second click of a double click comes while the first card flies, and is not meant so.
        """
        if not self.wanted or phase(self._match.view) is not Phase.PLAY:
            return False
        flying = self._show.moment.open and self._show.model.stage.moving
        return not flying and len(self._show.model.held) > 0 and not self._show.my_turn

    def toggle(self, card: str) -> None:
        """Choose a card ahead in place of any other, or leave it be."""
        self._touch.ahead = None if self._touch.ahead == card else card

    def clear(self) -> bool:
        """Leave the chosen card be; whether there was one."""
        was, self._touch.ahead = self._touch.ahead, None
        return was is not None

    def due(self) -> str | None:
        """The card whose turn has come, which is no longer chosen then."""
        if self._touch.ahead is None or not self._show.up_to_date or not self._show.my_turn:
            return None
        card, self._touch.ahead = self._touch.ahead, None
        return card

    def parts(self) -> Iterator[Part]:
        """Yield the tag over the chosen card."""
        card, model = self._touch.ahead, self._show.model
        spot = None if card is None else model.stage.rest.get(card)
        if spot is None:
            return
        brush, words = self._desk.brush, t("table.ahead")
        u, top = brush.scale, spot.pose.lifted(LIFT)
        foot = top.spot(-0.3 * top.width, -0.5 * top.height)
        high = TAG_HEIGHT * u
        x, y = foot.x, foot.y - _ABOVE * u - high / 2

        def draw(surface: pygame.Surface) -> None:
            tag(brush, surface, x, y, words)

        room = Rect.centred(x, y, tag_width(brush, words), high)
        yield Part("ahead", (_LEVEL,), (words, x, y), around(room, _REACH * u), draw)
