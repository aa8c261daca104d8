"""The table scene: the match in progress, shown and played by pointer and keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.engine.state import Phase, State
from game.engine.turn import phase, to_act
from game.scenes.bidding import ExchangeScene
from game.scenes.desk import Desk
from game.scenes.rules import RULES_KEY, show_rules
from game.scenes.scene import Scene, Target
from game.scenes.score_sheet import ScoreSheetScene
from game.scenes.table.asking import Asking, Ways
from game.scenes.table.captions import Captions
from game.scenes.table.cardplay import CardPlay
from game.scenes.table.companion import Companion
from game.scenes.table.lasttrick import LastTrick, last_trick
from game.scenes.table.middle import caption
from game.scenes.table.painter import TablePainter
from game.scenes.table.prompter import Prompter
from game.scenes.table.remarks import Remarks
from game.scenes.table.show import Show
from game.scenes.table.sorting import SORT_KEY, sort_otherwise
from game.scenes.table.standin import tell_stand_in
from game.scenes.table.undo import TakingBack
from game.scenes.table.warm import Warmer
from game.ui.control import Control, Controls
from game.ui.faces import icon_face, pane_face
from game.ui.furniture import banner_part
from game.ui.geometry import Point
from game.ui.input import Input, KeyPressed, PointerMoved, PointerPressed, PointerReleased
from game.ui.layout import TableLayout
from game.ui.parts import Part
from game.ui.placement import held_cards
from game.ui.table_info import TableInfo, table_info
from game.ui.tablemodel import TableModel
from game.words import t
from game.words.names import Names

_PANE = 16.0
"""The radius of the light over the score, in units."""

_UNDER = 68
"""How far under the score the foot of a sentence stands, in units."""
_CONTROLS, _CAPTION = 6.0, 8.0


class TableScene(Scene):
    """The table of the match at `desk`.

    `open_table` shows the table of a fresh `desk.match`, `open_menu` the menu. After a deal the
    scene that `ending` makes comes in place of the score sheet, if it is given; `companion` makes
    who helps. Raises ValueError if no match is in progress.
    """

    name = "table"

    def __init__(
        self,
        desk: Desk,
        open_table: Callable[[], None],
        open_menu: Callable[[], None],
        ending: Callable[[], Scene] | None = None,
        companion: Callable[..., Companion] = Prompter,
    ) -> None:
        if desk.match is None:
            raise ValueError("no match, no table")
        self._desk = desk
        self._match = desk.match
        self._ways = Ways(open_table, open_menu, ending)
        self._make_companion = companion
        self._names = Names(desk.names, self._match.viewer)
        self._painter = TablePainter(desk)
        self._warmer = Warmer(desk)
        self._last = LastTrick()
        self._remarks = Remarks(desk, desk.match)
        self._controls = Controls(on_press=desk.sound_button)
        self._show: Show | None = None
        self._cards: CardPlay | None = None
        self._companion: Companion | None = None
        self.captions = Captions(desk, self._match, self._names)
        self._undo: TakingBack | None = None
        self._dressed: object = None
        self._asking: Asking | None = None
        self._fresh = True
        self._told: tuple[State, TableInfo] | None = None
        self._size = (0, 0)

    def layout(self, size: tuple[int, int]) -> None:
        """Lay the table out for this size."""
        table = self._match.view.table
        layout = self._desk.table_layout(size, table, self._match.viewer, captioned=True)
        opening = self._show is None or not self.ready
        self._size = size
        if self._show is None:
            desk = self._desk
            model = TableModel(self._match.told, layout, desk.tempo, desk.hand_order)
            self._show = Show(self._match, model, desk.tempo, desk.sounds)
            self._cards = CardPlay(desk, self._match, self._show, self._names, self._exchange)
            self._undo = TakingBack(
                desk, self._match, self._show, self._cards.notice, self._taken_elsewhere
            )
            self._companion = self._make_companion(
                desk, self._match, self._names, self._cards.notice,
                lambda card: self._hand.play(str(card)),
            )  # fmt: skip
            self._asking = Asking(
                desk, self._match, self._show, self._cards, self._undo, self._ways
            )
        else:
            self._show.model.relayout(layout)
        self.captions.lay(layout, size)
        self._warmer.lay_out(layout, self._in_hand())
        self._dress()
        if opening:
            self._warmer.open(self.parts())

    # -- time ---------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Show what is due; ask the player once the table is up to date."""
        if not self.ready:
            return
        show, cards, before = self._shown, self._hand, self._shown.model.view
        show.retune(self.companion.tempo(self._desk.tempo))
        show.model.reorder(self._desk.hand_order)
        show.update(dt)
        asking = self._questions
        self.captions.update(show.model.view, len(show.coming), asking.panel)
        self._controls.update(dt)
        cards.touch.keep_only(show.model.held)
        cards.touch.update(dt, self._desk.tempo)
        self._fresh = cards.notice.update(dt) | self._last.update(dt)
        self._fresh |= self._remarks.update(dt, show.model.view)
        self._fresh |= tell_stand_in(self._desk.stand_ins, cards.notice, self._layout)
        self._warmer.follow_look(self._in_hand)
        if show.model.view is not before:
            self._show_anew()
        elif self._dressed != self._offers():
            self._fresh = True
            self._dress()
        self._foresee()
        if show.up_to_date:
            cards.play_ahead()
        if show.up_to_date and not self.companion.holds_back():
            asking.ask()
        self.companion.update(asking.overlay, at_rest=show.up_to_date)
        cards.touch.suggested = self.companion.suggested

    def _foresee(self) -> None:
        """Have drawn in advance what is known to come, or what the player is about to do."""
        show, desk, view = self._shown, self._desk, self._match.view
        self._warmer.rest(now=show.up_to_date and show.my_turn)
        if show.up_to_date:
            meant = self._questions.meant or self._hand.meant
            self._warmer.mean(meant, view, desk.hand_order, desk.tempo, self._names)
            return
        self._warmer.expect(show.coming, show.model.view, desk.hand_order, desk.tempo, self._names)
        # The book is large: drawn any sooner it would push out what the last trick is drawn of.
        last, ended = len(show.coming) <= 1, phase(view) in (Phase.SCORED, Phase.OVER)
        asked = phase(view) is not Phase.PLAY and to_act(view) == self._match.viewer
        if last and (ended or asked):
            self._warmer.ask(self._match.decision, self._questions.coming, self._size)

    def _show_anew(self) -> None:
        """The table shows another moment."""
        self._last.put_away()
        self._fresh = True
        self._dress()
        self._warmer.hold(self._in_hand())

    def _taken_elsewhere(self) -> None:
        """Undo or redo took the match to another moment: what was asked is asked no more."""
        self._questions.withdraw()
        self._hand.touch.forget()
        self._hand.notice.hush()
        self._show_anew()

    def _in_hand(self) -> list[str]:
        """The viewer's cards from left to right as the match has them, perhaps not shown yet."""
        return list(map(str, held_cards(self._match.view, self._desk.hand_order)))

    # -- what the player does -----------------------------------------------------------------

    def handle(self, event: Input) -> bool:
        """Play a card, or end what is moving."""
        if self.companion.takes(event):
            self._fresh = True
            return True
        if event == KeyPressed("escape") and self._put_away():
            self._fresh = True
            return True
        if self.captions.handle(event) or self._back.key(event):
            return True
        if isinstance(event, KeyPressed) and self._hand.key(event.name):
            self._controls.focus_shown = False
            return True
        if self._controls.handle(event):
            if isinstance(event, KeyPressed):
                self._hand.touch.focus = None
            return True
        match event:
            case PointerMoved(x, y):
                self._hand.moved(Point(x, y))
            case PointerPressed(x, y):
                self._pressed(Point(x, y))
            case PointerReleased():
                self._hand.released()
            case KeyPressed(name):
                return self._key(name)
            case _:
                return False
        return True

    def _put_away(self) -> bool:
        """Put away what stands over the table; whether anything did."""
        if self.companion.put_away() or self._hand.ahead.clear():
            return True
        shown = self._last.shown
        self._last.put_away()
        return shown

    def _pressed(self, point: Point) -> None:
        self._hand.notice.hush()
        was_last = self._last.shown
        self._last.put_away()
        if self._back.pressed(point):
            return
        if self._hand.pressed(point) or was_last or self._shown.hurry():
            return
        if self._hand.card_at(point) is None and self.companion.go_on():
            self._fresh = True

    def _key(self, name: str) -> bool:
        if name == SORT_KEY:
            sort_otherwise(self._desk)
        elif name == RULES_KEY:
            show_rules(self._desk)
        elif self.companion.key(name, self._layout.keys):
            self._fresh = True
        elif name in ("return", "space", "enter"):
            self._last.put_away()
            return self._shown.hurry()
        else:
            return False
        return True

    def _hurry(self) -> None:
        self._shown.hurry()

    def _no_score(self) -> None:
        """Say why there is no score sheet, and end what moves."""
        key = self._layout.score.key
        self._hurry()
        self._hand.notice.say(t("sheet.none"), Point(key.cx, key.bottom + _UNDER * self._layout.u))

    def _open_book(self) -> None:
        self._desk.stack.push(ScoreSheetScene(self._desk, reading=True))

    # -- what is where ------------------------------------------------------------------------

    @property
    def _shown(self) -> Show:
        if self._show is None:
            raise RuntimeError("the table has no size yet")
        return self._show

    @property
    def _hand(self) -> CardPlay:
        if self._cards is None:
            raise RuntimeError("the table has no size yet")
        return self._cards

    @property
    def _back(self) -> TakingBack:
        if self._undo is None:
            raise RuntimeError("the table has no size yet")
        return self._undo

    @property
    def _questions(self) -> Asking:
        if self._asking is None:
            raise RuntimeError("the table has no size yet")
        return self._asking

    @property
    def companion(self) -> Companion:
        """The hints and claims of the table."""
        if self._companion is None:
            raise RuntimeError("the table has no size yet")
        return self._companion

    def leave(self) -> None:
        """Nobody needs to think about a hint any more."""
        self.companion.close()

    def _offers(self) -> object:
        """What the keys depend on beside what is shown."""
        offers = self._match.version, self._back.allowed
        return offers, self.companion.look, self.captions.look

    @property
    def _layout(self) -> TableLayout:
        return self._shown.model.layout

    def _exchange(self) -> ExchangeScene | None:
        return self._questions.exchange

    def _dress(self) -> None:
        """Put the controls in their places."""
        layout, view = self._layout, self._shown.model.view
        self._dressed = self._offers()
        keys = layout.keys
        last = icon_face("last", t("table.key.last_trick") if keys.labels else "")
        last_key = Control("last-trick", keys.last, last, self._last.toggle,
                           enabled=last_trick(view) is not None, shortcuts=("t",),
                           why=t("why.last_trick"))  # fmt: skip
        self._controls.replace(
            (
                Control("menu", layout.menu, icon_face("menu"), self._questions.pause,
                        shortcuts=("escape",)),
                Control("score-sheet", layout.score.key, pane_face(_PANE), self._open_book,
                        enabled=bool(view.results), shortcuts=("s",), refused=self._no_score),
                *(() if self._back.redo_place(keys) == keys.last else (last_key,)),
                *self.companion.controls(keys),
                *self._back.controls(keys),
                *self.captions.controls(),
            )
        )  # fmt: skip

    # -- picture ------------------------------------------------------------------------------

    def parts(self) -> Iterator[Part]:
        """Yield the table from the felt to the notice."""
        desk, show, hand, view = self._desk, self._shown, self._hand, self._shown.model.view
        brush, layout = desk.brush, self._layout
        asked = phase(view) is Phase.PLAY and to_act(view) == self._match.viewer
        motion = show.effects.now()
        hidden = self._last.shown
        yield from self._painter.parts(
            self._size, show.model, self._info(), motion, hand.touch,
            place_open=asked and not hidden, bare_middle=hidden,
        )  # fmt: skip
        yield from self.captions.parts()
        yield from self._controls.parts(brush, (_CONTROLS,), self._size)
        yield from self._last.parts(desk, layout, view, self._names)
        said = caption(self._match, view, self._names, layout, self.companion.caption)
        if said and not hidden:
            yield banner_part(brush, layout, said, (_CAPTION,))
        yield from self._remarks.parts(layout, self._questions.panel)
        yield from hand.ahead.parts()
        yield from self.companion.parts(
            layout, self._questions.overlay, self._controls, len(show.model.held)
        )
        yield from hand.notice.parts(brush, self._size)

    def _info(self) -> TableInfo:
        """What the furniture shows, put together once for each view."""
        view = self._shown.model.view
        if self._told is None or self._told[0] is not view:
            name = self._match.record.rules_name
            self._told = (view, table_info(view, self._names, self._desk.portraits, name))
        return self._told[1]

    @property
    def ready(self) -> bool:
        """Whether the first picture was made."""
        return not self._warmer.opening

    @property
    def moving(self) -> bool:
        """Whether the picture changes by itself."""
        touch = self._hand.touch
        moves = self._shown.moving or self._shown.effects.breathing
        return moves or touch.moving or self._controls.moving or self._fresh

    @property
    def settled(self) -> bool:
        """Whether the match waits for the player."""
        view = self._match.view
        waits = phase(view) in (Phase.SCORED, Phase.OVER) or to_act(view) == self._match.viewer
        at_rest = self._shown.up_to_date and not self._shown.moving
        return self.ready and at_rest and waits

    @property
    def focus(self) -> str | None:
        """The name of the card or the control that the keyboard is at."""
        card = self._hand.touch.focus
        return self._controls.focus if card is None else f"card-{card}"

    def targets(self) -> Iterator[Target]:
        """The controls and the cards of the hand."""
        for control in self._controls:
            yield Target(control.id, control.rect, control.enabled)
        yield from self._hand.targets(self._layout.u)

    def view(self) -> State:
        """What the viewer knows."""
        return self._match.view
