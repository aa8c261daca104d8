"""What was done in a deal, and what Expert would have done, in words."""

from __future__ import annotations

from game.engine.actions import Action, Draw, Give, Look, MakeBid, Play, SayRange
from game.engine.cards import Card, Suit
from game.engine.state import State
from game.words.cards import bid_text, card_list, card_short
from game.words.lookup import t
from game.words.numbers import number, span


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
    return t("review.rather", own=choice(view, own), best=choice(view, best))


def choice(view: State, action: Action) -> str:
    """A choice in as little room as can be: "Q♠", "Nil", "4", "3 to 5"."""
    match action:
        case MakeBid(_, bid):
            return bid_text(bid)
        case SayRange(_, low, high):
            return span(low, high)
        case Give(_, given):
            return _given(given)
        case Play(_, card):
            return card_short(card)
        case Draw() if view.top is not None:
            return card_short(view.top)
        case _:
            return t("review.this")


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
