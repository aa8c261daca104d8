"""The table of a watched match: pause, pace, and whose hands lie open."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from game.engine.events import DealerCut
from game.engine.state import Phase, State
from game.engine.turn import phase
from game.scenes.controlled import ControlledScene
from game.scenes.desk import Desk
from game.scenes.mute import MUTE_KEY, toggle_sound
from game.scenes.scene import Scene
from game.scenes.score_sheet import ScoreSheetScene
from game.scenes.table.captions import Captions
from game.scenes.table.hand import HandTouch
from game.scenes.table.notice import Notice
from game.scenes.table.painter import TablePainter
from game.scenes.table.standin import tell_stand_in
from game.scenes.watch.show import WatchShow
from game.session.thinker import ExecutorThinker
from game.session.watching import SEAT, Watched, watch_record
from game.ui.control import Control
from game.ui.faces import button_face, icon_face
from game.ui.furniture import banner_part
from game.ui.input import Input, KeyPressed, PointerPressed
from game.ui.layout import TableLayout
from game.ui.parts import Part
from game.ui.people import portraits_of
from game.ui.table_info import TableInfo, table_info
from game.ui.tablemodel import TableModel
from game.ui.tempo import Tempo
from game.ui.theme import Step
from game.words import t
from game.words.names import Names
from game.words.offers import cut_text

_CONTROLS, _CAPTION = 6.0, 8.0
_PACES = (0.5, 1.0, 2.0, 4.0)
_USUAL = 1
_HOLD = 1.2
"""How long a full trick stays where the settings would hold it until a click."""


class WatchScene(ControlledScene):
    """A match of computer players by the settings, from the first deal to the last.

    Space pauses, plus and minus change the pace, H shows all hands or one, L opens the captions,
    Esc leaves.
    """

    name = "watch"

    def __init__(self, desk: Desk) -> None:
        """Begin a match. Raises ValueError where nobody is to be asked for the players."""
        super().__init__(desk)
        if desk.players is None:
            raise ValueError("no computer players, nothing to watch")
        self._line = desk.players()
        record = watch_record(desk.settings, desk.seeds())
        self._watched = Watched(record, ExecutorThinker(self._line, desk.stand_ins))
        self._names = Names(tuple(player.name for player in record.players))
        self._portraits = portraits_of(record.players)
        self._painter = TablePainter(desk)
        self.captions = Captions(desk, self._watched.session, self._names)
        self._touch = HandTouch()
        self._notice = Notice()
        self._show: WatchShow | None = None
        self._size = (1600, 900)
        self._pace = _USUAL
        self._paused = False
        self._sheet: Scene | None = None
        self._fresh = True
        self._dressed: object = None

    def layout(self, size: tuple[int, int]) -> None:
        """Lay the table out for this size."""
        self._size = size
        table = self._watched.session.record.rules.row
        layout = self._desk.table_layout(size, table, SEAT, captioned=True, open_hands=True)
        if self._show is None:
            desk, tempo = self._desk, self._tempo()

            def model(view: State) -> TableModel:
                return TableModel(view, layout, tempo, desk.hand_order)

            self._show = WatchShow(self._watched, model, tempo, desk.sounds)
        else:
            self._show.model.relayout(layout)
        self.captions.lay(layout, size)
        self._dress()

    # -- time ---------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Show what is due, unless paused; the score sheet comes once a deal is shown."""
        show, before = self.shown, self.shown.model.view
        self._controls.update(dt)
        show.retune(self._tempo())
        show.model.reorder(self._desk.hand_order)
        if not self._paused:
            show.update(dt)
        self._fresh = self._notice.update(dt) or show.model.view is not before
        self._fresh |= tell_stand_in(self._desk.stand_ins, self._notice, self._layout)
        self.captions.update(show.model.view, len(show.coming), None)
        if self._dressed != self.captions.look:
            self._dress()
        scored = phase(show.model.view) in (Phase.SCORED, Phase.OVER)
        if scored and show.up_to_date and self._sheet is None and not self._paused:
            self._open_sheet()

    def _open_sheet(self) -> None:
        sheet = self._sheet = ScoreSheetScene(
            self._desk, on_next=self._go_on, on_menu=self._leave,
            state=self.shown.model.view, names=self._names,
            record=self._watched.session.record,
        )  # fmt: skip
        self._desk.stack.push(sheet)

    def _go_on(self) -> None:
        if self._watched.session.over:
            self._leave()
            return
        if self._sheet is not None:
            self._desk.stack.pop(self._sheet)
            self._sheet = None
        self._watched.session.next_deal()

    def _leave(self) -> None:
        self._desk.stack.pop(self)

    def leave(self) -> None:
        """The players need think no longer."""
        self._watched.session.close()
        self._line.close()

    def _tempo(self) -> Tempo:
        """The tempo of the settings at the pace chosen here."""
        tempo, factor = self._desk.tempo, _PACES[self._pace]
        hold = _HOLD if math.isinf(tempo.hold) else tempo.hold
        return replace(tempo, pace=tempo.pace / factor, hold=hold / factor, moment=0.0)

    # -- what the onlooker does ---------------------------------------------------------------

    def handle(self, event: Input) -> bool:
        """Take an input: pause, change the pace or the hands; a click ends what moves."""
        if self.captions.handle(event) or self._controls.handle(event):
            return True
        match event:
            case PointerPressed() | KeyPressed("return" | "enter"):
                self.shown.hurry()
            case KeyPressed("-"):
                self._change_pace(-1)
            case KeyPressed(name) if name == MUTE_KEY:
                toggle_sound(self._desk)
            case _:
                return False
        return True

    def _pause(self) -> None:
        self._paused = not self._paused
        self._dress()

    def _change_pace(self, by: int) -> None:
        self._pace = (self._pace + by) % len(_PACES)
        self._dress()

    def _turn_hands(self) -> None:
        self.shown.show_hands(everything=not self.shown.everything)
        self._dress()

    # -- what is where ------------------------------------------------------------------------

    @property
    def shown(self) -> WatchShow:
        """What is shown of the match, and how."""
        if self._show is None:
            raise RuntimeError("the table has no size yet")
        return self._show

    @property
    def _layout(self) -> TableLayout:
        return self.shown.model.layout

    def _dress(self) -> None:
        """Put the controls in their places."""
        self._fresh, self._dressed = True, self.captions.look
        layout, labels = self._layout, self._layout.keys.labels
        hands = t("watch.one_hand" if self.shown.everything else "watch.all_hands")
        pause = t("watch.go_on" if self._paused else "watch.pause")
        pace = t("watch.pace", factor=f"{_PACES[self._pace]:g}")
        self._controls.replace(
            (
                Control("back", layout.menu, icon_face("prev"), self._leave,
                        spoken=t("button.back"), shortcuts=("escape",)),
                Control("hands", layout.keys.last, icon_face("eye", hands if labels else ""),
                        self._turn_hands, spoken=hands, shortcuts=("h",)),
                Control("pause", layout.keys.hint,
                        icon_face("play" if self._paused else "pause", pause if labels else ""),
                        self._pause, spoken=pause, shortcuts=("space", "p")),
                Control("pace", layout.keys.undo, button_face(pace, size=Step.LEAD),
                        partial(self._change_pace, 1), spoken=t("watch.faster"),
                        shortcuts=("+", "=")),
                *self.captions.controls(),
            )
        )  # fmt: skip

    # -- picture ------------------------------------------------------------------------------

    def parts(self) -> Iterator[Part]:
        """Yield the table from the felt to the caption."""
        show, brush, view = self.shown, self._desk.brush, self.shown.model.view
        motion = show.effects.now()
        yield from self._painter.parts(
            self._size, show.model, self._info(view), motion, self._touch,
            place_open=False, bare_middle=False,
        )  # fmt: skip
        yield from self.captions.parts()
        yield from self._controls.parts(brush, (_CONTROLS,), self._size)
        if view.cut and not view.dealt:
            words = cut_text(DealerCut(view.cut, view.dealer), self._names)
            yield banner_part(brush, self._layout, words, (_CAPTION,))
        yield from self._notice.parts(brush, self._size)

    def _info(self, view: State) -> TableInfo:
        name = self._watched.session.record.rules_name
        return replace(table_info(view, self._names, self._portraits, name), tag="")

    @property
    def moving(self) -> bool:
        """Whether the picture changes by itself."""
        moves = self.shown.moving or self.shown.effects.breathing
        going = moves and not self._paused
        return going or self._controls.moving or self._fresh

    @property
    def settled(self) -> bool:
        """Whether nothing happens until the onlooker acts."""
        return self._paused or self._sheet is not None

    def view(self) -> State:
        """What is seen of the match."""
        return self.shown.model.view
