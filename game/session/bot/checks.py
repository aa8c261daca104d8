"""What no question may say; each test raises QuestionError."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.engine.cards import Card
from game.engine.rules import Rules
from game.engine.tables import Seat
from game.session.bot.questions import Facts, QuestionError
from game.words.lookup import t


def check_facts(facts: Facts, rules: Rules) -> None:
    """Every seat and side has its values, bids are bids, and cards are in the pack."""
    table = rules.row
    for name, values, number in (
        ("bids", facts.bids, table.seats),
        ("scores", facts.scores, len(table.sides)),
        ("bags", facts.bags, len(table.sides)),
    ):
        if len(values) != number:
            raise QuestionError(t(f"bot.{name}", n=number))
    lowest = 1 if rules.nil == "off" else 0
    for bid in facts.bids:
        if bid is not None and not lowest <= bid <= table.tricks:
            raise QuestionError(t("bot.bid", value=bid, low=lowest, high=table.tricks))
    _check_pack(facts.hand, rules)


def check_all_bid(facts: Facts) -> None:
    """The bidding is over."""
    if None in facts.bids:
        raise QuestionError(t("bot.bids_missing"))


def check_hand(facts: Facts, size: int) -> None:
    """The hand has that many cards."""
    if len(facts.hand) != size:
        raise QuestionError(t("bot.hand_size", n=size, found=len(facts.hand)))


def check_history(facts: Facts, history: Sequence[tuple[Seat, Card]], rules: Rules) -> None:
    """No card was played that is not in the pack, was played before, or is still in the hand."""
    played = [card for _, card in history]
    _check_pack(played, rules)
    for number, card in enumerate(played):
        if card in facts.hand or card in played[:number]:
            raise QuestionError(t("bot.card_twice", card=card))


def _check_pack(cards: Iterable[Card], rules: Rules) -> None:
    for card in cards:
        if card not in rules.row.pack.cards:
            raise QuestionError(t("bot.not_in_pack", card=card))
