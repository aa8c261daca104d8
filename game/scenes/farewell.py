"""What one of the players says at the end of a match, beside a face."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.engine.record import Kind
from game.scenes.desk import Desk
from game.session.match import MatchSession
from game.session.remarks import after_match, seed_of
from game.ui.geometry import Rect, poses_bounds
from game.ui.podium import PodiumPlaces
from game.ui.portraits import portrait
from game.ui.remarkface import RemarkForm, draw_remark, remark_forms

_FACE, _UNDER, _GAP = 22, 18, 10
"""The radius of the face, how far it is under the buttons, and from its words."""
_CORNER = 0.33
"""The share of the window's width that the corner over the cards has."""


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
        """Draw the face and the words."""
        remark = self._remark
        if remark is None:
            return
        brush, u = self._desk.brush, self._desk.brush.scale
        forms = tuple(remark_forms(brush, remark.words))
        form, room = farewell_place(places, forms)
        radius = _FACE * u
        name = self._desk.portraits[remark.seat]
        portrait(brush, surface, name, room.x + radius, room.cy, radius)
        wide, high = form.size
        draw_remark(brush, surface, Rect(room.right - wide, room.cy - high / 2, wide, high), form)


def farewell_place(places: PodiumPlaces, forms: Sequence[RemarkForm]) -> tuple[RemarkForm, Rect]:
    """How the words are set, and where they and the face beside them are.

    They stand under the buttons, or where the window ends there left of the winners' cards, or in
    the corner over those.
    """
    u, face = places.screen.u, 2 * _FACE * places.screen.u
    for spot in _spots(places):
        for form in forms:
            wide, high = face + _GAP * u + form.size[0], max(face, form.size[1])
            room = Rect.centred(spot.cx, spot.cy, wide, high)
            if room.within(spot):
                return form, room
    return form, room


def _spots(places: PodiumPlaces) -> Iterator[Rect]:
    """The rooms that there are, the best first."""
    view, u = places.screen, places.screen.u
    margin, face = view.margin, 2 * _FACE * u
    under = places.buttons[0].bottom + _UNDER * u
    if under + face <= view.height:
        yield Rect(margin, under, view.width - 2 * margin, face)
    cards = poses_bounds(places.fans[0])
    yield Rect.spanning(margin, cards.y, cards.x - _GAP * u, places.winners[0].y - _GAP * u)
    yield Rect.spanning(margin, margin, _CORNER * view.width, cards.y - _GAP * u)
