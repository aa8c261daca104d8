"""Draws the page of one deal: every line of every side's ledger, and the totals."""

from __future__ import annotations

import pygame

from game.scenes.score_sheet.blocks import Blocks, Part, Piece, blocks_for
from game.scenes.score_sheet.content import BagCount, DealPage, SideAccount
from game.scenes.score_sheet.reveal import Reveal
from game.ui.book import (
    beads,
    beads_width,
    change_ink,
    page_head,
    points_ink,
    scrollbar,
    strip,
)
from game.ui.brush import Brush
from game.ui.chart import book_mark
from game.ui.geometry import Rect
from game.ui.icons import icon
from game.ui.kept import faded, painted
from game.ui.paper import leaders
from game.ui.shapes import rule
from game.ui.softedge import soft_edges
from game.ui.theme import STRONG, Step
from game.words import t
from game.words.numbers import number, signed

_STRIP_OUT = 12
_REACH = 20
"""How far anything on the page runs out of it: the bar that tells where it is scrolled to."""
_WHEEL = 60


class DealPanel:
    """One deal's page within `area`, under a head of `head` pixels; longer pages scroll."""

    def __init__(self, brush: Brush, page: DealPage, area: Rect, head: float) -> None:
        self.area, self._page, self._head = area, page, head
        self._brush = brush
        gap = 10 * brush.scale
        self._room = Rect.spanning(area.x, area.y + head + gap, area.right, area.bottom)
        self._blocks: Blocks = blocks_for(brush, page, self._room)
        self.scroll = 0.0

    @property
    def overflow(self) -> float:
        """How many pixels of the page do not fit."""
        return max(0.0, self._blocks.height - self._room.h)

    def turn(self, steps: float) -> None:
        """Scroll by steps of the wheel, positive towards the top."""
        wanted = self.scroll - steps * _WHEEL * self._brush.scale
        self.scroll = min(self.overflow, max(0.0, wanted))

    def draw(self, surface: pygame.Surface, reveal: Reveal) -> None:
        """Draw the page as far as `reveal` lets it show."""
        brush = self._brush
        if not reveal.done:
            self._paint(surface, reveal)
            return
        key = ("deal page", self._page, round(self.scroll))
        out = self.area.grown(_REACH * brush.scale)
        painted(brush, surface, out, key, lambda: self._paint(surface, reveal))

    def _paint(self, surface: pygame.Surface, reveal: Reveal) -> None:
        brush, page, room = self._brush, self._page, self._room
        page_head(brush, surface, self.area, page.title, page.note, self._head)
        out = _STRIP_OUT * brush.scale
        before = surface.get_clip()
        view = pygame.Rect(round(room.x - out), round(room.y), round(room.w + 2 * out),
                           round(room.h) + 1)  # fmt: skip
        surface.set_clip(view.clip(before))
        seen = Rect(view.x, view.y, view.w, view.h)
        with soft_edges(surface, seen, self.scroll, self.overflow - self.scroll, brush.scale):
            for piece in self._blocks.pieces:
                place = piece.area.moved(dy=-self.scroll)
                if place.bottom > room.y and place.y < room.bottom:
                    self._piece(surface, piece, place, reveal)
        surface.set_clip(before)
        if self.overflow:
            u = brush.scale
            track = Rect(room.right + 14 * u, room.y, 5 * u, room.h)
            share = room.h / self._blocks.height
            scrollbar(brush, surface, track, self.scroll / self._blocks.height, share)

    def _piece(self, surface: pygame.Surface, piece: Piece, place: Rect, reveal: Reveal) -> None:
        account = self._page.accounts[piece.side]
        match piece.part:
            case Part.HEAD:
                self._side_head(surface, account, place)
            case Part.LINE:
                shown = reveal.line(piece.side, piece.line)
                if shown > 0:
                    faded(surface, place, shown, lambda: self._line(surface, account, piece, place))
            case Part.CHANGE:
                shown = reveal.line(piece.side, piece.line)
                if shown > 0:
                    faded(surface, place, shown, lambda: self._change(surface, account, place))
            case Part.STRIP:
                self._strip(surface, account, place, reveal.count(piece.side))

    def _side_head(self, surface: pygame.Surface, account: SideAccount, place: Rect) -> None:
        brush, u, text = self._brush, self._brush.scale, self._brush.text
        book, step = brush.theme.book, self._blocks.density.name
        y = place.cy
        book_mark(brush, surface, account.place, place.x + 8 * u, y, 7.5 * u)
        left = place.x + 25 * u
        note = text.width(account.note, Step.BODY, 400)
        size = Step.BODY
        if left + text.width(account.name, step, STRONG) + 16 * u + note > place.right:
            size = Step.CAPTION
            note = text.width(account.note, size, 400)
        name = text.fit(account.name, step, place.right - left - 16 * u - note, STRONG)
        text.draw(surface, name, left, y, step, book.page.ink, weight=STRONG)
        text.draw(surface, account.note, place.right, y + u, size, book.second, weight=400,
                  align="right")  # fmt: skip

    def _line(
        self, surface: pygame.Surface, account: SideAccount, piece: Piece, place: Rect
    ) -> None:
        brush, u, text = self._brush, self._brush.scale, self._brush.text
        book, line = brush.theme.book, account.lines[piece.line]
        high = self._blocks.density.line * u
        y = place.y + high / 2
        end = text.draw(surface, line.text, place.x, y, Step.BODY, book.page.ink)
        if piece.folded:
            below = place.y + high + (self._blocks.density.folded / 2 - 5) * u
            text.draw(surface, line.note, place.x, below, Step.CAPTION, book.second, weight=400)
        elif line.note:
            end = text.draw(surface, line.note, end + 8 * u, y + 0.5 * u, Step.CAPTION,
                            book.second, weight=400)  # fmt: skip
        points = signed(line.points)
        wide = text.width(points, Step.LEAD, STRONG)
        leaders(brush, surface, end + 10 * u, place.right - wide - 10 * u, y + 4 * u, book.rule)
        text.draw(surface, points, place.right, y, Step.LEAD, points_ink(book, line.points),
                  weight=STRONG, align="right")  # fmt: skip

    def _change(self, surface: pygame.Surface, account: SideAccount, place: Rect) -> None:
        brush, u, text = self._brush, self._brush.scale, self._brush.text
        book, step = brush.theme.book, self._blocks.density.figure
        if account.lines:
            rule(brush, surface, place.right - 108 * u, place.y + 3 * u, 108 * u, book.rule,
                 opacity=0.8, thickness=1.4 * u)  # fmt: skip
        y = place.cy + 2 * u
        label = t("sheet.this_deal") if account.lines else t("sheet.nothing")
        text.draw(surface, label, place.x, y, Step.BODY, book.page.ink, weight=STRONG)
        text.draw(surface, signed(account.points), place.right, y, step,
                  change_ink(book, account.points), weight=700, align="right")  # fmt: skip

    def _strip(
        self, surface: pygame.Surface, account: SideAccount, place: Rect, share: float
    ) -> None:
        brush, u, text = self._brush, self._brush.scale, self._brush.text
        book, density = brush.theme.book, self._blocks.density
        ink, out, y = book.sides[account.place], _STRIP_OUT * u, place.cy
        strip(brush, surface, Rect.spanning(place.x - out, place.y, place.right + out,
                                            place.bottom), ink)  # fmt: skip
        end = text.draw(surface, t("sheet.total"), place.x, y, Step.BODY, book.second)
        end = text.draw(surface, number(account.before), end + 12 * u, y, Step.LEAD, book.second,
                        weight=400)  # fmt: skip
        icon(brush, surface, "next", end + 14 * u, y, 14 * u, book.second, stroke=2.2)
        total = round(account.before + (account.after - account.before) * share)
        text.draw(surface, number(total), end + 28 * u, y, Step.TITLE, ink, weight=700)
        right = place.right
        if not density.change:
            right = self._merged_change(surface, account, place, share)
        self._bags(surface, account.bags, right, y, share, with_beads=bool(density.change))

    def _merged_change(
        self, surface: pygame.Surface, account: SideAccount, place: Rect, share: float
    ) -> float:
        """Write the deal's change on the strip; return where the bags may end before it."""
        text, book = self._brush.text, self._brush.theme.book
        if share > 0:
            text.draw(surface, signed(account.points), place.right, place.cy, Step.LEAD,
                      change_ink(book, account.points), weight=700, align="right")  # fmt: skip
        return place.right - 64 * self._brush.scale

    def _bags(
        self,
        surface: pygame.Surface,
        bags: BagCount,
        right: float,
        y: float,
        share: float,
        *,
        with_beads: bool,
    ) -> None:
        brush, u, book = self._brush, self._brush.scale, self._brush.theme.book
        now = bags.before + (bags.reached - bags.before) * share
        ended = share >= 1
        words = t("sheet.bags", n=bags.after if ended else round(now))
        brush.text.draw(surface, words, right, y, Step.BODY, book.page.ink, weight=STRONG,
                        align="right")  # fmt: skip
        if bags.limit is None or not with_beads:
            return
        x = right - 74 * u - beads_width(brush, bags.limit)
        filled = bags.after if ended else min(now, bags.limit)
        struck = min(bags.limit, bags.reached) - bags.after if ended else 0
        beads(brush, surface, x, y, bags.limit, filled, max(0, struck))
