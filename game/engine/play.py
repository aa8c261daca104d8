"""Which cards may be played, and who takes the trick (RULES sections 1 and 5)."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.cards import Card, Suit
from game.engine.refusal import Refusal
from game.engine.state import State, Trick
from game.engine.tables import Pack, Seat


def play_refusals(state: State, seat: Seat) -> dict[Card, Refusal | None]:
    """Each card of `seat`'s hand with the reason it may not be played now, None where it may.

    The hand must be known. Turn order is not looked at.
    """
    hand = state.hands[seat]
    if hand is None:
        raise ValueError(f"the hand of seat {seat} is hidden")
    trick = state.trick
    refusals = _lead(state, hand) if trick is None else _follow(state, hand, trick)
    return {card: refusals.get(card) for card in sorted(hand)}


def legal_cards(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards `seat` may play, were it its turn; never empty while it holds cards."""
    return tuple(card for card, refusal in play_refusals(state, seat).items() if refusal is None)


def winning_place(cards: Iterable[Card], pack: Pack) -> int:
    """Index of the card that takes a trick: the highest spade, else the highest of the suit led."""
    played = tuple(cards)
    led = pack.suit(played[0])

    def height(place: int) -> tuple[bool, bool, int]:
        suit = pack.suit(played[place])
        return suit is Suit.SPADES, suit is led, pack.power(played[place])

    return max(range(len(played)), key=height)


def lowest_club(hands: Iterable[frozenset[Card]], pack: Pack) -> Card | None:
    """The lowest card that counts as a club in any hand (RULES section 5)."""
    clubs = [card for hand in hands for card in hand if pack.suit(card) is Suit.CLUBS]
    return min(clubs, key=pack.power, default=None)


def _spades(state: State, hand: frozenset[Card]) -> frozenset[Card]:
    return frozenset(card for card in hand if state.table.pack.suit(card) is Suit.SPADES)


def _barred(cards: frozenset[Card], why: Refusal) -> dict[Card, Refusal]:
    return dict.fromkeys(cards, why)


def _lead(state: State, hand: frozenset[Card]) -> dict[Card, Refusal]:
    spades = _spades(state, hand)
    if not state.tricks:
        if state.lowest_club is not None:
            return _barred(hand - {state.lowest_club}, Refusal.LEAD_LOWEST_CLUB)
        free, why = False, Refusal.NO_SPADE_LEAD_YET
    elif state.rules.lead_spades == "broken":
        free, why = state.broken, Refusal.SPADES_NOT_BROKEN
    else:
        return {}
    return {} if free or spades == hand else _barred(spades, why)


def _follow(state: State, hand: frozenset[Card], trick: Trick) -> dict[Card, Refusal]:
    pack = state.table.pack
    led = pack.suit(trick.cards[0])
    following = frozenset(card for card in hand if pack.suit(card) is led)
    first = state.tricks_done == 0
    clubs_forced = state.rules.first_lead == "all_lowest_club" and state.lowest_club is not None
    if first and clubs_forced and following:
        lowest = min(following, key=pack.power)
        return _barred(hand - following, Refusal.FOLLOW_SUIT) | _barred(
            following - {lowest}, Refusal.PLAY_LOWEST_CLUB
        )
    if following:
        return _barred(hand - following, Refusal.FOLLOW_SUIT)
    spades = _spades(state, hand)
    no_ruff = clubs_forced or state.rules.spades_first_trick == "not_allowed"
    if first and no_ruff and spades != hand:
        return _barred(spades, Refusal.NO_SPADE_FIRST_TRICK)
    return {}
