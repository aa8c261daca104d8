"""The lists of matches as a scene: go on with one, give one up, look at a finished one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pygame

from game.engine.record import RecordError, replay
from game.scenes import openers
from game.scenes.controlled import ControlledScene
from game.scenes.desk import Desk
from game.scenes.dialog import Choice, Dialog
from game.scenes.history.content import MatchRow, names_of
from game.scenes.history.lists import MatchLists
from game.scenes.history.painter import paint_page
from game.scenes.history.places import HistoryPlaces, RowPlaces, history_places, row_places
from game.scenes.history.rowface import finished_face
from game.scenes.history.taking import give_up, take_up, tell
from game.scenes.mute import MUTE_KEY, toggle_sound
from game.scenes.score_sheet import ScoreSheetScene
from game.ui.control import Control
from game.ui.faces import button_face, icon_face
from game.ui.filterface import pill_face
from game.ui.geometry import Rect
from game.ui.input import Input, KeyPressed
from game.ui.kept import painted
from game.ui.layout.screen import screen
from game.ui.rowwindow import RowWindow
from game.ui.theme import Step
from game.words import t

_TABS = ("open", "finished")
_PAGES = {"page up": -1, "page down": 1, "home": -10_000, "end": 10_000}
_AHEAD = 20
_FURTHEST = 150
"""How many matches more than are read one step may read."""


class HistoryScene(ControlledScene):
    """Matches under way and finished; Esc and the key at the top lead back."""

    name = "matches"

    def __init__(
        self,
        desk: Desk,
        open_table: Callable[[], None],
        on_leave: Callable[[], None] = lambda: None,
    ) -> None:
        """`open_table` shows the table of `desk.match`; `on_leave` is called when the page goes."""
        super().__init__(desk)
        self._open_table, self._on_leave = open_table, on_leave
        self._lists = MatchLists(desk.store, desk.now)
        nothing_open = not self._lists.open and self._lists.finished
        self._tab = "finished" if nothing_open else "open"
        self._window = RowWindow()
        self._size = (1600, 900)
        self._places: HistoryPlaces = self._read_places()

    def layout(self, size: tuple[int, int]) -> None:
        """Lay the page out for this size."""
        self._size = size
        self._desk.brush.screen(size)
        self._places = self._read_places()
        self._lay(self._controls.focus or self._first_choice())

    def handle(self, event: Input) -> bool:
        """Take an input: move through the list, go back, or use a control."""
        seen = self._window.seen
        if self._window.handle(event):
            self._moved(seen)
            return True
        match event:
            case KeyPressed("up" | "down" as name) if self._step(1 if name == "down" else -1):
                return True
            case KeyPressed(name) if name in _PAGES:
                self._turn(_PAGES[name] * self._window.page)
                return True
            case KeyPressed("escape"):
                self._desk.stack.pop(self)
                return True
            case KeyPressed(name) if name == MUTE_KEY:
                toggle_sound(self._desk)
                return True
        return self._controls.handle(event)

    def leave(self) -> None:
        """The page went; what lies below may have changed."""
        self._on_leave()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the page on the dimmed table."""
        brush, places = self._desk.brush, self._places
        brush.scale = places.screen.u
        note = t("history.count", n=len(self._lists.open))
        lines = tuple(rect for _, rect in self._window.places())
        seen = tuple((self._rows[i], self._parts(rect)) for i, rect in self._window.places())
        still = seen if self._tab == "open" else ()
        none = None if self._rows else self._words_for_none()
        key = ("matches", places, note, lines, still, none)
        painted(brush, surface, places.screen.window, key,
                lambda: paint_page(brush, surface, places, note, lines, still, none))  # fmt: skip
        self._window.draw(brush, surface)
        self._controls.draw(brush, surface)

    @property
    def _rows(self) -> tuple[MatchRow, ...]:
        return self._lists.open if self._tab == "open" else self._lists.finished

    def _words_for_none(self) -> tuple[str, str]:
        key = "no_store" if self._desk.store is None else f"empty.{self._tab}"
        return t(f"history.{key}"), t(f"history.{key}.text")

    def _read_places(self) -> HistoryPlaces:
        brush, labels = self._desk.brush, (t("history.tab.open"), t("history.tab.finished"))
        view = screen(self._size, brush.interface)
        return history_places(brush, view, labels, t("watch.key"))

    def _lay(self, focus: str | None = None) -> None:
        places = self._places
        self._window.lay(places.area, places.row, len(self._rows), places.screen.u)
        self._controls.replace(self._make_controls(), focus)

    def _first_choice(self) -> str:
        """What is focused at first: the latest match, or the way back if there is none."""
        free = [row.match for row in self._rows if not row.taken]
        if not free:
            return "back"
        return f"continue_{free[0]}" if self._tab == "open" else f"match_{free[0]}"

    def _make_controls(self) -> Iterator[Control]:
        places = self._places
        yield Control("back", places.back, icon_face("prev"), partial(self._desk.stack.pop, self),
                      spoken=t("button.back"))  # fmt: skip
        if self._desk.players is not None:
            label = t("watch.key")
            yield Control("watch", places.watch, button_face(label, icon="eye", size=Step.BODY),
                          self._watch, spoken=label, shortcuts=("w",))  # fmt: skip
        for name, rect in zip(_TABS, places.tabs, strict=True):
            label = t(f"history.tab.{name}")
            face = pill_face(label, chosen=name == self._tab)
            yield Control(f"tab_{name}", rect, face, partial(self._open_tab, name), spoken=label)
        for index, rect in self._window.places():
            row = self._rows[index]
            if self._tab == "open":
                yield from self._open_row(row, rect)
            else:
                inside = rect.grown(-2 * places.screen.u)
                face = finished_face(row, self._parts(rect))
                yield Control(f"match_{row.match}", inside, face,
                              partial(self._show, row.match), spoken=row.when)  # fmt: skip

    def _watch(self) -> None:
        self._desk.stack.push(openers.watch(self._desk))

    def _parts(self, rect: Rect) -> RowPlaces:
        labels = ("", "")
        if self._tab == "open":
            labels = (t("history.continue"), t("history.abandon"))
        return row_places(self._desk.brush, self._places.screen, rect, labels)

    def _open_row(self, row: MatchRow, rect: Rect) -> Iterator[Control]:
        parts, free = self._parts(rect), not row.taken
        gold = self._first_choice() == f"continue_{row.match}"
        yield Control(f"continue_{row.match}", parts.first,
                      button_face(t("history.continue"), gold=gold, size=Step.BODY),
                      partial(self._continue, row.match), free,
                      spoken=t("history.continue"),
                      refused=partial(tell, self._desk, "taken"))  # fmt: skip
        yield Control(f"abandon_{row.match}", parts.second,
                      button_face(t("history.abandon"), size=Step.BODY),
                      partial(self._ask, row.match), free,
                      spoken=t("history.abandon"),
                      refused=partial(tell, self._desk, "taken"))  # fmt: skip

    def _open_tab(self, name: str) -> None:
        self._tab = name
        self._window = RowWindow()
        self._lay()

    def _continue(self, match: int) -> None:
        why = take_up(self._desk, match)
        if why is None:
            self._open_table()
            return
        self._read_again()
        tell(self._desk, why)

    def _ask(self, match: int) -> None:
        """Ask before a match is given up; to keep it is the golden button."""

        def abandon() -> None:
            give_up(self._desk, match)
            self._read_again()

        dialog = Dialog(
            self._desk,
            t("history.abandon.title"),
            (
                Choice("keep", lambda: t("history.abandon.no"),
                       lambda: dialog.close(lambda: None), gold=True),
                Choice("abandon", lambda: t("history.abandon.yes"),
                       lambda: dialog.close(abandon)),
            ),
            text=t("history.abandon.text"),
        )  # fmt: skip
        self._desk.stack.push(dialog)

    def _show(self, match: int) -> None:
        """Open the score sheet of a finished match."""
        if self._desk.store is None:
            return
        try:
            record = self._desk.store.load(match)
            state = replay(record)
        except RecordError:
            tell(self._desk, "damaged")
            return
        except KeyError:
            tell(self._desk, "missing")
            return
        names = names_of(record.players)
        sheet = ScoreSheetScene(self._desk, reading=True, state=state, names=names, record=record,
                                match=match)  # fmt: skip
        self._desk.stack.push(sheet)

    def _read_again(self) -> None:
        self._lists.read()
        self._lay()
        if self._controls.focus is None:
            self._controls.focus_on(self._first_choice())

    def _turn(self, rows: int) -> None:
        """Move the list by so many rows, positive towards the end."""
        seen = self._window.seen
        self._read_to(seen.stop + rows)
        self._window.turn(rows)
        self._moved(seen)

    def _moved(self, before: range) -> None:
        """Lay the list out anew if other rows are seen now; those next to come are read."""
        if self._window.seen != before:
            self._read_to(self._window.seen.stop)
            self._lay()

    def _read_to(self, row: int) -> None:
        if self._tab == "finished" and self._lists.reach(
            min(row + _AHEAD, len(self._rows) + _FURTHEST)
        ):
            self._lay()

    def _step(self, by: int) -> bool:
        """Move the focus to the next match in the list; whether it was in the list and could."""
        what, _, match = (self._controls.focus or "").partition("_")
        index = next((i for i, row in enumerate(self._rows) if str(row.match) == match), None)
        if index is None or not match.isdigit():
            return False
        index += by
        while 0 <= index < len(self._rows) and self._rows[index].taken:
            index += by
        if not 0 <= index < len(self._rows):
            return False
        if index >= self._window.seen.stop or index < self._window.seen.start:
            self._turn(index - (self._window.seen.stop - 1 if by > 0 else self._window.seen.start))
        self._controls.focus_on(f"{what}_{self._rows[index].match}", shown=True)
        return True
