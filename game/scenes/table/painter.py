"""Draws the table: a kept still picture, and over it whatever moves."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.scenes.desk import Desk
from game.scenes.table.hand import HandTouch
from game.ui.cards import CardLook, Edge, draw_card
from game.ui.felt import inlay
from game.ui.felt import table as felt
from game.ui.furniture import AT_REST, FurnitureMotion, draw_over, draw_under
from game.ui.placement import OWN_HAND_Z, TRICK_Z
from game.ui.shapes import open_place
from game.ui.stage import in_order
from game.ui.table_info import TableInfo
from game.ui.tablemodel import TableModel
from game.ui.tween import Spot

Named = tuple[str, Spot]


class TablePainter:
    """Draws one table. What has not changed since the last frame is laid down as one picture."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._base: pygame.Surface | None = None
        self._base_key: object = None
        self._whole: pygame.Surface | None = None
        self._whole_key: object = None

    def draw(
        self,
        surface: pygame.Surface,
        model: TableModel,
        info: TableInfo,
        motion: FurnitureMotion,
        touch: HandTouch,
        *,
        place_open: bool,
        bare_middle: bool,
    ) -> None:
        """Draw the whole table.

        `place_open` marks where the viewer's card will lie, `bare_middle` leaves out the trick.
        """
        stage = model.stage
        still, flying = stage.still(), stage.flying()
        top = TRICK_Z if bare_middle else OWN_HAND_Z
        low = [item for item in in_order(still.items()) if item[1].z < top]
        own = [item for item in in_order(still.items()) if item[1].z >= OWN_HAND_Z]
        theme = self._desk.brush.theme.name
        base_key = (surface.get_size(), theme, info, tuple(low), place_open, _bare(model, info))
        if motion != AT_REST:
            self._under(surface, model, info, motion, low, place_open)
            self._own(surface, own, touch)
        elif flying or touch.touched or touch.chosen:
            surface.blit(self._kept_base(surface, base_key, model, info, low, place_open), (0, 0))
            self._own(surface, own, touch)
        else:
            whole_key = (base_key, tuple(own), touch.focus)
            if self._whole is None or whole_key != self._whole_key:
                base = self._kept_base(surface, base_key, model, info, low, place_open)
                whole = _reused(self._whole, surface)
                whole.blit(base, (0, 0))
                self._own(whole, own, touch)
                self._whole, self._whole_key = whole, whole_key
            surface.blit(self._whole, (0, 0))
        self._cards(surface, in_order(flying.items()), moving=True)
        draw_over(self._desk.brush, surface, model.layout, info, motion)

    def _kept_base(
        self,
        surface: pygame.Surface,
        key: object,
        model: TableModel,
        info: TableInfo,
        low: list[Named],
        place_open: bool,
    ) -> pygame.Surface:
        if self._base is None or key != self._base_key:
            base = _reused(self._base, surface)
            self._under(base, model, info, AT_REST, low, place_open)
            self._base, self._base_key = base, key
        return self._base

    def _under(
        self,
        surface: pygame.Surface,
        model: TableModel,
        info: TableInfo,
        motion: FurnitureMotion,
        low: list[Named],
        place_open: bool,
    ) -> None:
        brush, layout = self._desk.brush, model.layout
        surface.blit(felt(brush, surface.get_size()), (0, 0))
        stadium = layout.inlay
        inlay(
            brush,
            surface,
            stadium.rect.cx,
            stadium.rect.cy,
            stadium.rect.w / 2,
            stadium.rect.h / 2,
            sign=_bare(model, info),
        )
        if place_open:
            slot = layout.trick_slot(layout.viewer)
            open_place(
                brush,
                surface,
                pygame.FRect(
                    slot.x - slot.width / 2, slot.y - slot.height / 2, slot.width, slot.height
                ),
                slot.height * 0.05,
            )
        draw_under(brush, surface, layout, info, motion)
        self._cards(surface, low, moving=False)

    def _own(self, surface: pygame.Surface, own: Iterable[Named], touch: HandTouch) -> None:
        held = None
        for key, spot in own:
            if touch.drag is not None and touch.drag.moved and touch.drag.card == key:
                held = (key, spot)
            else:
                self._own_card(surface, key, spot, touch)
        if held is not None:
            self._own_card(surface, *held, touch)

    def _own_card(self, surface: pygame.Surface, key: str, spot: Spot, touch: HandTouch) -> None:
        pose = touch.pose(key, spot.pose)
        chosen = key in touch.chosen
        look = CardLook(
            dark=spot.dark,
            promoted=spot.promoted,
            lift=touch.lift(key),
            edge=Edge.CHOSEN if chosen else None,
            tick=chosen,
            focus=key == touch.focus,
        )
        draw_card(
            self._desk.brush, surface, self._desk.sprites, spot.code,
            pose.x, pose.y, pose.height, pose.angle, look,
        )  # fmt: skip

    def _cards(self, surface: pygame.Surface, cards: Iterable[Named], *, moving: bool) -> None:
        for _, spot in cards:
            draw_spot(self._desk, surface, spot, moving=moving)


def _shade(z: float) -> float:
    """How much of its full shade a card has at a height of the pile."""
    if z < 0:
        return 0.15
    return 0.55 if z < TRICK_Z else 1.0


def _reused(kept: pygame.Surface | None, surface: pygame.Surface) -> pygame.Surface:
    """A picture as large as `surface` to draw on: the one kept so far, or a new one."""
    # The system takes milliseconds to clear the memory of a new one.
    size = surface.get_size()
    return kept if kept is not None and kept.get_size() == size else pygame.Surface(size, 0, 32)


def _bare(model: TableModel, info: TableInfo) -> bool:
    """Whether nothing lies in the middle, and nothing is about to be asked or laid there."""
    return model.view.trick is None and not model.stage.moving and not info.viewer_acts


def draw_spot(desk: Desk, surface: pygame.Surface, spot: Spot, *, moving: bool) -> None:
    """Draw one card as its spot says."""
    pose = spot.pose
    if spot.alpha <= 0 or spot.squash <= 0.02:
        return
    look = CardLook(
        dark=spot.dark,
        promoted=spot.promoted,
        lift=spot.lift,
        edge=Edge(spot.edge) if spot.edge else None,
        edge_share=spot.edge_share,
        shade=_shade(spot.z),
        alpha=round(255 * spot.alpha),
        moving=moving,
        squash=spot.squash,
    )
    draw_card(
        desk.brush, surface, desk.sprites, spot.code,
        pose.x, pose.y, pose.height, pose.angle, look,
    )  # fmt: skip
