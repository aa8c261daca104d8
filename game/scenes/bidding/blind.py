"""Offers a bid before the hand is seen: blind nil, blind six or both (RULES section 4, "Blind")."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame

from game.engine.actions import Action, Look, MakeBid
from game.engine.bidding import blind_bids
from game.engine.bids import BLIND_NIL, Bid, blind_six
from game.engine.legality import check
from game.scenes.bidding.ask import Submit
from game.scenes.bidding.bid import NIL_KEY
from game.scenes.bidding.digits import TypedNumber
from game.scenes.bidding.places import question_places
from game.scenes.bidding.question import QuestionScene
from game.scenes.desk import Desk
from game.ui.control import Control
from game.ui.dusk import draw_dusk
from game.ui.input import Input, KeyPressed, PointerMoved
from game.ui.layout.table import TableLayout
from game.ui.motion import DIALOG_IN
from game.ui.padface import pad_key_face
from game.ui.parts import Part, around
from game.ui.questionface import QuestionText, Tile, words_fit
from game.ui.table_info import table_info
from game.words import t
from game.words.blind_stakes import chosen_tiles, chosen_words
from game.words.offers import blind_offer
from game.words.preview import bid_preview
from game.words.refusals import refusal_text

LOOK, BID = "look", "bid"
_LEAST = 6


class BlindScene(QuestionScene):
    """Asks for a blind bid or a look at the cards; to look is the safe, golden answer.

    Where a blind six is open there are keys, and the chosen one is bid by the second button.
    """

    name = "blind"

    def __init__(self, desk: Desk, submit: Submit) -> None:
        super().__init__(desk, submit)
        view, seat = self._view, self._seat
        self._offer = blind_offer(view, seat, self._names)
        open_bids = blind_bids(view, seat)
        numbers = range(_LEAST, view.table.tricks + 1) if self._offer.six else range(0)
        keys = [blind_six(tricks) for tricks in numbers]
        if self._offer.six and BLIND_NIL in open_bids:
            keys.append(BLIND_NIL)
        self._by_id: dict[str, Bid] = {f"bid-{bid}": bid for bid in keys}
        self._open = frozenset(open_bids)
        self._chosen: Bid | None = None if self._offer.six else BLIND_NIL
        self._struck: Bid | None = None
        self._typed = TypedNumber(numbers)
        name = "" if desk.match is None else desk.match.record.rules_name
        self._info = table_info(view, self._names, desk.portraits, name)
        self._text = self._say()

    @property
    def chosen(self) -> Bid | None:
        """The bid that the second button would make."""
        return self._chosen

    @property
    def text(self) -> QuestionText:
        """What the offer says now."""
        return self._text

    def enter(self) -> None:
        """Begin with the safe answer."""
        self._controls.focus_on(LOOK)

    def handle(self, event: Input) -> bool:
        """Digits and N choose among the keys; a struck key says why it is closed."""
        if isinstance(event, KeyPressed) and self._key(event.name):
            return True
        taken = super().handle(event)
        if isinstance(event, PointerMoved):
            control = self._controls.at(self._pointer)
            struck = control is not None and not control.enabled
            self._look_at(self._by_id.get(control.id) if control is not None and struck else None)
        return taken

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        super().update(dt)
        self._typed.update(dt)

    def parts(self) -> Iterator[Part]:
        """Yield the offer over a table that is darkened round the unseen hand."""
        desk, table, info = self._desk, self._table, self._info
        if table is not None:
            shown = DIALOG_IN.easing(self._shown())

            def draw(surface: pygame.Surface) -> None:
                draw_dusk(desk.brush, surface, desk.sprites, table, info, shown)

            room = around(table.screen.window)
            yield Part("dusk", (0,), (table, info, shown), room, draw)
        yield from super().parts()

    def _place(self, table: TableLayout) -> None:
        self._places = question_places(
            table,
            tiles=len(self._offer.tiles),
            keys=len(self._by_id),
            buttons=2,
            emblem=True,
        )

    def _make_controls(self) -> Iterator[Control]:
        places = self._laid_out
        for (name, bid), rect in zip(self._by_id.items(), places.keys, strict=True):
            label = t("pad.nil") if bid.nil else str(bid.tricks)
            yield Control(
                name,
                rect,
                pad_key_face(label, gold=bid == self._chosen),
                partial(self._choose, bid),
                enabled=bid in self._open,
                spoken=label,
                refused=partial(self._look_at, bid),
            )
        look, bid_place = places.buttons
        yield Control(
            LOOK,
            look,
            self._button(self._offer.look, look, gold=True, icon="eye"),
            partial(self._send, Look(self._seat)),
            spoken=self._offer.look,
        )
        label = self._bid_label()
        yield Control(
            BID,
            bid_place,
            self._button(label, bid_place),
            self._bid,
            enabled=self._chosen is not None,
            spoken=label,
            why=t("why.bid"),
        )

    def _controls_for(self, action: Action) -> frozenset[str]:
        match action:
            case MakeBid(_, bid):
                return frozenset({f"bid-{bid}" if self._by_id else BID})
            case _:
                return frozenset({LOOK})

    def _key(self, name: str) -> bool:
        if name == NIL_KEY and BLIND_NIL in self._by_id.values():
            self._choose(BLIND_NIL)
            return True
        number = self._typed.press(name)
        if number is None:
            return False
        bid = blind_six(number)
        if bid in self._open:
            self._choose(bid)
        else:
            self._look_at(bid)
        return True

    def _choose(self, bid: Bid) -> None:
        self._chosen, self._struck, self._refused, self._advice = bid, None, "", ""
        self._text = self._say()
        self._refresh(BID)

    def _look_at(self, bid: Bid | None) -> None:
        if bid != self._struck:
            self._struck = bid
            self._text = self._say()

    def _bid(self) -> None:
        if self._chosen is not None:
            self._send(MakeBid(self._seat, self._chosen))
            self._text = self._say()

    def _bid_label(self) -> str:
        if self._chosen is None:
            return t("blind.none")
        return bid_preview(self._view, self._seat, self._chosen, self._names).button

    def _has_room(self, words: str) -> bool:
        return words_fit(self._desk.brush, self._laid_out.words, words)

    def _reword(self) -> None:
        self._text = self._say()

    def _say(self) -> QuestionText:
        offer, chosen = self._offer, self._chosen
        pairs = offer.tiles
        if chosen is not None and self._by_id:
            pairs = chosen_tiles(self._view, self._seat, chosen)
        # Before a choice between nil and six the first tile is of neither gain nor loss.
        undecided = chosen is None and BLIND_NIL in self._open
        tones = (0, 1, -1) if undecided else (1, -1, 0)
        return QuestionText(
            title=offer.title,
            promise=offer.promise,
            tiles=tuple(
                Tile(figure, note, tone) for (figure, note), tone in zip(pairs, tones, strict=False)
            ),
            words=self._words(),
            emblem=self._emblem(),
        )

    def _emblem(self) -> str:
        """The promise in a figure, none while it is open whether it is nil."""
        if self._chosen is not None:
            return str(self._chosen.tricks)
        return "" if BLIND_NIL in self._open else str(_LEAST)

    def _words(self) -> str:
        """Why a key is closed, a hint, what the chosen bid means, or why the offer is made."""
        view, seat, names = self._view, self._seat, self._names
        if self._refused:
            return self._refused
        if self._struck is not None:
            action = MakeBid(seat, self._struck)
            why = check(view, action)
            return "" if why is None else refusal_text(view, action, why, names)
        if self._advice:
            return self._advice
        if self._chosen is None or not self._by_id:
            return self._offer.reason
        return chosen_words(view, seat, self._chosen, names)
