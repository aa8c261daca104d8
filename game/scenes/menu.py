"""The first screen: go on with a match, begin a new one, and the way to every page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pygame

from game.scenes import openers
from game.scenes.desk import Desk
from game.scenes.dialog import Choice, Dialog
from game.scenes.history.content import sides_of, where_left
from game.scenes.history.taking import clear_desk, take_up, tell
from game.scenes.mute import MUTE_KEY, toggle_sound
from game.scenes.scene import Scene, Target
from game.session.match import MatchSession
from game.storage.match_summary import MatchSummary
from game.storage.statistics import Filter, Summary, summary
from game.ui.control import Control, Controls
from game.ui.input import Input, KeyPressed
from game.ui.layout.seats import side_order
from game.ui.menuface import ENTRY_ICONS, Standing, card_face, entry_face
from game.ui.menufan import CODES, SpadeFan
from game.ui.menuground import key_hints, paint_ground
from game.ui.menuplaces import ENTRIES, MenuPlaces, menu_places
from game.ui.motion import PAGE, progress
from game.ui.painted import painted
from game.words import t
from game.words.menu import resume_note
from game.words.names import Names
from game.words.numbers import number

_FADE = 2.0
"""How long the cards take to come in, in page turns."""


class MenuScene(Scene):
    """The wordmark, the entries and a fan of spades, which comes in when its cards are drawn."""

    name = "menu"

    def __init__(self, desk: Desk, open_table: Callable[[], None]) -> None:
        """`open_table` shows the table of `desk.match`."""
        self._desk, self._open_table = desk, open_table
        self._size = (1600, 900)
        self._open: list[MatchSummary] = []
        self._counted: Summary | None = None
        self._read_matches()
        self._places: MenuPlaces = menu_places(self._size, ENTRIES, len(CODES))
        self._fan = SpadeFan(desk.brush, desk.sprites)
        self._controls = Controls()
        self._shown = 0.0

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
        if self._counted is None and self._desk.store is not None:
            # Counting may take a tenth of a second, so the menu is seen before.
            self._counted = summary(self._desk.store, Filter())
            self._lay()
        if self._fan.ready:
            length = self._desk.tempo.seconds(PAGE) * _FADE
            self._shown = min(1.0, self._shown + dt / length) if length else 1.0

    @property
    def moving(self) -> bool:
        """Whether the cards are still to come, or an entry fades."""
        return not self.settled or self._controls.moving

    @property
    def settled(self) -> bool:
        """Whether the cards lie there."""
        return self._shown >= 1.0

    def targets(self) -> Iterator[Target]:
        """The entries."""
        for control in self._controls:
            yield Target(control.id, control.rect, control.enabled)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the menu, with the cards as far as they have come in."""
        brush, places = self._desk.brush, self._places
        brush.scale = places.screen.u
        painted(brush, surface, places.screen.window, ("menu", places),
                lambda: paint_ground(brush, surface, places))  # fmt: skip
        shown = PAGE.easing(progress(self._shown, 1.0))
        self._fan.draw(surface, places.fan_area, ("menu", places), shown)
        self._controls.draw(brush, surface)
        key_hints(brush, surface, places, muted=self._desk.sounds.muted)

    @property
    def _going_on(self) -> MatchSession | None:
        """The match on the desk, if it can be gone on with."""
        match = self._desk.match
        return None if match is None or match.over else match

    @property
    def _latest(self) -> MatchSummary | None:
        """The match played last of those that no other copy of the game plays."""
        return next((match for match in self._open if not match.taken), None)

    @property
    def _resumable(self) -> bool:
        return self._going_on is not None or self._latest is not None

    def _read_matches(self) -> None:
        store = self._desk.store
        self._open = [] if store is None else store.unfinished()

    def _refresh(self) -> None:
        """Read again what another page may have changed."""
        self._read_matches()
        self._counted = None
        self._lay()

    def _place(self) -> None:
        entries = ENTRIES if self._resumable else ENTRIES - 1
        self._places = menu_places(self._size, entries, len(CODES))

    def _lay(self) -> None:
        fan = self._places.fan
        self._place()
        if self._places.fan != fan:
            self._fan.lay(self._places.fan)
        controls = tuple(self._make_controls(resumable=self._resumable))
        gold = controls[0].id
        live = [control.id for control in controls]
        focus = self._controls.focus
        self._controls.replace(controls, focus if focus in live else gold)

    def _make_controls(self, *, resumable: bool) -> Iterator[Control]:
        places, new = self._places, self._start
        if resumable:
            yield self._continue_card()
            new = self._ask_new if self._desk.store is None else self._start
        else:
            face = card_face(t("menu.new"), t("menu.new.note"), "new")
            yield Control("new", places.first, face, self._start, spoken=t("menu.new"))
        presses = {
            "new": new,
            "matches": self._show_matches,
            "statistics": self._show_statistics,
            "options": self._show_options,
            "help": self._show_help,
            "quit": self._desk.stack.clear,
        }
        names = [name for name in ENTRY_ICONS if resumable or name != "new"]
        for name, rect in zip(names, places.rows, strict=False):
            label = t(f"menu.{name}")
            face = entry_face(label, ENTRY_ICONS[name], self._note(name))
            yield Control(name, rect, face, presses[name], spoken=label)

    def _note(self, name: str) -> str:
        """What stands at the end of an entry's row."""
        counted = self._counted
        match name:
            case "matches" if self._desk.store is not None:
                return t("menu.matches.note", n=len(self._open))
            case "statistics" if counted is not None:
                return t("menu.statistics.note", n=counted.matches, won=counted.won)
            case "new" | "options" | "help":
                return t(f"menu.{name}.note")
        return ""

    def _continue_card(self) -> Control:
        match, latest = self._going_on, self._latest
        if match is not None:
            note, standings = resume_note(match.view, match.viewer), self._standings(match)
            press = self._open_table
        else:
            assert latest is not None
            note, press = where_left(latest), partial(self._take_up, latest.match)
            standings = [Standing(side.name, side.total, own=side.place == 0)
                         for side in sides_of(latest)]  # fmt: skip
        face = card_face(t("menu.continue"), note, "play", standings)
        return Control("continue", self._places.first, face, press, spoken=t("menu.continue"))

    def _standings(self, match: MatchSession) -> list[Standing]:
        view, names = match.view, Names(self._desk.names, match.viewer)
        return [
            Standing(names.side(side, view.table), number(view.totals[side]), own=place == 0)
            for place, side in enumerate(side_order(view.table.sides, match.viewer))
        ]

    def _take_up(self, match: int) -> None:
        why = take_up(self._desk, match)
        if why is None:
            self._open_table()
            return
        self._refresh()
        tell(self._desk, why)

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
        begin_match(self._desk)
        self._open_table()


def begin_match(desk: Desk) -> None:
    """Put a fresh match on the desk, in place of the one in progress."""
    clear_desk(desk)
    desk.match = desk.new_match()
