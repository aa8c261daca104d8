"""The picture of a review: places, what they show, and the part of the panel that is seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.engine.tables import Seat
from game.scenes.desk import Desk
from game.scenes.review.content import Cost, PanelText
from game.scenes.review.panel import PanelPlaces, draw_panel, lay_panel
from game.scenes.review.shown import Shown
from game.scenes.review.stage import draw_stage
from game.ui import felt
from game.ui.faces import box
from game.ui.geometry import Rect
from game.ui.glass import glass
from game.ui.input import Input, KeyPressed
from game.ui.layout.open_table import OpenTable, open_table
from game.ui.layout.review import ReviewPlaces, review_places
from game.ui.layout.screen import screen
from game.ui.pagehead import head_title
from game.ui.picture import Picture
from game.ui.scroller import BAR, Scroller
from game.ui.shapes import rounded
from game.ui.theme import Step
from game.words import t
from game.words.names import Names

_LAMP = 0.46
_METER = 8
_TURN = 0.5
"""What a key scrolls the panel by, of what is seen of it."""


@dataclass(frozen=True, slots=True)
class _Words:
    """What the page says."""

    title: str
    note: str
    text: PanelText
    asking: tuple[int, int] | None
    share: float


class Page:
    """The page as it was laid out last."""

    def __init__(self, desk: Desk, portraits: Sequence[str]) -> None:
        self._desk, self._portraits = desk, portraits
        self._scroller = Scroller()
        self._picture = Picture()
        self._words = _Words("", "", PanelText("", ""), None, 0.0)
        self._shown: Shown | None = None
        self._panel: PanelPlaces | None = None
        self._table: OpenTable | None = None
        self._with_action = False
        self.places: ReviewPlaces = review_places(screen((1600, 900)), 1)

    def lay(
        self,
        size: tuple[int, int],
        *,
        table: tuple[int, Seat, int],
        stops: int,
        named: int,
        title: str,
        note: str,
        text: PanelText,
        shown: Shown,
        asking: tuple[int, int] | None,
        share: float,
        with_action: bool,
        unfolded: bool,
    ) -> None:
        """Lay the page out; `table` are the number of seats, the viewer's, and the
        cards of a hand.

        The first `named` of the `stops` are named by a word.
        `asking` is how many questions are answered and how many there are while Expert is asked,
        `share` how far that is. `with_action` makes room for the key that starts or stops it,
        `unfolded` for all choices.
        """
        brush = self._desk.brush
        places = self.places = review_places(brush.screen(size), stops, named)
        u = places.screen.u
        self._words = _Words(title, note, text, asking, share)
        self._shown, self._with_action = shown, with_action
        self._table = open_table(places.stage, u, *table, self._desk.sprites.style.index)
        lay = partial(lay_panel, with_action=with_action, unfolded=unfolded)
        panel = lay(brush, places.view.w, places.view.h, text)
        if panel.height > places.view.h:
            # The bar takes some of the width, which may break lines anew.
            narrow = places.view.w - (BAR + 8) * u
            panel = lay(brush, narrow, places.view.h, text)
        self._panel = panel
        self._scroller.lay(places.view, panel.height, u)

    def from_top(self) -> None:
        """Show the panel from its top."""
        self._scroller.move_to(0.0)

    def handle(self, event: Input) -> bool:
        """Take an input that scrolls the panel; whether it was one."""
        match event:
            case KeyPressed("up" | "down" as name, shift=True):
                self._scroller.scroll(_TURN if name == "down" else -_TURN)
                return True
        return self._scroller.handle(event)

    def cost_rows(self) -> Iterator[tuple[Cost, Rect]]:
        """The costliest decisions whose rows are wholly seen."""
        if self._panel is not None:
            for cost, rect in zip(self._words.text.costs or (), self._panel.costs, strict=True):
                yield from ((cost, row) for row in self._seen(rect))

    def fold_key(self) -> tuple[Rect, int] | None:
        """Where the choices are unfolded or folded, if seen, and how many are folded now."""
        if self._panel is None or self._panel.fold is None:
            return None
        hidden = len(self._words.text.bars) - len(self._panel.bars)
        return next(((row, hidden) for row in self._seen(self._panel.fold)), None)

    def action_key(self) -> Rect | None:
        """Where the key is that starts or stops asking Expert."""
        if self._panel is None or not self._with_action:
            return None
        area = self._panel.action
        if self._words.asking is not None:
            wide = min(area.w, 120 * self.places.screen.u)
            area = Rect(area.right - wide, area.y, wide, area.h)
        return next(iter(self._seen(area)), None)

    def draw(self, surface: pygame.Surface, names: Names, only: Seat | None) -> None:
        """Draw everything but the controls."""
        places, brush = self.places, self._desk.brush
        brush.scale = places.screen.u
        style = (self._desk.sprites.style, self._desk.hand_order)
        folded = self._panel and len(self._panel.bars)
        key = ("review", places, self._words, self._shown, only, self._scroller.offset, style,
               folded)  # fmt: skip
        self._picture.draw(brush, surface, places.screen.window, key,
                           lambda: self._paint(surface, names, only))  # fmt: skip

    def draw_bar(self, surface: pygame.Surface) -> None:
        """Draw the bar of the panel, where there is one."""
        self._scroller.draw(self._desk.brush, surface)

    def _seen(self, rect: Rect) -> Iterator[Rect]:
        view = self.places.view
        moved = rect.moved(view.x, self._scroller.top)
        if moved.y >= view.y - 1 and moved.bottom <= view.bottom + 1:
            yield moved

    def _paint(self, surface: pygame.Surface, names: Names, only: Seat | None) -> None:
        brush, places, words = self._desk.brush, self.places, self._words
        surface.blit(felt.table(brush, surface.get_size(), dim=False, lamp_y=_LAMP), (0, 0))
        head_title(brush, surface, places.back, places.title.right, words.title, words.note)
        if self._table is not None and self._shown is not None:
            draw_stage(self._desk, surface, self._table, self._shown, names,
                       self._portraits, only=only)  # fmt: skip
        glass(brush, surface, box(places.strip), depth=0.5)
        glass(brush, surface, box(places.panel), depth=0.8)
        self._paint_panel(surface)

    def _paint_panel(self, surface: pygame.Surface) -> None:
        panel, view = self._panel, self.places.view
        if panel is None:
            return
        brush, u = self._desk.brush, self.places.screen.u
        before = surface.get_clip()
        # Rows stand out a little to both sides of the text.
        surface.set_clip(pygame.Rect(box(view)).inflate(28 * u, 0).clip(before))
        width = view.w - ((BAR + 8) * u if self._scroller.reach else 0.0)
        draw_panel(brush, surface, view.x, self._scroller.top, self._words.text, panel, width)
        if self._words.asking is not None:
            self._meter(surface, panel.action.moved(view.x, self._scroller.top))
        surface.set_clip(before)

    def _meter(self, surface: pygame.Surface, area: Rect) -> None:
        """How far Expert has been asked."""
        brush, theme, u = self._desk.brush, self._desk.brush.theme, self._desk.brush.scale
        done, wanted = self._words.asking or (0, 0)
        line = t("review.asking", done=done, n=wanted)
        brush.text.draw(surface, line, area.x, area.y + 14 * u, Step.BODY, theme.second, weight=400)
        track = Rect(area.x, area.bottom - 12 * u, area.w - 134 * u, _METER * u)
        radius = track.h / 2
        rounded(brush, surface, box(track), radius, theme.hollow, opacity=theme.well_opacity,
                edge=theme.text, edge_opacity=0.18)  # fmt: skip
        done_w = max(track.h, round(track.w * self._words.share / 4) * 4)
        rounded(brush, surface, (track.x, track.y, done_w, track.h), radius, theme.gold.top,
                foot=theme.gold.foot)  # fmt: skip
