"""The keys of every screen, laid over whatever is shown (F1)."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.scenes.desk import Desk
from game.scenes.dialog import Choice, Dialog
from game.scenes.help.keytable import COLUMNS, Group
from game.scenes.mute import MUTE_KEY, toggle_sound
from game.ui.chips import keycap
from game.ui.control import Control
from game.ui.faces import box, button_face
from game.ui.geometry import Rect
from game.ui.glass import glass
from game.ui.input import Input, KeyPressed, PointerPressed
from game.ui.kept import kept
from game.ui.shapes import rule
from game.ui.theme import DIALOG_RADIUS, STRONG, Step
from game.words import t

CLOSE = "close"
HELP_KEY = "f1"
_COLUMN, _LEAST_COLUMN = 396, 330
_CAPS = 138
_PAD, _BETWEEN = 28, 36
_TITLE = 64
_BUTTON = (200, 50)
_ROOMY_FROM = 620


class KeysScene(Dialog):
    """A table of keys in two columns; Esc, F1 or a click anywhere closes it."""

    name = "keys"

    def __init__(self, desk: Desk) -> None:
        close = Choice(CLOSE, lambda: t("button.close"), self._close, gold=True)
        super().__init__(desk, t("keys.title"), (close,))

    def handle(self, event: Input) -> bool:
        """Take every input; anything that means "away" closes the table."""
        if event == KeyPressed(HELP_KEY) or isinstance(event, PointerPressed):
            self._close()
            return True
        if event == KeyPressed(MUTE_KEY):
            toggle_sound(self._desk)
            return True
        return super().handle(event)

    def _close(self) -> None:
        self.close(lambda: None)

    def _place(self) -> Rect:
        view, u = self._screen, self._screen.u
        room = (view.width - 2 * view.margin) / u - 2 * _PAD - _BETWEEN
        column = min(_COLUMN, max(_LEAST_COLUMN, room / 2))
        high = self._head() + (_BUTTON[1] + _PAD) * u
        wide = (2 * column + _BETWEEN + 2 * _PAD) * u
        return Rect.centred(view.width / 2, view.height / 2, wide, high)

    def _head(self) -> float:
        lines = max(sum(len(group.rows) for group in column) for column in COLUMNS)
        groups = max(map(len, COLUMNS))
        row, title, gap = self._heights()
        return _TITLE * self._screen.u + lines * row + groups * (title + gap)

    def _heights(self) -> tuple[float, float, float]:
        """The height of a line and of a group's title, and the gap under a group."""
        u, roomy = self._screen.u, self._screen.units[1] >= _ROOMY_FROM
        return (29 * u, 34 * u, 18 * u) if roomy else (24 * u, 26 * u, 10 * u)

    def _buttons(self) -> Iterator[Control]:
        u, rect = self._screen.u, self._rect
        wide, high = _BUTTON[0] * u, _BUTTON[1] * u
        place = Rect(rect.cx - wide / 2, rect.bottom - (_PAD - 4) * u - high, wide, high)
        label = self._gold.label()
        face = button_face(label, gold=True, size=Step.LEAD)
        yield Control(CLOSE, place, face, self._gold.press, spoken=label)

    def _paint(self, surface: pygame.Surface, shown: float) -> None:  # noqa: ARG002
        kept(self._desk.brush, surface, ("keys",), self._rect, self._paint_panel)
        self._controls.draw(self._desk.brush, surface)

    def _paint_panel(self, surface: pygame.Surface, dx: float, dy: float) -> None:
        brush, u, rect = self._desk.brush, self._screen.u, self._rect.moved(dx, dy)
        glass(brush, surface, box(rect), radius=DIALOG_RADIUS * u, depth=1.0, opacity=0.97)
        brush.text.draw(surface, t("keys.title"), rect.cx, rect.y + 0.55 * _TITLE * u, Step.TITLE,
                        brush.theme.text, weight=STRONG, align="center")  # fmt: skip
        self._table(surface, Rect.spanning(rect.x + _PAD * u, rect.y + _TITLE * u,
                                           rect.right - _PAD * u, rect.bottom))  # fmt: skip

    def _table(self, surface: pygame.Surface, room: Rect) -> None:
        between = _BETWEEN * self._screen.u
        wide = (room.w - (len(COLUMNS) - 1) * between) / len(COLUMNS)
        for place, column in enumerate(COLUMNS):
            y = room.y
            for group in column:
                y = self._group(surface, Rect(room.x + place * (wide + between), y, wide, 0.0),
                                group)  # fmt: skip

    def _group(self, surface: pygame.Surface, at: Rect, group: Group) -> float:
        """Draw a group from the top of `at` on; return the y under it and its gap."""
        brush, u, theme = self._desk.brush, self._screen.u, self._desk.brush.theme
        row, title, gap = self._heights()
        brush.text.draw(surface, t(group.title), at.x, at.y + title / 2 - 2 * u, Step.BODY,
                        theme.accent, weight=STRONG)  # fmt: skip
        rule(brush, surface, at.x, at.y + title - 3 * u, at.w, theme.text,
             opacity=max(0.14, theme.edge_opacity))  # fmt: skip
        y = at.y + title + row / 2
        for line in group.rows:
            x = at.x
            for cap in line.caps:
                x = keycap(brush, surface, x, y, t(f"key.{cap}")) + 5 * u
            brush.text.draw(surface, t(line.does), at.x + _CAPS * u, y, Step.BODY, theme.text)
            y += row
        return y - row / 2 + gap


def show_keys(desk: Desk) -> None:
    """Lay the keys over what is shown, unless they lie there."""
    if not isinstance(desk.stack.top, KeysScene):
        desk.stack.push(KeysScene(desk))
