"""The page of statistics as a scene: filters, tiles and two charts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pygame

from game.scenes.controlled import ControlledScene
from game.scenes.desk import Desk
from game.scenes.mute import MUTE_KEY, toggle_sound
from game.scenes.statistics.content import StatsPage, page_of
from game.scenes.statistics.droplist import DropList
from game.scenes.statistics.figures import Figures, Gather, choices_of, gather_from
from game.scenes.statistics.filters import Group, Sieve, groups_of, with_choice
from game.scenes.statistics.painter import paint_charts, paint_empty, paint_ground
from game.scenes.statistics.places import StatsPlaces, stats_places
from game.storage.statistics import YOU, Choices, Filter
from game.ui.control import Control
from game.ui.faces import icon_face
from game.ui.filterface import dropdown_face, pill_face
from game.ui.geometry import Rect
from game.ui.input import Input, KeyPressed
from game.ui.kept import painted
from game.ui.layout.screen import screen
from game.ui.linechart import dots_that_fit
from game.ui.scroller import BAR, Scroller
from game.words import t

_SCROLL_KEYS = {"page up": -0.8, "page down": 0.8, "home": -1e6, "end": 1e6}
"""How far each key scrolls, in heights of what is seen."""
_USUAL_ROWS = 8


class StatisticsScene(ControlledScene):
    """What the finished deals add up to, for one person and as far as the filters let them in.

    Esc and the key at the top lead back.
    """

    name = "statistics"

    def __init__(
        self, desk: Desk, gather: Gather | None = None, choices: Choices | None = None
    ) -> None:
        """Count the matches of `desk.store`, or take the figures from `gather`."""
        super().__init__(desk)
        if gather is None and desk.store is not None:
            gather = gather_from(desk.store)
        self._gather = gather
        self._all = Filter(undone=not desk.settings.pace.leave_out_undone)
        if choices is None:
            choices = choices_of(desk.store, undone=self._all.undone)
        self._choices = choices
        self._only = self._all
        self._figures = Figures() if gather is None else gather(self._only)
        self._left_out = self._any_left_out()
        self._scroller = Scroller()
        self._size = (1600, 900)
        self._groups = self._read_groups()
        # The page is read in `layout`, which knows how many matches have room.
        self._page: StatsPage = page_of(Figures(), YOU, 0.0, 1)
        self._places: StatsPlaces = self._read_places()

    def layout(self, size: tuple[int, int]) -> None:
        """Lay the page out for this size."""
        self._size = size
        self._desk.brush.screen(size)
        self._lay()

    def handle(self, event: Input) -> bool:
        """Take an input: scroll a page that is too high, go back, or use a control."""
        if self._scroller.handle(event):
            return True
        match event:
            case KeyPressed(name) if name in _SCROLL_KEYS:
                seen = self._scroller
                seen.move_to(seen.offset + _SCROLL_KEYS[name] * seen.view.h)
                return True
            case KeyPressed("escape"):
                self._desk.stack.pop(self)
                return True
            case KeyPressed(name) if name == MUTE_KEY:
                toggle_sound(self._desk)
                return True
        return self._controls.handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the page on the dimmed table."""
        brush, places, page = self._desk.brush, self._places, self._page
        brush.scale = places.screen.u
        key = ("statistics", places, page, self._words_for_none(), round(self._scroller.offset))
        painted(brush, surface, places.screen.window, key, lambda: self._paint(surface))
        self._scroller.draw(brush, surface)
        self._controls.draw(brush, surface)

    def _paint(self, surface: pygame.Surface) -> None:
        brush, none = self._desk.brush, self._words_for_none()
        if none is None:
            paint_ground(brush, surface, self._places, self._page.note, self._foot())
            with self._scroller.softened(surface):
                paint_charts(brush, surface, self._places, self._page, round(self._scroller.offset))
        else:
            paint_ground(brush, surface, self._places, "", self._foot())
            paint_empty(brush, surface, self._places.room, *none)

    def _foot(self) -> str:
        """What is counted, in words."""
        return t("statistics.foot.all" if self._all.undone else "statistics.foot")

    def _words_for_none(self) -> tuple[str, str] | None:
        """What to say where there is nothing to count, None where there is."""
        summary = self._figures.summary
        if summary.deals or summary.matches:
            return None
        if self._gather is None:
            key = "statistics.no_store"
        elif self._only != self._all:
            key = "statistics.no_deals"
        else:
            key = "statistics.empty.undone" if self._left_out else "statistics.empty"
        return t(key), t(f"{key}.text")

    def _any_left_out(self) -> bool:
        """Whether nothing is counted because of an undo in every deal there is."""
        if self._gather is None or self._all.undone or self._figures.summary.deals:
            return False
        return self._gather(replace(self._all, undone=True)).summary.deals > 0

    def _lay(self) -> None:
        self._groups = self._read_groups()
        self._places = self._read_places()
        self._page = self._read_page(dots_that_fit(self._desk.brush, self._places.line.w))
        self._places = self._read_places()
        places = self._places
        u, room = places.screen.u, places.room
        # The bar stands in the margin beside the panels.
        edge = room.right + (places.screen.margin + BAR * u) / 2
        view = Rect.spanning(room.x, room.y, edge, room.bottom)
        self._scroller.lay(view, places.content, u)
        self._controls.replace(self._make_controls(), self._controls.focus or "back")

    def _read_groups(self) -> tuple[Group, ...]:
        return groups_of(self._choices, self._only)

    def _read_page(self, dots: int) -> StatsPage:
        return page_of(self._figures, self._only.person, self._desk.now(), dots)

    def _read_places(self) -> StatsPlaces:
        page = self._page
        rows = _USUAL_ROWS if page.grid is None else len(page.grid.rows)
        brush = self._desk.brush
        view = screen(self._size, brush.interface)
        return stats_places(brush, view, self._groups,
                            t("statistics.title"), len(page.tiles), rows)  # fmt: skip

    def _make_controls(self) -> Iterator[Control]:
        places = self._places
        yield Control("back", places.back, icon_face("prev"), partial(self._desk.stack.pop, self),
                      spoken=t("button.back"))  # fmt: skip
        for group, rects in zip(self._groups, places.filters.rects, strict=True):
            if len(rects) == 1:
                yield self._dropdown(group, rects[0])
            else:
                yield from self._pills(group, rects)

    def _dropdown(self, group: Group, rect: Rect) -> Control:
        face = dropdown_face(group.label)
        return Control(group.sieve.value, rect, face, partial(self._open, group, rect),
                       spoken=group.label)  # fmt: skip

    def _pills(self, group: Group, rects: tuple[Rect, ...]) -> Iterator[Control]:
        for number, (label, rect) in enumerate(zip(group.labels, rects, strict=True)):
            yield Control(
                f"{group.sieve.value}_{number}",
                rect,
                pill_face(label, chosen=number == group.chosen),
                partial(self._set, group.sieve, group.values[number]),
                spoken=label,
            )

    def _open(self, group: Group, rect: Rect) -> None:
        def choose(row: int) -> None:
            self._set(group.sieve, group.values[row])

        self._desk.stack.push(DropList(self._desk, rect, group.labels, group.chosen, choose))

    def _set(self, sieve: Sieve, value: str | None) -> None:
        self._only = with_choice(self._only, sieve, value)
        if self._gather is not None:
            self._figures = self._gather(self._only)
        self._lay()
