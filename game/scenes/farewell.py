"""What one of the players says at the end of a match, by a face under the buttons."""

from __future__ import annotations

import pygame

from game.engine.record import Kind
from game.scenes.desk import Desk
from game.session.match import MatchSession
from game.session.remarks import after_match, seed_of
from game.ui.chips import bubble, bubble_width
from game.ui.podium import PodiumPlaces
from game.ui.portraits import portrait

_FACE, _UNDER, _GAP = 22, 18, 10
"""The radius of the face, how far it is under the buttons, and from its words."""


class Farewell:
    """A few words at the end of a match that was played in earnest, if they are wanted."""

    def __init__(self, desk: Desk, match: MatchSession) -> None:
        record, view = match.record, match.view
        wanted = desk.settings.players.remarks and record.kind is Kind.MATCH
        winners = () if view.ended is None else view.ended.winners
        self._desk = desk
        self._remark = (
            after_match(record.players, view.table, winners, seed_of(record)) if wanted else None
        )

    def paint(self, surface: pygame.Surface, places: PodiumPlaces) -> None:
        """Draw the face and the words, where there is room for them."""
        brush, remark = self._desk.brush, self._remark
        u = brush.scale
        y = places.buttons[0].bottom + (_FACE + _UNDER) * u
        if remark is None or y + _FACE * u > places.screen.height:
            return
        face, wide, gap = 2 * _FACE * u, bubble_width(brush, remark.words), _GAP * u
        x = (places.screen.width - face - gap - wide) / 2
        portrait(brush, surface, self._desk.portraits[remark.seat], x + face / 2, y, face / 2)
        bubble(brush, surface, x + face + gap + wide / 2, y, remark.words,
               colour=brush.theme.gold.ink)  # fmt: skip
