"""What the match waits for, and what its reader may do about it, in plain words."""

from __future__ import annotations

from game.engine.play import legal_cards, winning_place
from game.engine.state import Phase, State
from game.engine.tables import Seat
from game.engine.turn import phase, to_act
from game.words.captions import cards_in_words
from game.words.cards import card_name, suit_name
from game.words.lookup import t
from game.words.names import Names
from game.words.numbers import capital
from game.words.table import turn_tag


def awaited(view: State, names: Names, *, brief: bool = False) -> str:
    """Whose turn it is, what is led, and which cards the reader may play; rich text.

    A `brief` text does not count up the cards where all may be played.

    >>> awaited(view, names)  # doctest: +SKIP
    '*Your turn.* Hearts led; Otto wins so far with the king of hearts. You may play hearts 9, 4.'
    """
    now, seat = phase(view), to_act(view)
    if now in (Phase.SCORED, Phase.OVER):
        return t(f"captions.now.{now.value}")
    if now is Phase.PLAY and view.tricks_done and not any(view.counts):
        return t("captions.now.counting")
    if seat is None:
        return ""
    if seat != names.viewer:
        return _others_turn(view, seat, names)
    if now is Phase.PLAY:
        return t("captions.words").join(_own_turn(view, seat, names, brief=brief))
    return _own_answer(view, seat, now)


def _others_turn(view: State, seat: Seat, names: Names) -> str:
    trick = view.trick
    if trick is None:
        return t("captions.now.waiting", who=names.title(seat))
    suit = capital(suit_name(view.table.pack.suit(trick.cards[0])))
    return t("captions.now.waiting.trick", suit=suit, who=names.title(seat))


def _own_turn(view: State, seat: Seat, names: Names, *, brief: bool) -> list[str]:
    hand, trick = view.hands[seat] or frozenset(), view.trick
    legal = legal_cards(view, seat)
    if len(legal) == 1:
        key, words = "only" if len(hand) == 1 else "must", card_name(legal[0])
    else:
        free = "any.brief" if brief else "any"
        words = cards_in_words(legal, view.table, "list.or")
        key = free if len(legal) == len(hand) else "may"
    may = t(f"captions.now.{key}", cards=words)
    if trick is None:
        return [t("captions.now.lead"), may]
    place = winning_place(trick.cards, view.table.pack)
    suit = capital(suit_name(view.table.pack.suit(trick.cards[0])))
    best = trick.seat_at(place, view.table)
    now = t("captions.now.play", suit=suit, who=names.title(best),
            card=card_name(trick.cards[place]))  # fmt: skip
    return [now, may]


def _own_answer(view: State, seat: Seat, now: Phase) -> str:
    hand, tag = view.hands[seat], turn_tag(view, seat)
    if now is Phase.DRAW and view.top is not None:
        return t("captions.now.top", tag=tag, card=card_name(view.top))
    swap = view.exchange_open()
    if now is Phase.EXCHANGE and swap is not None:
        back = swap.given is not None
        key = "captions.now.give.exact" if back else "captions.now.give"
        return t(key, tag=tag, n=swap.given if swap.given is not None else swap.size)
    if hand is None or not hand:
        return t("captions.now.other", tag=tag)
    return t("captions.now.hand", tag=tag, cards=cards_in_words(hand, view.table))
