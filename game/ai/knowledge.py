"""What a seat knows for certain about the cards it cannot see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.ai.kernel import Kernel
from game.engine.cards import Card
from game.engine.state import Exchange, State, Trick
from game.engine.tables import Seat


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The unseen cards and where they may lie; every tuple runs over the seats.

    `holds` are cards known to be in a hand, `needs` the number of unseen cards beside them, `may`
    the unseen cards among which those are, and `spades` how many of them are spades, None where
    that is not known. Unseen cards that no hand needs are out of play.
    """

    unseen: int
    holds: tuple[int, ...]
    needs: tuple[int, ...]
    may: tuple[int, ...]
    spades: tuple[int | None, ...]


def know(view: State, kernel: Kernel) -> Knowledge:
    """Everything that the viewer's own cards, the play, exchanges and forced bids show.

    Raises ValueError if the viewer has not seen its own hand.
    """
    viewer = view.viewer
    hand = None if viewer is None else view.hands[viewer]
    if viewer is None or hand is None:
        raise ValueError("only a seat that sees its hand knows something of the others")
    seats = range(kernel.seats)
    played = _played(view, kernel)
    swaps = [swap for swap in view.exchanges if viewer in (swap.bidder, swap.partner)]
    holds = [0] * kernel.seats
    for swap in swaps:
        mate = swap.partner if viewer == swap.bidder else swap.bidder
        holds[mate] |= _cards_left_with(swap, mate, kernel)
    holds = [holds[seat] & ~played[seat] for seat in seats]
    holds[viewer] = kernel.mask(hand)
    out = kernel.mask([gone.card for gone in view.discards if gone.card is not None])
    unseen = kernel.pack & ~sum(played) & ~sum(holds) & ~out
    barred = _barred_by_play(view, kernel)
    return Knowledge(
        unseen=unseen,
        holds=tuple(holds),
        needs=tuple(view.counts[seat] - holds[seat].bit_count() for seat in seats),
        may=tuple(0 if seat == viewer else unseen & ~barred[seat] for seat in seats),
        spades=tuple(
            0 if seat == viewer else _spades_to_find(view, kernel, seat, played[seat], holds[seat])
            for seat in seats
        ),
    )


def _played(view: State, kernel: Kernel) -> list[int]:
    """The cards each seat has played."""
    piles = [0] * kernel.seats
    for trick in view.tricks:
        for place, card in enumerate(trick.cards):
            piles[trick.seat_at(place, view.table)] |= kernel.bits[card]
    return piles


def _moved(swap: Exchange) -> tuple[frozenset[Card] | None, frozenset[Card] | None]:
    """The cards passed to the partner and back so far; None where the viewer may not know them."""
    given = swap.given_cards if swap.passed > 0 else frozenset()
    returned = swap.returned_cards if swap.passed > 1 else frozenset()
    return given, returned


def _cards_left_with(swap: Exchange, mate: Seat, kernel: Kernel) -> int:
    """The cards of an exchange that the viewer's partner `mate` took from it and still has."""
    given, returned = (kernel.mask(cards or ()) for cards in _moved(swap))
    return given & ~returned if mate == swap.partner else returned


def _barred_by_play(view: State, kernel: Kernel) -> list[int]:
    """The cards that each seat can no longer hold, as its plays have shown (RULES section 5)."""
    barred = [0] * kernel.seats
    club = 0 if view.lowest_club is None else kernel.bits[view.lowest_club]
    if view.leader is not None and kernel.club_leads:
        # The lowest club of all hands was led; without one no hand held a club.
        barred = [kernel.clubs & (club - 1 if club else -1)] * kernel.seats
    broken = False
    for number, trick in enumerate(view.tricks):
        for seat, cards in _shown(trick, view, kernel, club, first=number == 0, broken=broken):
            barred[seat] |= cards
        broken = broken or bool(kernel.mask(trick.cards) & kernel.spades)
    return barred


def _shown(
    trick: Trick, view: State, kernel: Kernel, club: int, *, first: bool, broken: bool
) -> Iterator[tuple[Seat, int]]:
    """Each seat of a trick with the cards that its play showed it not to hold."""
    others = kernel.pack & ~kernel.spades
    led = kernel.suit_of[kernel.bits[trick.cards[0]]]
    clubs_forced = first and kernel.all_lowest_club and club
    for place, played in enumerate(trick.cards):
        seat, card = trick.seat_at(place, view.table), kernel.bits[played]
        if place == 0:
            tied = first or (kernel.must_break and not broken)
            yield seat, others if tied and card & kernel.spades else 0
        elif card & led:
            yield seat, led & (card - 1) if clubs_forced else 0
        else:
            no_ruff = clubs_forced or (first and not kernel.ruff_first)
            yield seat, led | (others if no_ruff and card & kernel.spades else 0)


def _spades_to_find(view: State, kernel: Kernel, seat: Seat, played: int, holds: int) -> int | None:
    """How many unseen spades a seat holds, as its mirror or whiz bid tells (RULES section 4)."""
    bid, style = view.bids[seat], view.rules.bid_style
    if bid is None or style not in ("mirror", "whiz") or (style == "whiz" and bid.tricks == 0):
        return None
    spades = bid.tricks - (played & kernel.spades).bit_count() - (holds & kernel.spades).bit_count()
    for swap in view.exchanges:
        if seat not in (swap.bidder, swap.partner):
            continue
        given, returned = _moved(swap)
        if given is None or returned is None:
            return None
        gain = _spade_count(given, kernel) - _spade_count(returned, kernel)
        spades += gain if seat == swap.partner else -gain
    return spades


def _spade_count(cards: frozenset[Card], kernel: Kernel) -> int:
    return (kernel.mask(cards) & kernel.spades).bit_count()
