"""The table scene: the match in progress, shown and played by pointer and keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from game.engine.actions import Action, Play
from game.engine.cards import Card
from game.engine.events import DealerCut
from game.engine.legality import check
from game.engine.refusal import Refusal
from game.engine.state import Phase, State
from game.engine.turn import phase, to_act
from game.scenes.bidding import ExchangeScene, scene_for
from game.scenes.desk import Desk
from game.scenes.match_over import MatchOverScene
from game.scenes.pause import PauseScene
from game.scenes.scene import Scene, Target
from game.scenes.score_sheet import ScoreSheetScene
from game.scenes.table.hand import Drag, HandTouch
from game.scenes.table.lasttrick import LastTrick, last_trick
from game.scenes.table.notice import Notice
from game.scenes.table.painter import TablePainter
from game.scenes.table.show import Show
from game.scenes.table.warm import warm
from game.ui.control import Control, Controls
from game.ui.faces import icon_face
from game.ui.furniture import AT_REST, banner
from game.ui.geometry import CardPose, Point, Rect
from game.ui.input import Input, KeyPressed, PointerMoved, PointerPressed, PointerReleased
from game.ui.layout import TableLayout, table_layout
from game.ui.table_info import table_info
from game.ui.tablemodel import TableModel
from game.words import t
from game.words.names import Names
from game.words.offers import cut_text
from game.words.refusals import refusal_text

_THROW = 0.55
"""A dragged card let go above this share of its height over the hand is played."""
_TARGET = 6.0
"""Half the side, in units, of the square at which a trace aims on a card."""


class TableScene(Scene):
    """The table of the match at `desk`.

    `open_table` shows the table of a fresh `desk.match`, `open_menu` the menu. Raises ValueError
    if no match is in progress.
    """

    name = "table"

    def __init__(
        self, desk: Desk, open_table: Callable[[], None], open_menu: Callable[[], None]
    ) -> None:
        if desk.match is None:
            raise ValueError("no match, no table")
        self._desk = desk
        self._match = desk.match
        self._open_table, self._open_menu = open_table, open_menu
        self._names = Names(desk.names, self._match.viewer)
        self._painter = TablePainter(desk)
        self._touch = HandTouch()
        self._notice = Notice()
        self._last = LastTrick()
        self._controls = Controls()
        self._show: Show | None = None
        self._asked: tuple[int, Phase] | None = None
        self._overlay: Scene | None = None
        self._fresh = True

    # -- size ---------------------------------------------------------------------------------

    def layout(self, size: tuple[int, int]) -> None:
        """Lay the table out for this size."""
        layout = table_layout(
            size, self._match.view.table.sides, viewer=self._match.viewer,
            cards=self._match.view.table.tricks,
        )  # fmt: skip
        self._desk.brush.scale = layout.u
        if self._show is None:
            model = TableModel(self._match.told, layout, self._desk.tempo)
            self._show = Show(self._match, model, self._desk.tempo, self._desk.sounds)
        else:
            self._show.model.relayout(layout)
        warm(self._desk.sprites, layout)
        self._dress()

    @property
    def _shown(self) -> Show:
        if self._show is None:
            raise RuntimeError("the table has no size yet")
        return self._show

    @property
    def _layout(self) -> TableLayout:
        return self._shown.model.layout

    @property
    def _view(self) -> State:
        """The match as far as it is shown."""
        return self._shown.model.view

    def _dress(self) -> None:
        """Put the controls in their places."""
        layout, view = self._layout, self._view
        labels = layout.keys.labels
        self._controls.replace(
            (
                Control("menu", layout.menu, icon_face("menu"), self._pause, shortcuts=("escape",)),
                Control(
                    "last-trick",
                    layout.keys.undo,
                    icon_face("last", t("table.key.last_trick") if labels else ""),
                    self._toggle_last,
                    enabled=last_trick(view) is not None,
                    shortcuts=("t",),
                ),
                Control(
                    "score-sheet",
                    layout.keys.hint,
                    icon_face("chart", t("table.key.score") if labels else ""),
                    self._open_book,
                    enabled=bool(view.results),
                    shortcuts=("s",),
                ),
            )
        )

    # -- time ---------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Show what is due; ask the player once the table is up to date."""
        show, before = self._shown, self._shown.model.view
        show.update(dt)
        self._controls.update(dt)
        self._touch.keep_only(show.model.held)
        self._touch.update(dt)
        self._fresh = self._notice.update(dt) | self._last.update(dt)
        if show.model.view is not before:
            self._last.put_away()
            self._fresh = True
            self._dress()
        if show.up_to_date:
            self._ask()

    def _ask(self) -> None:
        """Put the question that the match waits on before the player, once."""
        view = self._match.view
        question = (self._match.version, phase(view))
        if self._asked == question:
            return
        self._asked = question
        if phase(view) in (Phase.SCORED, Phase.OVER):
            self._desk.stack.push(self._score_sheet())
        elif to_act(view) == self._match.viewer and phase(view) is not Phase.PLAY:
            self._overlay = scene_for(view, self._desk, self._submit)
            if self._overlay is not None:
                self._desk.stack.push(self._overlay)

    def _score_sheet(self) -> ScoreSheetScene:
        sheet = ScoreSheetScene(self._desk, -1, lambda: self._after_sheet(sheet),
                                on_menu=self._pause)  # fmt: skip
        return sheet

    def _after_sheet(self, sheet: Scene) -> None:
        self._desk.stack.pop(sheet)
        if self._match.over:
            self._desk.stack.push(MatchOverScene(self._desk, self._open_table, self._open_menu))
        else:
            self._match.next_deal()

    def _submit(self, action: Action) -> Refusal | None:
        return self._match.submit(action, self._match.version)

    # -- what the player does -----------------------------------------------------------------

    def handle(self, event: Input) -> bool:
        """Play a card, or end what is moving."""
        if self._controls.handle(event):
            return True
        match event:
            case PointerMoved(x, y):
                self._moved(Point(x, y))
            case PointerPressed(x, y):
                self._pressed(Point(x, y))
            case PointerReleased():
                self._released()
            case KeyPressed(name):
                return self._key(name)
            case _:
                return False
        return True

    def _moved(self, point: Point) -> None:
        self._touch.dragged(point, self._layout.u)
        if self._touch.drag is None:
            card = self._card_at(point)
            self._touch.over = card if card is not None and self._takes(card) else None
            if card is not None:
                self._touch.focus = None

    def _pressed(self, point: Point) -> None:
        self._notice.hush()
        was_last = self._last.shown
        self._last.put_away()
        card = self._card_at(point)
        if card is None or not self._asks_for_cards():
            if not was_last:
                self._shown.hurry()
            return
        if self._exchange() is not None:
            self._choose(card)
        elif self._refusal(card) is None:
            self._touch.drag = Drag(card, point, point)
        else:
            self._refuse(card)

    def _released(self) -> None:
        drag, self._touch.drag = self._touch.drag, None
        if drag is None:
            return
        rest = self._rest_of(drag.card)
        if not drag.moved:
            self._play(drag.card, None if rest is None else self._touch.pose(drag.card, rest))
        elif rest is not None:
            self._touch.drag = drag
            pose = self._touch.pose(drag.card, rest)
            self._touch.drag = None
            if pose.y < rest.y - _THROW * rest.height:
                self._play(drag.card, pose)

    def _key(self, name: str) -> bool:
        held = self._shown.model.held
        if name in ("left", "right") and held and self._asks_for_cards():
            step = 1 if name == "right" else -1
            at = held.index(self._touch.focus) + step if self._touch.focus in held else 0
            self._touch.focus = held[at % len(held)]
            return True
        if name in ("return", "space", "keypad enter", "up") and self._touch.focus in held:
            self._press_card(str(self._touch.focus))
            return True
        self._last.put_away()
        return self._shown.hurry()

    def _press_card(self, card: str) -> None:
        if self._exchange() is not None:
            self._choose(card)
        elif self._refusal(card) is None:
            self._play(card, None)
        else:
            self._refuse(card)

    def _play(self, card: str, origin: CardPose | None) -> None:
        if self._refusal(card) is not None:
            return
        self._shown.catch_up()
        if self._submit(Play(self._match.viewer, Card.parse(card))) is None:
            self._shown.play(origin)
            self._touch.over = None
            self._dress()

    def _choose(self, card: str) -> None:
        exchange = self._exchange()
        if exchange is None:
            return
        refusal = exchange.toggle(Card.parse(card))
        self._touch.chosen = frozenset(map(str, exchange.chosen))
        if refusal is not None:
            self._touch.refuse(card)

    def _refuse(self, card: str) -> None:
        refusal, action = self._refusal(card), Play(self._match.viewer, Card.parse(card))
        if refusal is not None:
            self._touch.refuse(card)
            self._desk.sounds.play("refused")
            self._say(refusal_text(self._match.view, action, refusal, self._names), card)

    def _say(self, words: str, card: str) -> None:
        rest = self._rest_of(card)
        if rest is not None:
            self._notice.say(words, rest.spot(0.0, -0.5 * rest.height))

    # -- what is where ------------------------------------------------------------------------

    def _asks_for_cards(self) -> bool:
        """Whether it is for the viewer to choose a card, now."""
        view = self._match.view
        wanted = phase(view) in (Phase.PLAY, Phase.EXCHANGE)
        return wanted and to_act(view) == self._match.viewer

    def _exchange(self) -> ExchangeScene | None:
        overlay = self._overlay
        open_ = phase(self._match.view) is Phase.EXCHANGE
        return overlay if isinstance(overlay, ExchangeScene) and open_ else None

    def _refusal(self, card: str) -> Refusal | None:
        return check(self._match.view, Play(self._match.viewer, Card.parse(card)))

    def _takes(self, card: str) -> bool:
        if not self._asks_for_cards():
            return False
        return self._exchange() is not None or self._refusal(card) is None

    def _card_at(self, point: Point) -> str | None:
        held = self._shown.model.held
        index = self._layout.hand.card_at(point, len(held)) if held else None
        return None if index is None else held[index]

    def _rest_of(self, card: str) -> CardPose | None:
        spot = self._shown.model.stage.rest.get(card)
        return None if spot is None else spot.pose

    # -- keys ---------------------------------------------------------------------------------

    def _pause(self) -> None:
        self._desk.stack.push(PauseScene(self._desk, self._open_menu, self._desk.full_screen))

    def _toggle_last(self) -> None:
        self._last.toggle()

    def _open_book(self) -> None:
        self._desk.stack.push(ScoreSheetScene(self._desk, reading=True))

    # -- picture ------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table."""
        desk, show, view = self._desk, self._shown, self._view
        info = table_info(view, self._names, desk.portraits)
        asked = phase(view) is Phase.PLAY and to_act(view) == self._match.viewer
        motion = show.effects.now() if show.effects.moving else AT_REST
        hidden = self._last.shown
        self._painter.draw(surface, show.model, info, motion, self._touch,
                           place_open=asked and not hidden, bare_middle=hidden)  # fmt: skip
        self._controls.draw(desk.brush, surface)
        self._last.draw(desk, surface, self._layout, view, self._names)
        if view.cut and not view.dealt:
            cut = DealerCut(view.cut, view.dealer)
            banner(desk.brush, surface, self._layout, cut_text(cut, self._names))
        self._notice.draw(desk.brush, surface)

    @property
    def moving(self) -> bool:
        """Whether the picture changes by itself."""
        return self._shown.moving or self._touch.moving or self._controls.moving or self._fresh

    @property
    def settled(self) -> bool:
        """Whether the match waits for the player."""
        view = self._match.view
        waits = phase(view) in (Phase.SCORED, Phase.OVER) or to_act(view) == self._match.viewer
        return self._shown.up_to_date and not self._shown.moving and waits

    def targets(self) -> Iterator[Target]:
        """The controls and the cards of the hand."""
        for control in self._controls:
            yield Target(control.id, control.rect, control.enabled)
        held = self._shown.model.held
        half = _TARGET * self._layout.u
        for card in held:
            rest = self._rest_of(card)
            if rest is not None:
                spot = rest.spot(-0.42 * rest.width, -0.30 * rest.height)
                rect = Rect(spot.x - half, spot.y - half, 2 * half, 2 * half)
                yield Target(f"card-{card}", rect, self._takes(card))

    def view(self) -> State:
        """What the viewer knows."""
        return self._match.view

    def leave(self) -> None:
        """The scene goes off the stack; the match stays as it is."""
        self._touch = HandTouch()
