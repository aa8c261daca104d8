"""What each page of help says; every number comes from the rules or the ledger."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.engine.bids import BLIND_NIL, NIL, tricks_bid
from game.engine.cards import Suit
from game.engine.rules import CLASSIC
from game.scenes.help.examples import (
    BAGS_BEFORE,
    BAGS_BID,
    BAGS_TAKEN,
    BAGS_TOTAL,
    LEFT,
    PARTNER,
    RIGHT,
    YOU,
    bag_ledger,
    bid,
    following,
    people,
    ruffed,
    worth,
)
from game.scenes.help.variants import InForce, variant_text, variant_topics
from game.words import t
from game.words.cards import card_name, suit_name
from game.words.numbers import listing, number, ordinal, signed
from game.words.preview import nil_worth

TOPICS = ("deal", "bidding", "nil", "follow", "trumps", "bags", "score")
"""The pages on Classic in their order."""

Paragraphs = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PageText:
    """A page's title, the sentence it begins with, and its paragraphs (rich text)."""

    title: str
    lead: str
    paragraphs: Paragraphs


def topics(held: InForce) -> tuple[str, ...]:
    """All pages in their order while some rules hold."""
    return (*TOPICS, *variant_topics(held))


def page_text(topic: str, held: InForce) -> PageText:
    """Return the words of one of `topics`."""
    told = _TOLD[topic]() if topic in _TOLD else variant_text(topic, held)
    lead, *paragraphs = told
    return PageText(t(f"howto.{topic}.title"), lead, tuple(paragraphs))


def bag_ordinal() -> str:
    """Which bag costs points: "tenth"."""
    return ordinal(CLASSIC.bag_limit) if CLASSIC.bag_limit != "none" else ""


def _deal() -> Paragraphs:
    names, table = people(), CLASSIC.row
    others = listing([names.of(LEFT), names.of(RIGHT)])
    dealer, first = names.of(YOU), names.of(table.after(YOU))
    return (
        t("howto.deal.lead", partner=names.of(PARTNER), others=others),
        t("howto.deal.sides"),
        t("howto.deal.cards", pack=len(table.pack.cards), cards=table.tricks),
        t("howto.deal.dealer", dealer=dealer, first=first),
    )


def _bidding() -> Paragraphs:
    state, names = bid(), people()
    yours, theirs = state.bids[YOU], state.bids[PARTNER]
    return (
        t("howto.bidding.lead"),
        t("howto.bidding.contract"),
        t(
            "howto.bidding.example",
            yours=yours,
            partner=names.of(PARTNER),
            theirs=theirs,
            contract=state.contract(state.table.side_of(YOU)),
            tricks=state.table.tricks,
        ),
        t("howto.bidding.worth", each=_each()),
    )


def _nil() -> Paragraphs:
    (won, lost), (blind_won, blind_lost) = nil_worth(CLASSIC, NIL), nil_worth(CLASSIC, BLIND_NIL)
    return (
        t("howto.nil.lead"),
        t("howto.nil.worth", won=signed(won), lost=number(-lost)),
        t("howto.nil.hand"),
        t(
            "howto.nil.blind",
            won=signed(blind_won),
            lost=signed(blind_lost),
            behind=CLASSIC.blind_nil.removeprefix("behind_"),
            cards=CLASSIC.exchange_size(blind=True),
        ),
    )


def _follow() -> Paragraphs:
    state, names = following(), people()
    trick = state.tricks[-1]
    led = state.table.pack.suit(trick.cards[0])
    held = sum(state.table.pack.suit(card) is led for card in state.hands[YOU] or ())
    return (
        t("howto.follow.lead", leader=names.title(trick.leader)),
        t("howto.follow.must", suit=suit_name(led), n=held),
        t("howto.follow.free"),
        t("howto.follow.wins"),
    )


def _trumps() -> Paragraphs:
    state, names = ruffed(), people()
    trick = state.tricks[-1]
    ruff = next(card for card in trick.cards if state.table.pack.suit(card) is Suit.SPADES)
    led = suit_name(state.table.pack.suit(trick.cards[0]))
    return (
        t("howto.trumps.lead"),
        t(
            "howto.trumps.ruff",
            leader=names.title(trick.leader),
            ace=card_name(trick.cards[0]),
            suit=led,
            trump=card_name(ruff),
        ),
        t("howto.trumps.broken"),
        t("howto.trumps.hands"),
    )


def _bags() -> Paragraphs:
    fewer, more, *_ = BAGS_TAKEN
    kept, dropped = (BAGS_TOTAL + bag_ledger(taken).points for taken in (fewer, more))
    return (
        t("howto.bags.lead", n=CLASSIC.bag_value),
        t("howto.bags.limit", ordinal=bag_ordinal(), penalty=CLASSIC.bag_penalty),
        t(
            "howto.bags.example",
            total=BAGS_TOTAL,
            bags=BAGS_BEFORE,
            bid=BAGS_BID,
            fewer=fewer,
            kept=kept,
            more=more,
            ordinal=bag_ordinal(),
            dropped=dropped,
        ),
        t("howto.bags.advice"),
    )


def _score() -> Paragraphs:
    return (
        t("howto.score.lead"),
        t("howto.score.made", each=_each(), bag=CLASSIC.bag_value),
        t("howto.score.end", target=CLASSIC.target),
        t("howto.score.level"),
    )


def _each() -> int:
    """The points of one trick of a contract."""
    return worth((tricks_bid(1),), (1,))


_TOLD: Mapping[str, Callable[[], Paragraphs]] = {
    "deal": _deal,
    "bidding": _bidding,
    "nil": _nil,
    "follow": _follow,
    "trumps": _trumps,
    "bags": _bags,
    "score": _score,
}
