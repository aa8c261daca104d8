"""Team talk: the side's first bidder says a range of tricks, or bids nil (RULES section 4)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame

from game.engine.actions import Action, MakeBid, SayRange
from game.engine.bids import NIL
from game.engine.legality import check
from game.engine.state import Range
from game.scenes.bidding.ask import ENTER, AskScene, Submit
from game.scenes.bidding.bid import CONFIRM, DOUBLE_CLICK, NIL_KEY
from game.scenes.bidding.digits import TypedNumber
from game.scenes.desk import Desk
from game.ui.control import Control
from game.ui.geometry import Rect
from game.ui.input import Input, KeyPressed
from game.ui.layout.pad import TalkLayout, talk_pad
from game.ui.layout.table import TableLayout
from game.ui.padface import PadText, draw_pad, draw_row_label, pad_key_face, reason_fits
from game.words import t
from game.words.pad import bid_key, pad_order, pad_title
from game.words.preview import BidPreview, bid_preview, range_preview

LOW, HIGH, NIL_ID = "low", "high", "bid-N"


class TalkScene(AskScene):
    """Asks for the least and the most tricks the side may be good for, or a nil.

    Either end may be chosen first; the other follows it where it would lie on the wrong side.
    """

    name = "talk"

    def __init__(self, desk: Desk, submit: Submit) -> None:
        super().__init__(desk, submit)
        self._tricks = self._view.table.tricks
        self._typed = TypedNumber(range(1, self._tricks + 1))
        self._ends: Range | None = None
        self._before: Range | None = None
        self._nil = False
        self._nil_open = (
            self._view.rules.nil == "on" and check(self._view, MakeBid(self._seat, NIL)) is None
        )
        self._since_press = DOUBLE_CLICK
        self._pad: TalkLayout | None = None
        self._text = self._say()

    @property
    def chosen(self) -> Range | None:
        """The range that the gold button would say."""
        return self._ends

    @property
    def text(self) -> PadText:
        """What the pad says now."""
        return self._text

    @property
    def panel(self) -> Rect:
        """The pad's place."""
        return self._laid_out.frame.panel

    @property
    def _laid_out(self) -> TalkLayout:
        if self._pad is None:
            raise RuntimeError("the pad is not laid out")
        return self._pad

    def handle(self, event: Input) -> bool:
        """Digits choose in the row of the focus, arrows move, N is nil, Enter says it."""
        if isinstance(event, KeyPressed) and self._key(event.name):
            return True
        taken = super().handle(event)
        if isinstance(event, KeyPressed) and taken:
            self._choose_focused()
        return taken

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        super().update(dt)
        self._since_press += dt
        self._typed.update(dt)

    def _place(self, table: TableLayout) -> None:
        self._pad = talk_pad(table, self._tricks)

    def _make_controls(self) -> Iterator[Control]:
        pad = self._laid_out
        ends = self._ends
        for end, keys, value in (
            (LOW, pad.low, ends.low if ends else None),
            (HIGH, pad.high, ends.high if ends else None),
        ):
            for number, rect in enumerate(keys, 1):
                face = pad_key_face(str(number), gold=number == value)
                yield Control(
                    f"{end}-{number}", rect, face, partial(self._press, end, number),
                    spoken=str(number),
                )  # fmt: skip
        if self._nil_open:
            label, caption = bid_key(self._view.rules, NIL)
            face = pad_key_face(label, caption, gold=self._nil)
            yield Control(NIL_ID, pad.nil, face, self._press_nil, spoken=label)
        preview = self._preview()
        label = t("pad.say.none") if preview is None else preview.button
        place = pad.frame.confirm
        yield Control(
            CONFIRM, place, self._button(label, place, gold=True), self._confirm,
            enabled=preview is not None, spoken=label, why=t("why.range"),
        )  # fmt: skip

    def _draw_panel(self, surface: pygame.Surface, dx: float = 0.0, dy: float = 0.0) -> None:
        brush, pad = self._desk.brush, self._laid_out
        draw_pad(brush, surface, pad.frame, self._text, dx, dy)
        draw_row_label(brush, surface, pad.low_label.moved(dx, dy), t("pad.low"))
        draw_row_label(brush, surface, pad.high_label.moved(dx, dy), t("pad.high"))

    def _says(self) -> PadText:
        return self._text

    def _controls_for(self, action: Action) -> frozenset[str]:
        match action:
            case SayRange(_, low, high):
                return frozenset({f"{LOW}-{low}", f"{HIGH}-{high}"})
            case MakeBid():
                return frozenset({NIL_ID})
            case _:
                return frozenset()

    def _key(self, name: str) -> bool:
        if name in ENTER and self._preview() is not None:
            self._confirm()
            return True
        if name == NIL_KEY and self._nil_open:
            self._choose_nil()
            return True
        number = self._typed.press(name)
        if number is None:
            return False
        # A second digit takes back what the first alone did to the other end.
        if self._typed.joined:
            self._ends = self._before
        else:
            self._before = self._ends
        focus = self._controls.focus or ""
        self._choose(HIGH if focus.startswith(HIGH) else LOW, number)
        return True

    def _press(self, end: str, number: int) -> None:
        again = self._controls.focus == f"{end}-{number}" and self._holds(end, number)
        if again and self._since_press < DOUBLE_CLICK:
            self._confirm()
            return
        self._choose(end, number)
        self._since_press = 0.0

    def _press_nil(self) -> None:
        if self._nil and self._since_press < DOUBLE_CLICK:
            self._confirm()
            return
        self._choose_nil()
        self._since_press = 0.0

    def _holds(self, end: str, number: int) -> bool:
        ends = self._ends
        return ends is not None and number == (ends.low if end == LOW else ends.high)

    def _choose_focused(self) -> None:
        focus = self._controls.focus or ""
        end, _, number = focus.partition("-")
        if focus == NIL_ID:
            self._choose_nil()
        elif end in (LOW, HIGH) and not self._holds(end, int(number)):
            self._choose(end, int(number))

    def _choose(self, end: str, number: int) -> None:
        low, high = (self._ends.low, self._ends.high) if self._ends else (number, number)
        if end == LOW:
            self._ends = Range(number, max(number, high))
        else:
            self._ends = Range(min(number, low), number)
        self._nil = False
        self._changed(f"{end}-{number}")

    def _choose_nil(self) -> None:
        self._nil, self._ends = True, None
        self._changed(NIL_ID)

    def _changed(self, focus: str) -> None:
        self._refused = self._advice = ""
        self._text = self._say()
        self._refresh(focus)

    def _confirm(self) -> None:
        if self._nil:
            self._send(MakeBid(self._seat, NIL))
        elif self._ends is not None:
            self._send(SayRange(self._seat, self._ends.low, self._ends.high))
        self._text = self._say()

    def _preview(self) -> BidPreview | None:
        if self._nil:
            return bid_preview(self._view, self._seat, NIL, self._names)
        if self._ends is None:
            return None
        low, high = self._ends.low, self._ends.high
        return range_preview(self._view, self._seat, low, high, self._names)

    def _has_room(self, words: str) -> bool:
        return reason_fits(self._desk.brush, self._laid_out.frame, words)

    def _reword(self) -> None:
        self._text = self._say()

    def _say(self) -> PadText:
        preview = self._preview()
        figure = ""
        lines: tuple[str, ...] = (t("pad.choose.range"),)
        if preview is not None:
            figure = preview.contract if self._nil else ""
            lines = tuple(s for s in (preview.headline, preview.detail, preview.stakes) if s)
        return PadText(
            title=pad_title(self._view, self._seat),
            aside=pad_order(self._view, self._seat),
            figure=figure,
            lines=lines,
            reason=self._refused or self._advice,
            notes=(t("pad.choose.range.detail"),),
        )
