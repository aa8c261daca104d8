"""Draws the page of the options; it changes nothing but what it keeps of the layout."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.scenes.options.buttons import Presses, page_buttons
from game.scenes.options.explanation import Explanation, Flow, explanation
from game.scenes.options.ground import ground_words, head_words, paint_ground, paint_head
from game.scenes.options.model import OptionsModel
from game.scenes.options.option import Option
from game.scenes.options.places import OptionsPlaces, options_places
from game.scenes.options.rowlayout import Frame, RowsState
from game.scenes.options.rowspanel import RowsPanel, Spot
from game.scenes.options.told import draw_flow, flow_buttons, flow_of
from game.ui.brush import Brush
from game.ui.control import Controls
from game.ui.geometry import Rect
from game.ui.kept import painted
from game.ui.pagehead import empty_words
from game.ui.picture import Picture
from game.ui.scroller import Scroller
from game.words import t


class OptionsView:
    """The page laid out: its buttons, its rows and the explanation."""

    def __init__(
        self, brush: Brush, model: OptionsModel, presses: Presses, on_press: Callable[[], None]
    ) -> None:
        self._brush, self._model, self._presses = brush, model, presses
        self.places: OptionsPlaces = options_places(brush, (1600, 900))
        self.controls = Controls(on_press=on_press)
        self.told = Controls(on_press=on_press)
        self.rows = RowsPanel()
        self.told_scroller = Scroller()
        self._flow = Flow((), 0.0)
        self._revision = 0
        self._rows_picture, self._told_picture = Picture(), Picture()
        self._head_picture = Picture()
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
        told = explanation(model.option, model.settings, model.refusal, model.base.name)
        self._lay_rows(told)
        back = ""
        if places.told is not None and places.back is not None:
            self._flow = flow_of(brush, told, places.back.w, folded=False)
            self.told_scroller.lay(places.told, self._flow.height, brush.scale)
            back = told.back_for(brush, places.back.w)
        self.controls.replace(page_buttons(model, places, self._presses, back))
        self.refresh_told()

    def _lay_rows(self, told: Explanation) -> None:
        places, brush, model = self.places, self._brush, self._model

        def fold(width: float) -> float:
            if places.told is not None:
                return 0.0
            self._flow = flow_of(brush, told, width, folded=True)
            return self._flow.height

        state = RowsState(
            "" if model.row is None else model.row.id,
            model.settings.rules,
            model.base.name,
            model.refusal,
            model.writing,
            self.sliding,
        )
        frame = Frame(places.rows.x, places.row_width, places.side, places.roomy)
        self.rows.lay(brush, model.rows, places.rows, frame, state, fold)

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
        placed = self.rows.row_of(self._model.current)
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
        ground, head = ground_words(self._model), head_words(self._model)
        painted(brush, surface, places.view.window, ("options", places, ground),
                lambda: paint_ground(brush, surface, places, ground))  # fmt: skip
        self._head_picture.draw(brush, surface, places.head, head,
                                lambda: paint_head(brush, surface, places, head))  # fmt: skip
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
        if not self._model.rows:
            empty_words(self._brush, surface, self.places.rows, t("editor.found.none"),
                        t("editor.found.none.text"))  # fmt: skip
        with self.rows.scroller.softened(surface):
            self.rows.draw(self._brush, surface, spot, focus, down=down)
            if self.places.told is None:
                self._paint_flow(surface)

    def _paint_told(self, surface: pygame.Surface) -> None:
        with self.told_scroller.softened(surface):
            self._paint_flow(surface)

    def _paint_flow(self, surface: pygame.Surface) -> None:
        at = self.told_at()
        if at is not None:
            draw_flow(self._brush, surface, self._flow, *at)


def _pixels(rect: Rect) -> pygame.Rect:
    return pygame.Rect(round(rect.x), round(rect.y), round(rect.w), round(rect.h))
