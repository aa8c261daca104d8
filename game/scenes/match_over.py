"""The end of a match: who won and how, the totals, and where to go from here."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from game.engine.events import Ending, MatchEnded
from game.engine.state import State
from game.engine.tables import Side
from game.scenes.controlled import ControlledScene
from game.scenes.desk import Desk
from game.scenes.farewell import Farewell
from game.scenes.menu import begin_match
from game.scenes.score_sheet import ScoreSheetScene
from game.ui import felt
from game.ui.control import Control
from game.ui.faces import button_face, icon_face
from game.ui.input import Input, KeyPressed, PointerPressed
from game.ui.kept import faded, painted
from game.ui.layout.corners import menu_button
from game.ui.layout.seats import side_order
from game.ui.menufan import CODES, SpadeFan
from game.ui.motion import GOLD_LIGHT, PAGE, progress
from game.ui.podium import (
    FinalSide,
    PodiumPlaces,
    final_plate,
    gold_edge,
    gold_halo,
    gold_light,
    podium_places,
)
from game.ui.theme import STRONG, Step
from game.words import t
from game.words.headline import ending_reason
from game.words.names import Names
from game.words.numbers import capital, number

_LAMP = 0.46
_BY_NUMBER = (Ending.DEALS, Ending.BACKSTOP)
"""Endings whose words tell the number of deals themselves."""


class MatchOverScene(ControlledScene):
    """The winners' plates in gold light, their cards fanned open, then three buttons.

    The first click or key lets everything stand. Esc goes to the menu. Raises ValueError unless
    the match at `desk` is over.
    """

    name = "match_over"

    def __init__(
        self,
        desk: Desk,
        open_table: Callable[[], None],
        on_menu: Callable[[], None],
        on_undo: Callable[[], None] | None = None,
    ) -> None:
        """`open_table` shows the table of a fresh `desk.match`; `on_menu` shows the menu.

        `on_undo` is called by U and a key in the corner, which is shown if it is given.
        """
        super().__init__(desk)
        if desk.match is None or desk.match.view.ended is None:
            raise ValueError("the match is not over")
        self._open_table, self._on_menu = open_table, on_menu
        self._on_undo = on_undo
        self._state: State = desk.match.view
        self._ended: MatchEnded = desk.match.view.ended
        self._names = Names(desk.names, desk.match.viewer)
        order = side_order(self._state.table.sides, desk.match.viewer)
        self._winners = [side for side in order if side in self._ended.winners]
        self._others = sorted(
            (side for side in order if side not in self._ended.winners),
            key=lambda side: -self._state.totals[side],
        )
        self._order = order
        self._farewell = Farewell(desk, desk.match)
        self._fans = tuple(SpadeFan(desk.brush, desk.sprites) for _ in self._winners)
        self._places: PodiumPlaces = self._places_for((1600, 900))
        self._elapsed = 0.0

    def enter(self) -> None:
        """Sound how the match ended for the viewer; an onlooker hears a win."""
        table, viewer = self._state.table, self._names.viewer
        lost = viewer is not None and not any(self._names.yours(s, table) for s in self._winners)
        self._desk.sounds.play("match_lost" if lost else "match_won")

    def layout(self, size: tuple[int, int]) -> None:
        """Lay the plates, fans and buttons out."""
        self._places = self._places_for(size)
        self._desk.brush.scale = self._places.screen.u
        for spades, poses in zip(self._fans, self._places.fans, strict=True):
            spades.lay(poses, opening=not self._desk.tempo.reduced)
        self._controls.replace(self._make_controls(), self._controls.focus or "new")

    def handle(self, event: Input) -> bool:
        """Take an input: let everything stand, or use a button."""
        if not self.settled and isinstance(event, PointerPressed | KeyPressed):
            self._elapsed = self._length
            return True
        if event == KeyPressed("escape"):
            self._on_menu()
            return True
        if event == KeyPressed("z", control=True) and self._on_undo is not None:
            self._on_undo()
            return True
        return self._controls.handle(event)

    def update(self, dt: float) -> None:
        """Let the light cross and the cards fan out, once their pictures are there."""
        self._controls.update(dt)
        if all(spades.ready for spades in self._fans):
            self._elapsed = min(self._length, self._elapsed + dt)

    @property
    def settled(self) -> bool:
        """Whether everything stands."""
        return all(spades.ready for spades in self._fans) and self._elapsed >= self._length

    def view(self) -> State | None:
        """What the viewer knows of the match."""
        return self._state

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the end of the match as far as it has come."""
        brush, places = self._desk.brush, self._places
        brush.scale = places.screen.u
        light = GOLD_LIGHT.easing(progress(self._elapsed - self._before, self._light))
        if self.settled:
            painted(brush, surface, places.screen.window, ("match over", self._key()),
                    lambda: self._paint(surface, 1.0))  # fmt: skip
        else:
            self._paint(surface, light)
        self._controls.draw(brush, surface)

    @property
    def _before(self) -> float:
        return self._desk.tempo.seconds(PAGE)

    @property
    def _light(self) -> float:
        return self._desk.tempo.seconds(GOLD_LIGHT)

    @property
    def _length(self) -> float:
        return self._before + self._light

    def _key(self) -> tuple[object, ...]:
        return (self._places, self._title(), self._reason(),
                tuple(self._side(side) for side in self._order))  # fmt: skip

    def _places_for(self, size: tuple[int, int]) -> PodiumPlaces:
        others, scale = len(self._others), self._desk.brush.interface
        return podium_places(size, len(self._winners), others, len(CODES), scale)

    def _paint(self, surface: pygame.Surface, light: float) -> None:
        brush, places = self._desk.brush, self._places
        surface.blit(felt.table(brush, surface.get_size(), dim=True, lamp_y=_LAMP), (0, 0))
        text, theme = brush.text, brush.theme
        title = Step.DISPLAY if places.airy else Step.TOTAL
        room = places.screen.width - 2 * places.screen.margin
        text.draw(surface, text.fit(self._title(), title, room, STRONG), places.title.x,
                  places.title.y, title, theme.text, weight=STRONG, align="center")  # fmt: skip
        text.draw(surface, self._reason(), places.reason.x, places.reason.y, Step.LEAD,
                  theme.second, weight=400, align="center")  # fmt: skip
        self._paint_fans(surface, light)
        for side, area in zip(self._winners, places.winners, strict=True):
            gold_halo(brush, surface, area, light)
            final_plate(brush, surface, area, self._side(side), large=True)
            gold_edge(brush, surface, area, light)
        if not self._desk.tempo.reduced:
            gold_light(brush, surface, places.winners, light)
        for side, area in zip(self._others, places.others, strict=True):
            final_plate(brush, surface, area, self._side(side), large=False)
        self._farewell.paint(surface, places)

    def _paint_fans(self, surface: pygame.Surface, light: float) -> None:
        """Draw the cards opening, or coming in where they lie."""
        reduced = self._desk.tempo.reduced
        share = 1.0 if reduced else light

        def paint() -> None:
            for spades in self._fans:
                spades.draw_opening(surface, share)

        faded(surface, self._places.screen.window, light if reduced else 1.0, paint)

    def _side(self, side: Side) -> FinalSide:
        table = self._state.table
        return FinalSide(
            place=self._order.index(side),
            portraits=tuple(self._desk.portraits[s] for s in self._names.seats(side, table)),
            name=self._names.side(side, table),
            total=number(self._state.totals[side]),
        )

    def _title(self) -> str:
        if len(self._winners) != 1:
            return t("over.drawn")
        (side,) = self._winners
        table = self._state.table
        one = len(table.sides[side]) == 1 and not self._names.yours(side, table)
        return t("over.won.single" if one else "over.won", side=self._names.side(side, table))

    def _reason(self) -> str:
        reason = capital(ending_reason(self._state, self._ended, self._names))
        if self._ended.ending in _BY_NUMBER:
            return reason
        deals = t("over.deals", n=len(self._state.results))
        return t("list.comma").join((reason, deals))

    def _make_controls(self) -> Iterator[Control]:
        presses = (("new", self._begin), ("score", self._show_score), ("menu", self._on_menu))
        for (name, press), rect in zip(presses, self._places.buttons, strict=True):
            label = t(f"over.{name}")
            yield Control(name, rect, button_face(label, gold=name == "new", size=Step.LEAD),
                          press, spoken=label)  # fmt: skip
        if self._on_undo is not None:
            yield Control("undo", menu_button(self._places.screen), icon_face("undo"),
                          self._on_undo, spoken=t("table.key.undo"),
                          shortcuts=("u",))  # fmt: skip

    def _begin(self) -> None:
        begin_match(self._desk)
        self._open_table()

    def _show_score(self) -> None:
        self._desk.stack.push(ScoreSheetScene(self._desk, reading=True))
