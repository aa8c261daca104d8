"""The bid pad: exactly the legal bids are live, and a bid says what it means before it is made."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame

from game.engine.actions import Action, MakeBid
from game.engine.bidding import bid_refusals
from game.engine.bids import NIL, Bid, tricks_bid
from game.engine.refusal import Refusal
from game.scenes.bidding.ask import ENTER, AskScene, Submit
from game.scenes.bidding.digits import TypedNumber
from game.scenes.desk import Desk
from game.ui.control import Control
from game.ui.geometry import Rect
from game.ui.input import Input, KeyPressed, PointerMoved
from game.ui.layout.pad import PadLayout, bid_pad
from game.ui.layout.table import TableLayout
from game.ui.padface import PadText, draw_pad, pad_key_face, reason_fits
from game.words import t
from game.words.pad import bid_key, pad_order, pad_title
from game.words.preview import bid_preview
from game.words.refusals import closed_bids, refusal_text

CONFIRM = "confirm"
DOUBLE_CLICK = 0.4
"""Seconds in which a second press of a key bids at once."""
NIL_KEY = "n"


class BidScene(AskScene):
    """Asks for a bid. Nothing is chosen at first; the chosen bid is made by the gold button."""

    name = "bid"

    def __init__(self, desk: Desk, submit: Submit) -> None:
        super().__init__(desk, submit)
        hidden = self._view.rules.nil == "off"
        self._refusals: dict[Bid, Refusal | None] = {
            bid: why
            for bid, why in bid_refusals(self._view, self._seat).items()
            if not (hidden and bid.nil)
        }
        self._by_id = {f"bid-{bid}": bid for bid in self._refusals}
        self._typed = TypedNumber({bid.tricks for bid in self._refusals if not bid.nil})
        self._chosen: Bid | None = None
        self._struck: Bid | None = None
        self._since_press = DOUBLE_CLICK
        self._pad: PadLayout | None = None
        self._text = self._say()

    @property
    def chosen(self) -> Bid | None:
        """The bid that the gold button would make."""
        return self._chosen

    @property
    def text(self) -> PadText:
        """What the pad says now."""
        return self._text

    @property
    def panel(self) -> Rect:
        """The pad's place."""
        return self._laid_out.frame.panel

    @property
    def _laid_out(self) -> PadLayout:
        if self._pad is None:
            raise RuntimeError("the pad is not laid out")
        return self._pad

    def handle(self, event: Input) -> bool:
        """Digits, N and the arrows choose, Enter bids; a struck key says why it is closed."""
        if isinstance(event, KeyPressed) and self._key(event.name):
            return True
        taken = super().handle(event)
        if isinstance(event, KeyPressed) and taken:
            self._choose_focused()
        if isinstance(event, PointerMoved):
            self._look_at(self._struck_under_pointer())
        return taken

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        super().update(dt)
        self._since_press += dt
        self._typed.update(dt)

    def _place(self, table: TableLayout) -> None:
        self._pad = bid_pad(table, len(self._refusals))

    def _make_controls(self) -> Iterator[Control]:
        pad, rules = self._laid_out, self._view.rules
        for (name, bid), rect in zip(self._by_id.items(), pad.keys, strict=True):
            label, caption = bid_key(rules, bid)
            yield Control(
                name,
                rect,
                pad_key_face(label, caption, gold=bid == self._chosen),
                partial(self._press, bid),
                enabled=self._refusals[bid] is None,
                spoken=label,
                refused=partial(self._look_at, bid),
            )
        label = self._confirm_label()
        yield Control(
            CONFIRM,
            pad.frame.confirm,
            self._button(label, pad.frame.confirm, gold=True),
            self._confirm,
            enabled=self._chosen is not None,
            spoken=label,
            why=t("why.bid"),
        )

    def _draw_panel(self, surface: pygame.Surface, dx: float = 0.0, dy: float = 0.0) -> None:
        draw_pad(self._desk.brush, surface, self._laid_out.frame, self._text, dx, dy)

    def _says(self) -> PadText:
        return self._text

    def _controls_for(self, action: Action) -> frozenset[str]:
        match action:
            case MakeBid(_, bid):
                return frozenset({f"bid-{bid}"})
            case _:
                return frozenset()

    def _key(self, name: str) -> bool:
        if name in ENTER and self._chosen is not None:
            self._confirm()
            return True
        number = self._typed.press(name)
        bid = NIL if name == NIL_KEY else None if number is None else tricks_bid(number)
        if bid not in self._refusals:
            return False
        if self._refusals[bid] is None:
            self._choose(bid)
        else:
            self._look_at(bid)
        return True

    def _press(self, bid: Bid) -> None:
        if bid == self._chosen and self._since_press < DOUBLE_CLICK:
            self._confirm()
            return
        self._choose(bid)
        self._since_press = 0.0

    def _choose_focused(self) -> None:
        bid = self._by_id.get(self._controls.focus or "")
        if bid is not None and bid != self._chosen:
            self._choose(bid)

    def _choose(self, bid: Bid) -> None:
        self._chosen, self._struck, self._refused, self._advice = bid, None, "", ""
        self._text = self._say()
        self._refresh(f"bid-{bid}")

    def _look_at(self, bid: Bid | None) -> None:
        """Say why a struck bid is closed, or no longer."""
        if bid != self._struck:
            self._struck = bid
            self._text = self._say()

    def _struck_under_pointer(self) -> Bid | None:
        control = self._controls.at(self._pointer)
        if control is None or control.enabled:
            return None
        return self._by_id.get(control.id)

    def _confirm(self) -> None:
        if self._chosen is not None:
            self._send(MakeBid(self._seat, self._chosen))
            self._text = self._say()

    def _confirm_label(self) -> str:
        if self._chosen is None:
            return t("pad.bid.none")
        return bid_preview(self._view, self._seat, self._chosen, self._names).button

    def _has_room(self, words: str) -> bool:
        return reason_fits(self._desk.brush, self._laid_out.frame, words)

    def _reword(self) -> None:
        self._text = self._say()

    def _say(self) -> PadText:
        view, seat, names = self._view, self._seat, self._names
        figure = ""
        lines: tuple[str, ...] = (t("pad.choose"), t("pad.choose.detail"))
        if self._chosen is not None:
            preview = bid_preview(view, seat, self._chosen, names)
            figure = preview.contract
            lines = tuple(s for s in (preview.headline, preview.detail, preview.stakes) if s)
        reason = self._refused or self._advice
        why = self._refusals.get(self._struck) if self._struck else None
        if self._struck is not None and why is not None:
            reason = refusal_text(view, MakeBid(seat, self._struck), why, names)
        return PadText(
            title=pad_title(view, seat),
            aside=pad_order(view, seat),
            figure=figure,
            lines=lines,
            reason=reason,
            notes=closed_bids(view, seat, names),
            note_short=t("pad.struck"),
        )
