"""The exchange beside a nil: which cards the viewer gives or returns (RULES section 4)."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.actions import Give
from game.engine.cards import Card
from game.engine.legality import check
from game.engine.refusal import Refusal
from game.engine.state import Exchange, State
from game.scenes.bidding.ask import ENTER, Submit
from game.scenes.bidding.places import question_places
from game.scenes.bidding.question import QuestionScene
from game.scenes.desk import Desk
from game.ui.control import Control
from game.ui.input import Input, KeyPressed
from game.ui.layout.table import TableLayout
from game.ui.questionface import QuestionText
from game.words import t
from game.words.cards import card_list
from game.words.exchange import exchange_button, exchange_count, exchange_prompt
from game.words.names import Names

CONFIRM = "confirm"


class ExchangeScene(QuestionScene):
    """Counts the cards chosen. The hand is the table's: whoever owns it calls `toggle`."""

    name = "exchange"

    def __init__(self, desk: Desk, submit: Submit) -> None:
        """Raises ValueError if no exchange waits for the viewer."""
        super().__init__(desk, submit)
        swap = self._view.exchange_open()
        if swap is None:
            raise ValueError("no exchange is open")
        self._swap: Exchange = swap
        self._chosen: frozenset[Card] = frozenset()

    @property
    def chosen(self) -> frozenset[Card]:
        """The cards chosen so far."""
        return self._chosen

    @property
    def most(self) -> int:
        """How many cards may be chosen, or must be where cards are returned."""
        return self._swap.size if self._swap.given is None else self._swap.given

    @property
    def text(self) -> QuestionText:
        """What is asked, what came in, and how far the choice is."""
        view, seat, names = self._view, self._seat, self._names
        count = exchange_count(view, len(self._chosen))
        words = "\n".join(s for s in (received(view, names), count) if s)
        return QuestionText(
            title=t("exchange.title"),
            promise=exchange_prompt(view, seat, names),
            words=self._refused or words,
        )

    def toggle(self, card: Card) -> Refusal | None:
        """Choose a card of the hand, or leave it be again; the reason if it may not be chosen."""
        hand = self._view.hands[self._seat]
        if hand is None or card not in hand:
            return Refusal.NOT_YOUR_CARD
        if card in self._chosen:
            chosen = self._chosen - {card}
        elif len(self._chosen) < self.most:
            chosen = self._chosen | {card}
        elif self.most == 1:
            chosen = frozenset({card})
        else:
            giving = self._swap.given is None
            return Refusal.TOO_MANY_CARDS if giving else Refusal.RETURN_AS_MANY
        self._chosen, self._refused = chosen, ""
        self._refresh(CONFIRM)
        return None

    def enter(self) -> None:
        """Enter passes the cards on."""
        self._controls.focus_on(CONFIRM)

    def handle(self, event: Input) -> bool:
        """Enter confirms; every other key belongs to the hand."""
        if isinstance(event, KeyPressed) and event.name not in ENTER:
            return False
        return super().handle(event)

    def _place(self, table: TableLayout) -> None:
        self._places = question_places(table, buttons=1)

    def _make_controls(self) -> Iterator[Control]:
        label = exchange_button(self._view, self._seat, len(self._chosen))
        (place,) = self._laid_out.buttons
        yield Control(
            CONFIRM,
            place,
            self._button(label, place, gold=True),
            self._confirm,
            enabled=check(self._view, Give(self._seat, self._chosen)) is None,
            spoken=label,
            why=t("why.cards", n=self.most),
        )

    def _confirm(self) -> None:
        self._send(Give(self._seat, self._chosen))


def received(view: State, names: Names) -> str:
    """Which cards the viewer was given in the last exchange, "" if it was given none yet."""
    swap = next((s for s in reversed(view.exchanges) if view.viewer in (s.bidder, s.partner)), None)
    if swap is None:
        return ""
    if view.viewer == swap.partner:
        giver, cards, come = swap.bidder, swap.given_cards, swap.passed >= 1
    else:
        giver, cards, come = swap.partner, swap.returned_cards, swap.passed == 2
    if not come or cards is None:
        return ""
    name = names.by_seat[giver]
    if not cards:
        return t("exchange.received.none", giver=name)
    return t("exchange.received", giver=name, cards=card_list(cards))
