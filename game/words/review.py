"""What was done in a deal, and what Expert would have done, in words."""

from __future__ import annotations

from game.engine.actions import Action, Draw, Give, Look, MakeBid, Play, SayRange
from game.engine.cards import Card, Suit
from game.engine.state import DealResult, State
from game.engine.tables import Side, Table
from game.words.cards import bid_text, card_list, card_short
from game.words.hints import choice_label
from game.words.lookup import t
from game.words.names import Names
from game.words.numbers import number, signed, span


def did(view: State, action: Action) -> str:
    """What the viewer did, as a sentence without a full stop: "You trumped with the Q♠".

    `view` is what the viewer knew before.
    """
    return _told("review.did", view, action)


def would(view: State, action: Action) -> str:
    """What Expert would have done (rich text): "Expert would trump with the *9♠*"."""
    if isinstance(action, Look):
        return t("review.would.look")
    return _told("review.would", view, action)


def rather(view: State, own: Action, best: Action) -> str:
    """Both choices in short: "Q♠ rather than 9♠"."""
    return t("review.rather", own=choice_label(view, own), best=choice_label(view, best))


def compared(now: DealResult, before: DealResult | None, side: Side) -> str:
    """How many points more or less a practice brought a side than the deal did in the match.

    `before` is None where the deal was not played to its end.
    """
    if before is None:
        return t("practice.alone")
    more = now.ledgers[side].points - before.ledgers[side].points
    if not more:
        return t("practice.same")
    return t("practice.better" if more > 0 else "practice.worse", n=abs(more))


def side_line(
    now: DealResult, before: DealResult | None, side: Side, table: Table, names: Names
) -> str:
    """What a side took and scored in a practice, beside what it did in the match (rich text)."""
    values = {
        "side": names.side(side, table),
        "now": signed(now.ledgers[side].points),
        "tricks": _tricks(now, side, table),
    }
    if before is None:
        return t("practice.side.alone", **values)
    return t(
        "practice.side",
        **values,
        before=signed(before.ledgers[side].points),
        tricks_before=_tricks(before, side, table),
    )


def _tricks(result: DealResult, side: Side, table: Table) -> str:
    taken, contract = sum(result.taken[s] for s in table.sides[side]), result.ledgers[side].contract
    return t("practice.tricks", taken=taken, contract=contract) if contract else str(taken)


def points(value: float) -> str:
    """Points with a sign and one decimal: "+71.2", "−5.2"."""
    tenths = round(abs(value) * 10)
    text = f"{tenths // 10}.{tenths % 10}"
    if not tenths:
        return text
    return f"+{text}" if value > 0 else t("sign.minus") + text


def per_cent(share: float) -> str:
    """A share in hundredths, without its sign."""
    return number(round(100 * share))


def _told(key: str, view: State, action: Action) -> str:
    match action:
        case MakeBid(_, bid):
            return t(f"{key}.bid", bid=bid_text(bid))
        case SayRange(_, low, high):
            return t(f"{key}.say", range=span(low, high))
        case Give(_, given):
            return t(f"{key}.give", cards=_given(given))
        case Draw(_, keep):
            card = "" if view.top is None else card_short(view.top)
            return t(f"{key}.keep" if keep else f"{key}.refuse", card=card)
        case Play(_, card):
            return t(f"{key}.{_verb(view, card)}", card=card_short(card))
        case _:
            raise ValueError(f"no choice to tell of: {action}")


def _given(given: frozenset[Card]) -> str:
    return card_list(given) if given else t("review.nothing_given")


def _verb(view: State, card: Card) -> str:
    """How a card is played: led, to the suit, as a trump, or thrown away."""
    trick, pack = view.trick, view.table.pack
    if trick is None:
        return "lead"
    if pack.suit(card) is pack.suit(trick.cards[0]):
        return "play"
    return "trump" if pack.suit(card) is Suit.SPADES else "throw"
