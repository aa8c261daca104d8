"""The picture of the table, put together from parts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame

from game.scenes.desk import Desk
from game.scenes.table.cardparts import CardParts
from game.scenes.table.hand import HandTouch
from game.ui.felt import inlaid, inlaid_sign
from game.ui.furniture import FurnitureMotion, parts_over, parts_under
from game.ui.geometry import Rect
from game.ui.layout.table import TableLayout
from game.ui.parts import Part, around
from game.ui.shapes import open_place
from game.ui.table_info import TableInfo
from game.ui.tablemodel import TableModel

_GROUND = 0.0


class TablePainter:
    """Puts one table together; parts that show the same as in the last picture are taken over."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._cards = CardParts(desk)
        self._look: object = None
        self._standing: tuple[object, tuple[Part, ...]] = (None, ())

    def parts(
        self,
        size: tuple[int, int],
        model: TableModel,
        info: TableInfo,
        motion: FurnitureMotion,
        touch: HandTouch,
        *,
        place_open: bool,
        bare_middle: bool,
    ) -> Iterator[Part]:
        """Yield every part of the table on a surface of `size` pixels.

        `place_open` marks where the viewer's card will lie, `bare_middle` leaves out the trick and
        the suit that was led to it.
        """
        brush, layout = self._desk.brush, model.layout
        look = (size, brush.theme.name, brush.scale, self._desk.sprites.style)
        if look != self._look:
            self._look = look
            self._cards.forget()
        yield self._felt(size, layout)
        if _bare(model, info):
            yield self._sign(layout)
        if place_open:
            yield self._place(layout)
        told = replace(info, led=None) if bare_middle else info
        yield from self._furniture(layout, told, motion)
        yield from self._cards.parts(model.stage, touch, bare_middle=bare_middle)

    def _felt(self, size: tuple[int, int], layout: TableLayout) -> Part:
        brush, line = self._desk.brush, layout.inlay.rect

        def draw(surface: pygame.Surface) -> None:
            surface.blit(inlaid(brush, size, line), (0, 0))

        return Part("felt", (_GROUND, 0), (self._look, line), pygame.Rect((0, 0), size), draw)

    def _sign(self, layout: TableLayout) -> Part:
        brush, line = self._desk.brush, layout.inlay.rect

        def draw(surface: pygame.Surface) -> None:
            inlaid_sign(brush, surface, line.cx, line.cy, line.h / 2)

        room = Rect.centred(line.cx, line.cy, line.h / 2, line.h / 2)
        return Part("sign", (_GROUND, 1), line, around(room, 2), draw)

    def _place(self, layout: TableLayout) -> Part:
        brush, slot = self._desk.brush, layout.trick_slot(layout.viewer)
        room = Rect.centred(slot.x, slot.y, slot.width, slot.height)

        def draw(surface: pygame.Surface) -> None:
            open_place(
                brush, surface, pygame.FRect(room.x, room.y, room.w, room.h), slot.height * 0.05
            )

        return Part("place", (_GROUND, 2), slot, around(room, 2), draw)

    def _furniture(
        self, layout: TableLayout, info: TableInfo, motion: FurnitureMotion
    ) -> tuple[Part, ...]:
        key = (self._look, layout, info, motion)
        if key == self._standing[0]:
            return self._standing[1]
        brush = self._desk.brush
        parts = (
            *parts_under(brush, layout, info, motion),
            *parts_over(brush, layout, info, motion),
        )
        self._standing = (key, parts)
        return parts


def _bare(model: TableModel, info: TableInfo) -> bool:
    """Whether nothing lies in the middle, and nothing is about to be asked or laid there."""
    return model.view.trick is None and not model.stage.moving and not info.viewer_acts
