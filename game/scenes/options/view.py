"""Draws the page of the options; it changes nothing but what it keeps of the layout."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

import pygame

from game.scenes.options.explanation import Flow, explanation
from game.scenes.options.listface import badge, page_face
from game.scenes.options.model import OptionsModel
from game.scenes.options.option import Option
from game.scenes.options.pages import PAGES, changed_in_all, changed_on, is_rules
from game.scenes.options.places import OptionsPlaces, options_places
from game.scenes.options.rowlayout import Frame, RowsState
from game.scenes.options.rowspanel import RowsPanel, Spot
from game.scenes.options.setting_rows import PLAYERS
from game.scenes.options.told import draw_flow, flow_buttons, flow_of
from game.ui import felt
from game.ui.brush import Brush
from game.ui.control import Control, Controls
from game.ui.faces import box, button_face, icon_face
from game.ui.geometry import Rect
from game.ui.glass import glass
from game.ui.painted import painted
from game.ui.picture import Picture
from game.ui.scroller import Scroller
from game.ui.shapes import rule
from game.ui.theme import CAPITALS_SPACING, STRONG, Step
from game.words import t

Presses = Mapping[str, Callable[[], None]]
"""What each button does, by its id."""


class OptionsView:
    """The page laid out: its buttons, its rows and the explanation."""

    def __init__(self, brush: Brush, model: OptionsModel, presses: Presses) -> None:
        self._brush, self._model, self._presses = brush, model, presses
        self.places: OptionsPlaces = options_places(brush, (1600, 900))
        self.controls = Controls()
        self.told = Controls()
        self.rows = RowsPanel()
        self.told_scroller = Scroller()
        self._flow = Flow((), 0.0)
        self._revision, self._changed = 0, 0
        self._rows_picture, self._told_picture = Picture(), Picture()
        self._told_shown: tuple[Flow, tuple[float, float] | None] = (self._flow, None)
        self.sliding: tuple[str, Option] | None = None

    def lay(self, size: tuple[int, int]) -> None:
        """Lay everything out for a surface of this size."""
        self.places = options_places(self._brush, size)
        self.refresh()

    def refresh(self) -> None:
        """Lay the rows, the explanation and the buttons out as the model stands."""
        places, brush, model = self.places, self._brush, self._model
        brush.scale = places.view.u
        self._revision += 1
        self._changed = changed_in_all(model.settings.rules)
        told = explanation(model.option, model.settings, model.refusal)

        def fold(width: float) -> float:
            if places.told is not None:
                return 0.0
            self._flow = flow_of(brush, told, width, folded=True)
            return self._flow.height

        state = RowsState(
            model.row.id, model.settings.rules, model.refusal, model.writing, self.sliding
        )
        frame = Frame(places.rows.x, places.row_width, places.side, places.roomy)
        self.rows.lay(brush, model.rows, places.rows, frame, state, fold)
        if places.told is not None and places.back is not None:
            self._flow = flow_of(brush, told, places.back.w, folded=False)
            self.told_scroller.lay(places.told, self._flow.height, brush.scale)
        self.controls.replace(self._make_controls(told.back))
        self.refresh_told()

    def refresh_told(self) -> None:
        """Put the buttons of the explanation where it is scrolled to."""
        at = self.told_at()
        if (self._flow, at) != self._told_shown:
            # A button made anew would fade again under a pointer that rests on it.
            self._told_shown = (self._flow, at)
            self.told.replace(() if at is None else flow_buttons(self._flow, *at, self._presses))

    def told_at(self) -> tuple[float, float] | None:
        """The top left corner of the explanation on the screen; None where there is none."""
        places = self.places
        if places.back is not None:
            return places.back.x, self.told_scroller.top
        placed = self.rows.row_of(self._model.option.id)
        if placed is None or placed.fold is None:
            return None
        fold = self.rows.on_screen(placed.fold)
        return fold.x, fold.y

    def told_view(self) -> Rect:
        """Where the explanation is seen."""
        return self.places.rows if self.places.told is None else self.places.told

    def draw(self, surface: pygame.Surface, spot: Spot | None, focus: str, *, down: bool) -> None:
        """Draw the page; `focus` is the id of the option the keyboard is at."""
        brush, places = self._brush, self.places
        brush.scale = places.view.u
        key = ("options", places, self._model.page, self._changed)
        painted(brush, surface, places.view.window, key, lambda: self._paint_ground(surface))
        self.controls.draw(brush, surface)
        seen = None if spot is None else spot.seen
        rows = (self._revision, self.rows.scroller.offset, seen, focus, down)
        self._rows_picture.draw(
            brush,
            surface,
            places.rows,
            rows,
            lambda: self._paint_rows(surface, spot, focus, down=down),
        )
        if places.told is not None:
            column = (self._revision, self.told_scroller.offset)
            self._told_picture.draw(
                brush, surface, places.told, column, lambda: self._paint_told(surface)
            )
        before = surface.get_clip()
        surface.set_clip(_pixels(self.told_view()).clip(before))
        self.told.draw(brush, surface)
        surface.set_clip(before)
        self.rows.scroller.draw(brush, surface)
        if places.told is not None:
            self.told_scroller.draw(brush, surface)

    def _paint_rows(
        self, surface: pygame.Surface, spot: Spot | None, focus: str, *, down: bool
    ) -> None:
        self.rows.draw(self._brush, surface, spot, focus, down=down)
        if self.places.told is None:
            self._paint_told(surface)

    def _paint_told(self, surface: pygame.Surface) -> None:
        at = self.told_at()
        if at is not None:
            draw_flow(self._brush, surface, self._flow, *at)

    def _paint_ground(self, surface: pygame.Surface) -> None:
        brush, places, page = self._brush, self.places, self.places.page
        surface.blit(felt.table(brush, surface.get_size(), dim=True), (0, 0))
        for panel in (page.groups, page.rows, page.explanation):
            if panel is not None:
                glass(brush, surface, box(panel), depth=0.7, opacity=0.9)
        self._paint_header(surface)
        self._paint_list(surface)
        self._paint_head(surface)
        x = places.done.x - 18 * brush.scale
        brush.text.draw(surface, t("options.saved"), x, places.done.cy, Step.BODY,
                        brush.theme.second, weight=400, align="right")  # fmt: skip

    def _paint_header(self, surface: pygame.Surface) -> None:
        brush, page = self._brush, self.places.page
        text, theme, u = brush.text, brush.theme, brush.scale
        later = is_rules(self._model.page) or self._model.page == PLAYERS
        note = t("options.rules.note" if later else "options.game.note")
        x, top = page.title.x, page.title.y
        text.draw(surface, t("options.title"), x, top + 15 * u, Step.TITLE, theme.text)
        text.draw(surface, note, x, top + 39 * u, Step.BODY, theme.second)
        if self._changed:
            badge(brush, surface, page.tools.right, page.tools.cy,
                  t("options.changed", n=self._changed))  # fmt: skip

    def _paint_list(self, surface: pygame.Surface) -> None:
        brush, places = self._brush, self.places
        theme, u = brush.theme, brush.scale
        for caption, part in zip(places.captions, ("rules", "game"), strict=True):
            words = t(f"options.{part}").upper()
            brush.text.draw(surface, words, caption.x + 10 * u, caption.cy + 2 * u, Step.CAPTION,
                            theme.second, weight=STRONG, spacing=CAPITALS_SPACING)  # fmt: skip
        line = places.divider
        rule(brush, surface, line.x + 8 * u, line.y, line.w - 16 * u, theme.text, opacity=0.14)

    def _paint_head(self, surface: pygame.Surface) -> None:
        brush, head, name = self._brush, self.places.head, self._model.page
        text, theme, u = brush.text, brush.theme, brush.scale
        left, right, y = head.x, head.right, head.cy + 2 * u
        size = Step.HEAD if self.places.roomy else Step.TITLE
        end = text.draw(surface, t(f"options.page.{name}"), left, y, size, theme.text,
                        weight=STRONG)  # fmt: skip
        about = t(f"options.about.{name}")
        if end + 24 * u + text.width(about, Step.BODY, 400) <= right:
            text.draw(surface, about, right, y + 2 * u, Step.BODY, theme.second, weight=400,
                      align="right")  # fmt: skip
        rule(brush, surface, left, head.bottom - 4 * u, right - left, theme.text, opacity=0.16)

    def _make_controls(self, back: str) -> Iterator[Control]:
        places, press, rules = self.places, self._presses, self._model.settings.rules
        yield Control("back", places.page.back, icon_face("prev"), press["done"],
                      spoken=t("button.back"))  # fmt: skip
        for name, rect in zip(PAGES, places.entries, strict=True):
            label = t(f"options.page.{name}")
            face = page_face(label, changed_on(name, rules), shown=name == self._model.page)
            yield Control(f"page_{name}", rect, face, partial(self._model.open_page, name),
                          spoken=label)  # fmt: skip
        if places.back is not None and back:
            face = button_face(back, icon="reset", size=Step.BODY)
            yield Control("set_back", places.back, face, press["set_back"], spoken=back)
        label = t("options.reset")
        yield Control("reset", places.reset, button_face(label, icon="reset"), press["reset"],
                      enabled=self._changed > 0, spoken=label)  # fmt: skip
        label = t("options.done")
        yield Control("done", places.done, button_face(label, gold=True), press["done"],
                      spoken=label)  # fmt: skip


def _pixels(rect: Rect) -> pygame.Rect:
    return pygame.Rect(round(rect.x), round(rect.y), round(rect.w), round(rect.h))
