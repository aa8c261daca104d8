"""Claims that a nil takes none of the rest, however the cards lie and the others play.

They rest on this: a hand without spades whose cards lie under every unseen card of their suits,
as far as the suit can still be led, never takes a trick while it follows with its lowest card and
throws its highest away.
"""

from __future__ import annotations

from game.ai.claims import Refutation, may_claim
from game.ai.kernel import Kernel
from game.ai.knowledge import Knowledge, know
from game.ai.position import Position
from game.ai.rng import Draws
from game.ai.sampler import Sampler
from game.engine.cards import Card
from game.engine.state import State, Trick

_WORLDS = 60
"""Deals in which a line is looked for that breaks a nil."""


def standing_nil(view: State) -> bool:
    """Whether the viewer bid nil and has taken no trick."""
    viewer = view.viewer
    bid = view.bids[viewer] if viewer is not None and view.with_bids and view.bids else None
    return bid is not None and bid.nil and viewer is not None and not view.taken(viewer)


def safe_card(view: State) -> Card | None:
    """The card to play so that none of the rest is taken for certain, None if there is none."""
    if not (may_claim(view) and standing_nil(view) and view.trick is not None):
        return None
    kernel = Kernel.of(view.rules)
    known = know(view, kernel)
    position = Position.of(kernel, view, list(known.holds))
    hand = position.hands[position.seat]
    losers = position.legal() & ~kernel.beaters(position.led, position.best)
    follows = bool(losers & position.led)
    unseen = _unseen(known, position.seat)
    for card in _in_turn(losers, lowest=follows):
        if _safe(kernel, hand & ~card, unseen):
            return kernel.listed(card)[0]
    return None


def nil_refuted(view: State, seed: int = 1) -> Refutation | None:
    """A line in one possible deal by which the viewer's nil falls, None if none was found."""
    if not (may_claim(view) and standing_nil(view)):
        return None
    kernel, draws = Kernel.of(view.rules), Draws(seed)
    known = know(view, kernel)
    start = Position.of(kernel, view, list(known.holds))
    worlds = Sampler(kernel, known).worlds(draws, _WORLDS)
    lying = () if view.trick is None else view.trick.cards
    for at in range(0, len(worlds), kernel.seats):
        hands = list(worlds[at : at + kernel.seats])
        found = _played_out(start.within(hands), lying, draws)
        if found:
            held = tuple(frozenset(kernel.listed(hand)) for hand in hands)
            return Refutation(held, found)
    return None


def _unseen(known: Knowledge, seat: int) -> int:
    found = 0
    for other, cards in enumerate(known.may):
        found |= 0 if other == seat else cards | known.holds[other]
    return found


def _safe(kernel: Kernel, hand: int, unseen: int) -> bool:
    """Whether a hand takes no trick that another seat leads."""
    if hand & kernel.spades:
        return False
    for suit in kernel.suits[:3]:
        held, out = hand & suit, unseen & suit
        # The suit is led no more often than the others hold cards of it.
        for _ in range(min(held.bit_count(), out.bit_count())):
            low = held & -held
            if low > out & -out:
                return False
            held ^= low
    return True


def _in_turn(mask: int, *, lowest: bool) -> list[int]:
    found = []
    while mask:
        found.append(mask & -mask)
        mask &= mask - 1
    return found if lowest else found[::-1]


def _played_out(
    position: Position, lying: tuple[Card, ...], draws: Draws
) -> tuple[Trick, ...] | None:
    """The tricks up to one that the first seat to play takes; None if it takes none.

    It ducks as low as it can; the others leave it every trick that they can.
    """
    kernel, mine = position.kernel, position.seat
    tricks: list[Trick] = []
    cards, leader = list(lying), position.leader
    while position.left:
        left, legal = position.left, position.legal()
        winners = legal & kernel.beaters(position.led, position.best) if position.played else 0
        if position.seat == mine:
            losers = legal & ~winners
            choices = _in_turn(losers or legal, lowest=bool((losers or legal) & position.led))
            card = choices[0]
        else:
            card = _picked(legal & ~winners or legal, draws)
        position.play(card)
        cards += kernel.listed(card)
        if position.left < left:
            tricks.append(Trick(leader, tuple(cards), position.leader))
            if position.leader == mine:
                return tuple(tricks)
            cards, leader = [], position.leader
    return None


def _picked(mask: int, draws: Draws) -> int:
    cards = _in_turn(mask, lowest=True)
    return cards[draws.below(len(cards))]
