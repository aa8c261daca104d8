"""The first screen: go on with a match, begin a new one, or quit."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from game.scenes.desk import Desk
from game.scenes.dialog import Choice, Dialog
from game.scenes.scene import Scene, Target
from game.ui.control import Control, Controls
from game.ui.input import Input, KeyPressed
from game.ui.layout.seats import side_order
from game.ui.menuface import Standing, card_face, entry_face
from game.ui.menufan import CODES, SpadeFan
from game.ui.menuground import key_hints, paint_ground
from game.ui.menuplaces import MenuPlaces, menu_places
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
        self._resumable = desk.match is not None and not desk.match.over
        self._places: MenuPlaces = self._places_for((1600, 900))
        self._fan = SpadeFan(desk.brush, desk.sprites)
        self._controls = Controls()
        self._shown = 0.0

    def layout(self, size: tuple[int, int]) -> None:
        """Lay the menu out and begin to draw cards of the right size."""
        self._places = self._places_for(size)
        self._desk.brush.scale = self._places.screen.u
        self._fan.lay(self._places.fan)
        gold = "continue" if self._resumable else "new"
        self._controls.replace(self._make_controls(), self._controls.focus or gold)

    def handle(self, event: Input) -> bool:
        """Take an input; M turns the sound on and off."""
        if event == KeyPressed("m"):
            self._desk.sounds.muted = not self._desk.sounds.muted
            return True
        return self._controls.handle(event)

    def update(self, dt: float) -> None:
        """Let the cards come in and the entries fade."""
        self._controls.update(dt)
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

    def _places_for(self, size: tuple[int, int]) -> MenuPlaces:
        return menu_places(size, 3 if self._resumable else 2, len(CODES))

    def _make_controls(self) -> Iterator[Control]:
        places = self._places
        if self._resumable:
            yield self._continue_card()
            entries = [("new", "new", self._ask_new), ("quit", "exit", self._desk.stack.clear)]
        else:
            face = card_face(t("menu.new"), "", "new")
            yield Control("new", places.first, face, self._start, spoken=t("menu.new"))
            entries = [("quit", "exit", self._desk.stack.clear)]
        for (name, icon, press), rect in zip(entries, places.rows, strict=True):
            label = t(f"menu.{name}")
            yield Control(name, rect, entry_face(label, icon), press, spoken=label)

    def _continue_card(self) -> Control:
        match = self._desk.match
        assert match is not None
        view, names = match.view, Names(self._desk.names, match.viewer)
        standings = [
            Standing(names.side(side, view.table), number(view.totals[side]), own=place == 0)
            for place, side in enumerate(side_order(view.table.sides, match.viewer))
        ]
        note = resume_note(view, match.viewer)
        face = card_face(t("menu.continue"), note, "play", standings)
        return Control("continue", self._places.first, face, self._open_table,
                       spoken=t("menu.continue"))  # fmt: skip

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
    if desk.match is not None:
        desk.match.close()
    desk.match = desk.new_match()
