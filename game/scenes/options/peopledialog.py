"""The choice of who sits at a seat: every character by portrait, name and level."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from functools import partial

import pygame

from game.scenes.desk import Desk
from game.scenes.dialog import Choice, Dialog
from game.scenes.options.seattitles import seat_title
from game.ui.control import Control, Face
from game.ui.geometry import Rect
from game.ui.keyface import State
from game.ui.personface import person_face
from game.ui.theme import Step
from game.words import t
from game.words.characters import ANYONE, CHARACTERS
from game.words.option_values import value_text

_ACROSS = 5
_TILE, _GAP, _PAD = (124, 90), 6, 24
_LINE = 34


class PeopleDialog(Dialog):
    """Tiles in rows, and under them a line about the one that is pointed at or focused.

    A tile takes its character. The golden button and Esc leave everybody where they are.
    """

    name = "people"
    width = _ACROSS * _TILE[0] + (_ACROSS - 1) * _GAP + 2 * _PAD

    def __init__(
        self,
        desk: Desk,
        here: str,
        elsewhere: Mapping[str, str],
        done: Callable[[str], None],
    ) -> None:
        """Ask who sits where `here` does now.

        `elsewhere` tells of whom sits at another seat where that is. `done` is told the key of the
        one taken when the dialog is gone.
        """
        self._here, self._elsewhere, self._done = here, elsewhere, done
        self._keys = (ANYONE, *CHARACTERS)
        self._entered = False
        keep = Choice("keep", lambda: t("people.keep"), lambda: self.close(lambda: None), gold=True)
        super().__init__(desk, t("people.title"), (keep,))

    def layout(self, size: tuple[int, int]) -> None:
        """Lay the dialog out; the keyboard is on whoever sits here at first."""
        super().layout(size)
        if not self._entered:
            self._entered = True
            self._controls.focus_on(_id(self._here))

    def _tiles(self) -> float:
        rows = -(-len(self._keys) // _ACROSS)
        return (rows * (_TILE[1] + _GAP) + _LINE) * self._screen.u

    def _head(self) -> float:
        return super()._head() + self._tiles()

    def _buttons(self) -> Iterator[Control]:
        u, rect = self._screen.u, self._rect
        top = rect.y + super()._head()
        wide, high = (side * u for side in _TILE)
        for number, key in enumerate(self._keys):
            x = rect.x + _PAD * u + number % _ACROSS * (wide + _GAP * u)
            y = top + number // _ACROSS * (high + _GAP * u)
            name = t(f"character.{key}.name")
            place = Rect(x, y, wide, high)
            yield Control(_id(key), place, self._face(key), partial(self._take, key), spoken=name)
        yield from super()._buttons()

    def _face(self, key: str) -> Face:
        note = self._elsewhere.get(key, "")
        if not note and key != ANYONE:
            note = value_text("levels", CHARACTERS[key].level)
        return person_face(key, t(f"character.{key}.name"), note, here=key == self._here)

    def _take(self, key: str) -> None:
        self.close(lambda: self._done(key))

    def _told(self) -> str:
        """The line about the one that is pointed at, or else focused, or else who sits here."""
        lit = (State.OVER, State.PRESSED)
        under = next((c.id for c in self._controls if c.state in lit), None)
        for name in (under, self._controls.focus, _id(self._here)):
            key = (name or "").removeprefix("person-")
            if key in self._keys:
                return t("people.line", name=t(f"character.{key}.name"),
                         line=t(f"character.{key}.line"))  # fmt: skip
        return ""

    def _says(self) -> Hashable:
        return super()._says(), self._told()

    def _paint(self, surface: pygame.Surface, shown: float) -> None:
        super()._paint(surface, shown)
        brush, rect = self._desk.brush, self._rect
        y = rect.y + self._head() - (_LINE / 2 + 4) * brush.scale
        room = rect.w - 2 * _PAD * brush.scale
        words = brush.text.fit(self._told(), Step.BODY, room)
        brush.text.draw(surface, words, rect.cx, y, Step.BODY, brush.theme.second, align="center")


def people_dialog(desk: Desk, here: str, done: Callable[[str], None]) -> PeopleDialog:
    """The choice of who sits where `here` does in the settings."""
    settings = desk.settings
    table, players = settings.rules.row, settings.players
    elsewhere: dict[str, str] = {
        key: seat_title(place + 1, table)
        for place, key in enumerate(players.characters[: table.seats - 1])
        if key not in (ANYONE, here)
    }
    return PeopleDialog(desk, here, elsewhere, done)


def _id(key: str) -> str:
    return f"person-{key}"
