"""The first screen: go on with a match, begin a new one, and the way to every page."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from game.scenes import openers
from game.scenes.asktalk import ask_about_remarks
from game.scenes.controlled import ControlledScene
from game.scenes.desk import Desk
from game.scenes.dialog import Choice, Dialog
from game.scenes.history.taking import clear_desk, take_up, tell
from game.scenes.menunews import MenuNews
from game.scenes.mute import MUTE_KEY, toggle_sound
from game.storage.lastmenu import LastMenu
from game.ui.control import Control
from game.ui.geometry import Rect
from game.ui.input import Input, KeyPressed
from game.ui.kept import painted
from game.ui.menucover import change_face, first_face, row_faces
from game.ui.menufan import CODES, SpadeFan
from game.ui.menuground import key_hints, paint_ground
from game.ui.menuplaces import ENTRIES, MenuPlaces, menu_places
from game.ui.motion import PAGE, progress
from game.ui.parts import Part, around
from game.words import t

_FADE = 2.0
"""How long the cards take to come in, in page turns."""
_KEYS = 24
"""How far what is said of keys reaches over and under its line, in units."""


class MenuScene(ControlledScene):
    """The wordmark, the entries and a fan of spades, which comes in when its cards are drawn."""

    name = "menu"

    def __init__(self, desk: Desk, open_table: Callable[[], None]) -> None:
        """`open_table` shows the table of `desk.match`."""
        super().__init__(desk)
        self._open_table = open_table
        self._size = (1600, 900)
        self._news = MenuNews(desk)
        self._places: MenuPlaces = self._places_for(ENTRIES)
        self._fan = SpadeFan(desk.brush, desk.sprites)
        self._settings = desk.settings
        self._shown = 0.0
        self._asked: MenuPlaces | None = None
        self._made: MenuPlaces | None = None

    def layout(self, size: tuple[int, int]) -> None:
        """Lay the menu out and begin to draw cards of the right size."""
        self._size = size
        self._place()
        self._desk.brush.scale = self._places.screen.u
        self._fan.lay(self._places.fan)
        self._lay()

    def handle(self, event: Input) -> bool:
        """Take an input; M turns the sound on and off."""
        if event == KeyPressed(MUTE_KEY):
            toggle_sound(self._desk)
            return True
        return self._controls.handle(event)

    def update(self, dt: float) -> None:
        """Let the cards come in and the entries fade."""
        self._controls.update(dt)
        if self._news.look() or self._desk.settings is not self._settings:
            self._lay()
        if self._fan.ready:
            length = self._desk.tempo.seconds(PAGE) * _FADE
            self._shown = min(1.0, self._shown + dt / length) if length else 1.0

    @property
    def settled(self) -> bool:
        """Whether the table has its grain, the cards lie there and everything is told."""
        shown = self._fan.ready and self._shown >= 1.0
        return self._grained and shown and self._news.complete

    def parts(self) -> Iterator[Part]:
        """Yield the ground, the cards as far as they have come in, the entries and the keys."""
        brush, places = self._desk.brush, self._places
        brush.scale = places.screen.u
        ground, shown = ("menu", places), PAGE.easing(progress(self._shown, 1.0))
        muted, at, grained = self._desk.sounds.muted, places.keys, self._grained

        def lay_ground(surface: pygame.Surface) -> None:
            if grained:
                self._paint_ground(surface, places)
            else:
                paint_ground(brush, surface, places, bare=True)

        def lay_fan(surface: pygame.Surface) -> None:
            self._fan.draw(surface, places.fan_area, (*ground, grained), shown)

        def write_keys(surface: pygame.Surface) -> None:
            key_hints(brush, surface, places, muted=muted)

        look = (*ground, brush.theme.name, brush.scale, grained)
        yield Part("ground", (0,), look, around(places.screen.window), lay_ground)
        if self._fan.ready and shown > 0:
            yield Part("fan", (1,), (*look, self._desk.sprites.style, shown),
                       around(places.fan_area), lay_fan)  # fmt: skip
        yield from self._controls.parts(brush, (2,), self._size)
        high = _KEYS * brush.scale
        row = Rect.spanning(at.x - high, at.y - high, places.screen.width, at.y + high)
        yield Part("keys", (3,), (*look, muted), around(row), write_keys)

    @property
    def _grained(self) -> bool:
        """Whether the ground is made with its grain and glow; bare, it takes no time."""
        return self._made == self._places

    def _lay_grain(self) -> None:
        """Have the ground made beside the main loop: at another size it would take a frame."""
        places, size = self._places, self._size
        if places == self._asked:
            return
        self._asked = places

        def make() -> None:
            try:
                if places == self._places:
                    self._paint_ground(pygame.Surface(size, 0, 32), places)
            finally:
                self._made = places

        if not self._desk.ahead.draw(make, urgent=True):
            self._made = places

    def _paint_ground(self, surface: pygame.Surface, places: MenuPlaces) -> None:
        brush = self._desk.brush
        painted(brush, surface, places.screen.window, ("menu", places),
                lambda: paint_ground(brush, surface, places))  # fmt: skip

    def _refresh(self) -> None:
        """Read again what another page may have changed."""
        self._news.read()
        self._lay()

    def _place(self) -> None:
        entries = ENTRIES if self._desk.last_menu.leads_elsewhere else ENTRIES - 1
        self._places = self._places_for(entries)

    def _places_for(self, entries: int) -> MenuPlaces:
        return menu_places(self._size, entries, len(CODES), self._desk.brush.interface)

    def _lay(self) -> None:
        fan, self._settings = self._places.fan, self._desk.settings
        self._desk.last_menu = self._news.words()
        self._place()
        if self._places.fan != fan:
            self._fan.lay(self._places.fan)
        controls = tuple(self._make_controls(self._desk.last_menu))
        gold = controls[0].id
        live = [control.id for control in controls]
        focus = self._controls.focus
        self._controls.replace(controls, focus if focus in live else gold)
        self._lay_grain()

    def _make_controls(self, words: LastMenu) -> Iterator[Control]:
        places, new = self._places, self._start
        if words.resumable:
            press = self._take_up if self._news.going_on is None else self._open_table
            yield Control("continue", places.first, first_face(words), press,
                          spoken=t("menu.continue"))  # fmt: skip
            new = self._ask_new if self._desk.store is None else self._start
        elif words.lesson:
            yield Control("lesson", places.first, first_face(words), self._teach,
                          spoken=t("lesson.menu"))  # fmt: skip
        else:
            face = first_face(words)
            yield Control("new", places.first, face, self._start, spoken=t("menu.new"))
            yield self._change()
        presses = {
            "new": new,
            "matches": self._show_matches,
            "statistics": self._show_statistics,
            "options": self._show_options,
            "help": self._show_help,
            "quit": self._desk.stack.clear,
        }
        for (name, face), rect in zip(row_faces(words), places.rows, strict=True):
            yield Control(name, rect, face, presses[name], spoken=t(f"menu.{name}"))
            if name == "new":
                yield self._change()

    def _change(self) -> Control:
        """The key beside the entry of a new match: its table and rules."""
        return Control("change", self._places.change, change_face(), self._show_options,
                       spoken=t("menu.change"), does=t("menu.change"))  # fmt: skip

    def _take_up(self) -> None:
        """Go on with the match played last, which waits for the matches to be read."""
        if not self._news.complete:
            self._news.read()
        latest = self._news.latest
        why = "missing" if latest is None else take_up(self._desk, latest.match)
        if why is None:
            self._open_table()
            return
        self._refresh()
        tell(self._desk, why)

    def _teach(self) -> None:
        """Open the first deal, which is offered once."""
        openers.lesson(self._desk, self._start, self._refresh)

    def _show_matches(self) -> None:
        self._desk.stack.push(openers.matches(self._desk, self._open_table, self._refresh))

    def _show_statistics(self) -> None:
        self._desk.stack.push(openers.statistics(self._desk))

    def _show_options(self) -> None:
        self._desk.stack.push(openers.options(self._desk))

    def _show_help(self) -> None:
        self._desk.stack.push(openers.how_to(self._desk))

    def _ask_new(self) -> None:
        """Ask before a match that is under way is given up; to keep it is the golden button."""
        dialog = Dialog(
            self._desk,
            t("menu.discard.title"),
            (
                Choice("keep", lambda: t("menu.discard.no"), lambda: dialog.close(lambda: None),
                       gold=True),
                Choice("discard", lambda: t("menu.discard.yes"),
                       lambda: dialog.close(self._start)),
            ),
            text=t("menu.discard.text"),
        )  # fmt: skip
        self._desk.stack.push(dialog)

    def _start(self) -> None:
        ask_about_remarks(self._desk, self._begin)

    def _begin(self) -> None:
        begin_match(self._desk)
        self._open_table()


def begin_match(desk: Desk) -> None:
    """Put a fresh match on the desk, in place of the one in progress."""
    clear_desk(desk)
    desk.match, desk.first_start = desk.new_match(), False
