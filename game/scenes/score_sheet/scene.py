"""The score book as a scene: the finished deal, the match so far, and on to the next deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pygame

from game.engine.ledger import Ledger
from game.engine.record import MatchRecord
from game.engine.state import Phase, State
from game.engine.turn import phase
from game.scenes.controlled import ControlledScene
from game.scenes.desk import Desk
from game.scenes.score_sheet.afterwards import Afterwards, icon_of, labelled_places
from game.scenes.score_sheet.content import Sheet, sheet_of
from game.scenes.score_sheet.deal_page import DealPanel
from game.scenes.score_sheet.heard import DealSounds, deal_sounds
from game.scenes.score_sheet.match_page import MatchPanel
from game.scenes.score_sheet.places import Form, SheetPlaces, sheet_places
from game.scenes.score_sheet.reveal import Reveal
from game.scenes.score_sheet.tabs import tab_face
from game.session.walk import hinted_deals
from game.ui import felt
from game.ui.control import Control
from game.ui.faces import button_face, icon_face
from game.ui.geometry import Point, Rect
from game.ui.input import Input, KeyPressed, PointerMoved, PointerPressed, WheelTurned
from game.ui.kept import painted
from game.ui.layout.seats import side_order
from game.ui.paper import paper
from game.ui.theme import STRONG, Step
from game.words import t
from game.words.names import Names

_LAMP = 0.46
_CLOSE_KEY = "s"
"""The key that opens the book at the table closes it too."""
_SCROLL_KEYS = {"up": 1.0, "down": -1.0, "page up": 4.0, "page down": -4.0,
                "home": 1e6, "end": -1e6}  # fmt: skip


class ScoreSheetScene(ControlledScene):
    """The book opened at one finished deal of the match at `desk`.

    After a deal its lines come up one by one; a click or a key lets them all stand, the next one
    is for the button. With `reading` the book is only looked at: nothing moves, and the button and
    Esc close it. Another match than the one at the desk is shown by its `state` and the `names` of
    its people, and reviewed by its `record` and its number on file, `match`. Raises ValueError if
    there is no match to show.
    """

    name = "score_sheet"

    def __init__(
        self,
        desk: Desk,
        result_index: int = -1,
        on_next: Callable[[], None] = lambda: None,
        *,
        reading: bool = False,
        on_menu: Callable[[], None] | None = None,
        on_undo: Callable[[], None] | None = None,
        state: State | None = None,
        names: Names | None = None,
        record: MatchRecord | None = None,
        match: int | None = None,
    ) -> None:
        """Open at the deal `result_index` (negative from the last).

        `on_next` is called by the golden button; the scene takes itself off the stack only when
        `reading`. `on_menu` is called by Esc and the menu key, which is shown if it is given;
        `on_undo` likewise by U and a key beside it.
        """
        super().__init__(desk)
        hinted: frozenset[int] = frozenset()
        if record is not None:
            hinted = hinted_deals(record)
        if state is None or names is None:
            if desk.match is None:
                raise ValueError("no match, no score")
            state, names = desk.match.view, Names(desk.names, desk.match.viewer)
            hinted = desk.match.hinted_deals
        self._state = state
        self._on_next, self._on_menu, self._reading = on_next, on_menu, reading
        self._on_undo = on_undo
        self._sheet: Sheet = sheet_of(self._state, names, result_index, hinted)
        self._after = Afterwards(desk, self._sheet.match.shown, record, match)
        accounts = () if self._sheet.deal is None else self._sheet.deal.accounts
        self._reveal = Reveal([len(account.lines) + 1 for account in accounts], desk.tempo)
        ledgers: tuple[Ledger, ...] = ()
        if reading:
            self._reveal.finish()
        elif state.results:
            order = side_order(state.table.sides, names.viewer or 0)
            ledgers = tuple(state.results[result_index].ledgers[side] for side in order)
        self._heard = DealSounds(desk.sounds, deal_sounds(ledgers))
        self._tab = "deal" if self._sheet.deal is not None else "match"
        self._pointer = Point(-1.0, -1.0)
        self._places: SheetPlaces = sheet_places((1600, 900))
        self._deal: DealPanel | None = None
        self._match: MatchPanel | None = None

    def layout(self, size: tuple[int, int]) -> None:
        """Lay the book out for this size; what was scrolled to is found again."""
        brush, sheet = self._desk.brush, self._sheet
        places = sheet_places(size, brush.interface, len(self._state.table.sides))
        brush.scale = places.screen.u
        self._places = places
        head = (84 if places.airy else 50) * places.screen.u
        self._deal = None
        if sheet.deal is not None:
            self._deal = DealPanel(brush, sheet.deal, places.deal, head)
        self._match = MatchPanel(brush, sheet.match, places.match, head, airy=places.airy)
        self._controls.replace(self._make_controls(), self._controls.focus or "next")

    def handle(self, event: Input) -> bool:
        """Take an input: complete what moves, scroll, or use a control."""
        if not self._reveal.done and isinstance(event, PointerPressed | KeyPressed):
            self._reveal.finish()
            self._heard.hush()
            return True
        match event:
            case PointerMoved(x, y):
                self._pointer = Point(x, y)
            case WheelTurned(steps):
                self._turn(steps)
                return True
            case KeyPressed(name) if name in _SCROLL_KEYS and self._scrolls():
                self._turn(_SCROLL_KEYS[name])
                return True
            case KeyPressed("escape"):
                return self._back()
            case KeyPressed("z", False, True) if self._on_undo is not None:
                self._on_undo()
                return True
            case KeyPressed(name) if name == _CLOSE_KEY and self._reading:
                return self._back()
        return self._controls.handle(event)

    def update(self, dt: float) -> None:
        """Let the lines come up and the controls fade."""
        self._heard.update(dt)
        self._reveal.update(dt)
        self._controls.update(dt)

    @property
    def settled(self) -> bool:
        """Whether everything stands."""
        return self._reveal.done

    def view(self) -> State | None:
        """What the viewer knows of the match."""
        return self._state

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the book on the dimmed table."""
        brush, places = self._desk.brush, self._places
        brush.scale = places.screen.u
        self._controls_below(surface)
        if self._tab == "deal" or places.form is not Form.TABBED:
            self._draw_deal(surface)
        if self._match is not None and (self._tab == "match" or places.form is not Form.TABBED):
            self._match.draw(surface)
        self._controls.draw(brush, surface)

    def _controls_below(self, surface: pygame.Surface) -> None:
        brush, places = self._desk.brush, self._places
        key = ("score book", places, self._headline())
        painted(brush, surface, places.screen.window, key, lambda: self._paint_ground(surface))

    def _paint_ground(self, surface: pygame.Surface) -> None:
        brush, places = self._desk.brush, self._places
        surface.blit(felt.table(brush, surface.get_size(), dim=True, lamp_y=_LAMP), (0, 0))
        text, middle = brush.text, places.headline
        keys = self._undo_place() if self._on_undo else places.menu
        clear = 2 * keys.right + 24 * brush.scale if self._on_menu else 0.0
        room = places.screen.width - max(clear, 2 * places.screen.margin)
        line = self._headline()
        fitting = (s for s in (Step.HEAD, Step.TITLE) if text.width(line, s, STRONG) <= room)
        size = next(fitting, Step.LEAD)
        text.draw(surface, text.fit(line, size, room, STRONG), middle.x, middle.y, size,
                  brush.theme.text, weight=STRONG, align="center")  # fmt: skip
        for sheet in places.sheets:
            paper(brush, surface, (sheet.x, sheet.y, sheet.w, sheet.h), spine=places.spine)

    def _headline(self) -> str:
        return self._sheet.headline if self._sheet.deal is not None else t("sheet.title")

    def _draw_deal(self, surface: pygame.Surface) -> None:
        brush, page = self._desk.brush, self._places.deal
        if self._deal is not None:
            self._deal.draw(surface, self._reveal)
            return
        brush.text.draw(surface, t("sheet.none"), page.cx, page.cy, Step.BODY,
                        brush.theme.book.second, align="center")  # fmt: skip

    def _make_controls(self) -> Iterator[Control]:
        places = self._places
        if self._on_menu is not None:
            yield Control("menu", places.menu, icon_face("menu"), self._on_menu,
                          spoken=t("table.key.menu"))  # fmt: skip
        if self._on_undo is not None:
            yield Control("undo", self._undo_place(), icon_face("undo"), self._on_undo,
                          spoken=t("table.key.undo"), shortcuts=("u",))  # fmt: skip
        for name, rect in zip(("deal", "match"), places.tabs, strict=False):
            label = t(f"sheet.tab.{name}")
            face = tab_face(label, open_page=name == self._tab)
            yield Control(f"tab_{name}", rect, face, partial(self._open_tab, name),
                          spoken=label)  # fmt: skip
        yield from self._afterwards()
        label = self._button_label()
        yield Control("next", places.button, button_face(label, gold=True, size=Step.LEAD),
                      self._press_next, spoken=label)  # fmt: skip

    def _undo_place(self) -> Rect:
        menu = self._places.menu
        return menu.moved(menu.w + 10 * self._places.screen.u, 0.0)

    def _afterwards(self) -> Iterator[Control]:
        """The buttons beside the golden one, for the deal that is shown."""
        if self._sheet.deal is None:
            return
        brush, places = self._desk.brush, self._places
        row = Rect.spanning(places.sheets[0].x, places.button.y,
                            places.button.x - 16 * brush.scale, places.button.bottom)  # fmt: skip
        offers = {name: (key, press) for name, key, press in self._after.offers()}
        for name, label, rect in labelled_places(brush, row, tuple(offers)):
            key, press = offers[name]
            face = button_face(label, icon=icon_of(name), size=Step.BODY)
            yield Control(name, rect, face, press, spoken=label, shortcuts=(key,))

    def _button_label(self) -> str:
        if self._reading:
            return t("sheet.close")
        return t("sheet.finish" if phase(self._state) is Phase.OVER else "sheet.next_deal")

    def _open_tab(self, name: str) -> None:
        self._tab = name
        self._reveal.finish()
        self._controls.replace(self._make_controls())

    def _press_next(self) -> None:
        if self._reading:
            self._desk.stack.pop(self)
        self._on_next()

    def _back(self) -> bool:
        if self._reading:
            self._press_next()
        elif self._on_menu is not None:
            self._on_menu()
        return True

    def _scrolls(self) -> bool:
        """Whether the arrows have a page to scroll; else they move the focus."""
        tabbed = self._places.form is Form.TABBED
        long_deal = self._deal is not None and self._deal.overflow > 0
        if tabbed:
            return long_deal if self._tab == "deal" else self._match_overflows()
        return long_deal or self._match_overflows()

    def _turn(self, steps: float) -> None:
        """Scroll the page under the pointer, or the one that is too long."""
        places = self._places
        on_deal = places.deal.holds(self._pointer)
        if places.form is Form.TABBED:
            on_deal = self._tab == "deal"
        long_deal = self._deal is not None and self._deal.overflow > 0
        if self._deal is not None and long_deal and (on_deal or not self._match_overflows()):
            self._deal.turn(steps)
        elif self._match is not None and not (on_deal and places.form is Form.TABBED):
            self._match.turn(steps)

    def _match_overflows(self) -> bool:
        return self._match is not None and self._match.overflow > 0
