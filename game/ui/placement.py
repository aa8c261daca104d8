"""Where every card of the table lies when nothing moves."""

from __future__ import annotations

from dataclasses import replace

from game.engine.cards import Card
from game.engine.legality import legal_actions
from game.engine.play import winning_place
from game.engine.state import Phase, State, Trick
from game.engine.tables import Seat
from game.engine.turn import phase, to_act
from game.ui.handorder import HandOrder
from game.ui.layout.draw_pile import draw_spots
from game.ui.layout.open_hands import open_hand
from game.ui.layout.table import TableLayout
from game.ui.tween import BACK, Spot

OWN_HAND_Z = 100.0
TRICK_Z = 50.0
FLYING_Z = 200.0
PACK_Z = -20.0
"""Below it all; cards under zero lie so close together that they hardly shade each other."""
WINNER = "winner"
LOOKED = "looked"
_DEUCE = 2
_CARDS_A_STEP = 4
_PACK_STEP = 1.6
_DISCARDS_SEEN = 6


def back_key(seat: Seat, index: int) -> str:
    """The name of the sprite of a hidden card: the `index`-th of a seat's hand."""
    return f"{seat}/{index}"


def held_cards(view: State, order: HandOrder) -> tuple[Card, ...]:
    """The viewer's hand from left to right; empty while it lies face down."""
    hand = view.hands[view.viewer or 0] if view.hands else None
    return () if hand is None else order.sort(hand, view.table.pack)


def resting(view: State, layout: TableLayout, order: HandOrder) -> dict[str, Spot]:
    """The spot of every sprite by its name.

    A card whose face shows is named by its notation, a hidden one by `back_key`.
    """
    if not view.dealt:
        return _cut(view, layout)
    spots: dict[str, Spot] = {}
    for seat in range(view.table.seats):
        if seat == layout.viewer and view.hands[seat] is not None:
            spots.update(_own_hand(view, layout, order))
        elif view.hands[seat]:
            spots.update(_open_hand(view, layout, order, seat))
        else:
            spots.update(_backs(view, layout, seat))
    if view.stock_count:
        spots.update(_drawing(view, layout))
    if view.trick is not None:
        spots.update(trick_spots(view.trick, view, layout))
    return spots


def out_key(index: int) -> str:
    """The name of the sprite of a card that went out in the drawing."""
    return f"out/{index}"


def pack_spot(layout: TableLayout) -> Spot:
    """The top of the face-down pack, over the cards that show its height."""
    return Spot(draw_spots(layout).pack, BACK, TRICK_Z - 1)


def _drawing(view: State, layout: TableLayout) -> dict[str, Spot]:
    """The pack, the card looked at, and the discards."""
    places = draw_spots(layout)
    under = -(-(view.stock_count - view.looked) // _CARDS_A_STEP)
    spots = {}
    for step in range(under):
        shift = _PACK_STEP * layout.u * (under - 1 - step)
        pose = replace(places.pack, x=places.pack.x + shift, y=places.pack.y + shift / 4)
        spots[f"pack/{step}"] = Spot(pose, BACK, PACK_Z + step)
    for index, _ in list(enumerate(view.discards))[-_DISCARDS_SEEN:]:
        spots[out_key(index)] = Spot(places.discard(index), BACK, TRICK_Z + index)
    if view.looked:
        code = BACK if view.top is None else str(view.top)
        key = LOOKED if view.top is None else code
        marked = view.top is not None and _marked(view.top, view)
        spots[key] = Spot(places.looked, code, FLYING_Z - 1, lift=1.0, promoted=marked)
    return spots


def _cut(view: State, layout: TableLayout) -> dict[str, Spot]:
    return {
        str(card): Spot(
            layout.trick_slot(seat),
            str(card),
            TRICK_Z + seat,
            edge=WINNER if seat == view.dealer else None,
        )
        for seat, card in enumerate(view.cut)
    }


def _own_hand(view: State, layout: TableLayout, order: HandOrder) -> dict[str, Spot]:
    held = held_cards(view, order)
    barred = _barred(view, layout.viewer, held)
    return {
        str(card): Spot(
            pose,
            str(card),
            OWN_HAND_Z + place,
            dark=card in barred,
            promoted=_marked(card, view),
        )
        for place, (card, pose) in enumerate(zip(held, layout.own_hand(len(held)), strict=True))
    }


def _open_hand(view: State, layout: TableLayout, order: HandOrder, seat: Seat) -> dict[str, Spot]:
    """Another hand where it is known, which it is to onlookers alone."""
    held = order.sort(view.hands[seat] or (), view.table.pack)
    return {
        str(card): Spot(pose, str(card), float(place), promoted=_marked(card, view))
        for place, (card, pose) in enumerate(
            zip(held, open_hand(layout, seat, len(held)), strict=True)
        )
    }


def _barred(view: State, viewer: Seat, held: tuple[Card, ...]) -> set[Card]:
    """The cards that may not be played, when the viewer is to play one."""
    if phase(view) is not Phase.PLAY or to_act(view) != viewer:
        return set()
    legal = {str(action).rsplit(" ", 1)[-1] for action in legal_actions(view, viewer)}
    return {card for card in held if str(card) not in legal}


def _marked(card: Card, view: State) -> bool:
    """Whether a card is marked as a spade because its face does not tell (RULES section 3)."""
    return card.rank == _DEUCE and card in view.table.pack.promoted


def _backs(view: State, layout: TableLayout, seat: Seat) -> dict[str, Spot]:
    count = view.counts[seat]
    z = OWN_HAND_Z if seat == layout.viewer else 0.0
    return {
        back_key(seat, index): Spot(pose, BACK, z + index)
        for index, pose in enumerate(layout.any_hand(seat, count))
    }


def lying_seats(view: State) -> tuple[Seat, ...]:
    """The seats whose cards lie in the trick on the table."""
    trick = view.trick
    if trick is None:
        return ()
    return tuple(trick.seat_at(place, view.table) for place in range(len(trick.cards)))


def trick_spots(trick: Trick, view: State, layout: TableLayout) -> dict[str, Spot]:
    """The cards of a trick by name, each before the seat that played it, the best one lit."""
    winner = winning_place(trick.cards, view.table.pack)
    return {
        str(card): Spot(
            layout.trick_slot(trick.seat_at(place, view.table)),
            str(card),
            TRICK_Z + place,
            edge=WINNER if place == winner else None,
            lift=0.25,
            promoted=_marked(card, view),
        )
        for place, card in enumerate(trick.cards)
    }
