"""A remark at the table: a bubble at a player's plate while the next deal is bid."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.engine.record import Kind
from game.engine.state import State
from game.scenes.desk import Desk
from game.session.match import MatchSession
from game.session.remarks import Remark, after_deal, seed_of
from game.ui.geometry import Rect
from game.ui.layout.pad import bid_pad, talk_pad
from game.ui.layout.remarks import remark_place
from game.ui.layout.table import TableLayout
from game.ui.parts import Part, around
from game.ui.remarkface import RemarkForm, draw_remark, remark_forms

_LEVEL = 5.5
_STAYS = 6.0
"""Seconds that a remark stands."""
_REACH = 32


class Remarks:
    """Says at most one thing after a deal, if the player wants to hear the others at all."""

    def __init__(self, desk: Desk, match: MatchSession) -> None:
        self._desk, self._match = desk, match
        self._deals = -1
        self._remark: Remark | None = None
        self._age = 0.0
        self._placed_for: object = None
        self._placed: tuple[RemarkForm, Rect] | None = None

    @property
    def shown(self) -> Remark | None:
        """What is being said, None for nothing."""
        return self._remark if self._age < _STAYS else None

    def update(self, dt: float, view: State) -> bool:
        """Let `dt` seconds of the table that shows `view` pass; whether something else is shown."""
        before = self.shown
        self._age += dt
        if not view.dealt or view.scored:
            self._remark = None
        elif view.trick is not None or view.tricks or not self._wanted:
            self._remark, self._deals = None, len(view.results)
        elif self._deals != len(view.results):
            self._deals, self._age = len(view.results), 0.0
            record, results = self._match.record, view.results
            self._remark = after_deal(record.players, view.table, results, seed_of(record))
        return self.shown is not before

    @property
    def _wanted(self) -> bool:
        players = self._desk.settings.players
        return players.remarks and self._match.record.kind is Kind.MATCH

    def parts(self, layout: TableLayout, panel: Rect | None) -> Iterator[Part]:
        """Yield the bubble, if something is said; it is off the `panel` of a question."""
        remark, brush = self.shown, self._desk.brush
        if remark is None:
            return
        form, room = self._place(remark, layout, panel)

        def draw(surface: pygame.Surface) -> None:
            draw_remark(brush, surface, room, form)

        reach = around(room, _REACH * brush.scale)
        yield Part("remark", (_LEVEL,), (form, room), reach, draw)

    def _place(
        self, remark: Remark, layout: TableLayout, panel: Rect | None
    ) -> tuple[RemarkForm, Rect]:
        """How the remark is set and where; found once for a table and a question."""
        key = (remark, layout, panel)
        if self._placed is None or key != self._placed_for:
            forms = tuple(remark_forms(self._desk.brush, remark.words))
            asked = panel or self._pad(layout)
            room = remark_place(layout, remark.seat, [form.size for form in forms], asked)
            form = next(form for form in forms if form.size == (room.w, room.h))
            self._placed_for, self._placed = key, (form, room)
        return self._placed

    def _pad(self, layout: TableLayout) -> Rect:
        """Where the viewer will be asked for a bid."""
        if self._match.view.rules.team_talk == "on":
            return talk_pad(layout, layout.cards).frame.panel
        return bid_pad(layout, layout.cards + 1).frame.panel
