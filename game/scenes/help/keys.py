"""The keys of every screen, laid over whatever is shown (F1)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.scenes.desk import Desk
from game.scenes.dialog import Choice, Dialog
from game.scenes.help.keytable import Group, columns
from game.scenes.mute import MUTE_KEY, toggle_sound
from game.ui.chips import keycap
from game.ui.control import Control
from game.ui.faces import box, button_face
from game.ui.geometry import Rect
from game.ui.glass import glass
from game.ui.input import FileDropped, Input, KeyPressed, PointerPressed
from game.ui.kept import kept
from game.ui.scroller import BAR, Scroller
from game.ui.shapes import rule
from game.ui.theme import DIALOG_RADIUS, STRONG, Step
from game.words import t

CLOSE = "close"
HELP_KEY = "f1"
_COLUMN, _LEAST_COLUMN, _MOST_COLUMNS = 396, 330, 3
_CAPS = 138
_PAD, _BETWEEN = 28, 36
_TITLE = 64
_BUTTON, _OVER_BUTTON = (200, 50), 8
_TURNS = {"up": -0.2, "down": 0.2, "page up": -0.8, "page down": 0.8, "home": -99.0, "end": 99.0}
"""How far the keys scroll, in parts of what is seen at once."""


@dataclass(frozen=True, slots=True)
class _Density:
    """The height of a line and of a group's title, and the gap under a group, at scale 1."""

    row: float
    title: float
    gap: float

    def height(self, column: Sequence[Group]) -> float:
        """How high a column is."""
        rows = sum(len(group.rows) for group in column)
        return rows * self.row + len(column) * (self.title + self.gap)


_ROOMY, _TIGHT = _Density(29, 34, 18), _Density(25, 27, 10)


class KeysScene(Dialog):
    """The keys of every screen in columns; Esc, F1 or a click beside them closes it.

    What does not fit scrolls.
    """

    name = "keys"

    def __init__(self, desk: Desk) -> None:
        close = Choice(CLOSE, lambda: t("button.close"), self._close, gold=True)
        super().__init__(desk, t("keys.title"), (close,))
        self._density = _ROOMY
        self._columns = columns(_MOST_COLUMNS)
        self._scroller = Scroller()

    def handle(self, event: Input) -> bool:
        """Take every input; anything that means "away" closes the table."""
        if self._scroller.handle(event):
            return True
        if event == KeyPressed(HELP_KEY) or isinstance(event, PointerPressed):
            self._close()
            return True
        if isinstance(event, FileDropped):
            # It is for what lies below, or for the whole game.
            self._desk.stack.pop(self)
            return False
        if event == KeyPressed(MUTE_KEY):
            toggle_sound(self._desk)
            return True
        if isinstance(event, KeyPressed) and event.name in _TURNS and self._scroller.reach:
            self._scroller.scroll(_TURNS[event.name])
            return True
        return super().handle(event)

    def _close(self) -> None:
        self.close(lambda: None)

    def _place(self) -> Rect:
        view, u = self._screen, self._screen.u
        wide = (view.width - 2 * view.margin) / u - 2 * _PAD
        high = (view.height - 2 * view.margin) / u - _TITLE - _BUTTON[1] - _PAD
        many = min(_MOST_COLUMNS, int((wide + _BETWEEN) / (_LEAST_COLUMN + _BETWEEN)))
        self._columns = columns(many)
        self._density = _ROOMY if self._height(_ROOMY) <= high else _TIGHT
        between = (len(self._columns) - 1) * _BETWEEN
        column = min(_COLUMN, (wide - between) / len(self._columns))
        seen = min(high, self._height(self._density))
        rect = Rect.centred(
            view.width / 2, view.height / 2,
            (len(self._columns) * column + between + 2 * _PAD) * u,
            (_TITLE + seen + _BUTTON[1] + _PAD) * u,
        )  # fmt: skip
        room = Rect(rect.x + _PAD * u, rect.y + _TITLE * u, rect.w - 2 * _PAD * u,
                    (seen - _OVER_BUTTON) * u)  # fmt: skip
        self._scroller.lay(room, (self._height(self._density) - self._density.gap) * u, u)
        return rect

    def _height(self, density: _Density) -> float:
        return max(map(density.height, self._columns))

    def _buttons(self) -> Iterator[Control]:
        u, rect = self._screen.u, self._rect
        wide, high = _BUTTON[0] * u, _BUTTON[1] * u
        place = Rect(rect.cx - wide / 2, rect.bottom - (_PAD - 4) * u - high, wide, high)
        label = self._gold.label()
        face = button_face(label, gold=True, size=Step.LEAD)
        yield Control(CLOSE, place, face, self._gold.press, spoken=label)

    def _says(self) -> Hashable:
        return super()._says(), self._scroller.offset, self._scroller.held

    def _paint(self, surface: pygame.Surface, shown: float) -> None:  # noqa: ARG002
        brush, view = self._desk.brush, self._scroller.view
        kept(brush, surface, ("keys",), self._rect, self._paint_panel)
        before = surface.get_clip()
        surface.set_clip(pygame.Rect(box(view)).clip(before))
        bar = (BAR + 8) * brush.scale if self._scroller.reach else 0.0
        room = Rect(view.x, self._scroller.top, view.w - bar, view.h)
        self._table(surface, room)
        surface.set_clip(before)
        self._scroller.draw(brush, surface)
        self._controls.draw(brush, surface)

    def _paint_panel(self, surface: pygame.Surface, dx: float, dy: float) -> None:
        brush, u, rect = self._desk.brush, self._screen.u, self._rect.moved(dx, dy)
        glass(brush, surface, box(rect), radius=DIALOG_RADIUS * u, depth=1.0, opacity=1.0)
        brush.text.draw(surface, t("keys.title"), rect.cx, rect.y + 0.55 * _TITLE * u, Step.TITLE,
                        brush.theme.text, weight=STRONG, align="center")  # fmt: skip

    def _table(self, surface: pygame.Surface, room: Rect) -> None:
        between = _BETWEEN * self._screen.u
        wide = (room.w - (len(self._columns) - 1) * between) / len(self._columns)
        for place, column in enumerate(self._columns):
            y = room.y
            for group in column:
                y = self._group(surface, Rect(room.x + place * (wide + between), y, wide, 0.0),
                                group)  # fmt: skip

    def _group(self, surface: pygame.Surface, at: Rect, group: Group) -> float:
        """Draw a group from the top of `at` on; return the y under it and its gap."""
        brush, u, theme = self._desk.brush, self._screen.u, self._desk.brush.theme
        row, title = self._density.row * u, self._density.title * u
        brush.text.draw(surface, t(group.title), at.x, at.y + title / 2 - 2 * u, Step.BODY,
                        theme.accent, weight=STRONG)  # fmt: skip
        rule(brush, surface, at.x, at.y + title - 3 * u, at.w, theme.text,
             opacity=max(0.14, theme.edge_opacity))  # fmt: skip
        y = at.y + title + row / 2
        for line in group.rows:
            x = at.x
            for cap in line.caps:
                x = keycap(brush, surface, x, y, t(f"key.{cap}")) + 5 * u
            does = brush.text.fit(t(line.does), Step.BODY, at.w - _CAPS * u)
            brush.text.draw(surface, does, at.x + _CAPS * u, y, Step.BODY, theme.text)
            y += row
        return y - row / 2 + self._density.gap * u


def show_keys(desk: Desk) -> None:
    """Lay the keys over what is shown, unless they lie there."""
    if not isinstance(desk.stack.top, KeysScene):
        desk.stack.push(KeysScene(desk))
