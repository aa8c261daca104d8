"""What the coach advises where the deal has left the script, and what for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from math import hypot

from game.ai.players import choose
from game.ai.request import Request
from game.engine.actions import Action, Play
from game.engine.cards import Card, Suit
from game.engine.legality import legal_actions
from game.engine.play import legal_cards, winning_place
from game.engine.state import State
from game.engine.tables import Seat
from game.engine.turn import to_act

_ADVISER, _WORLDS = "pro", 40
"""Who is asked: a player that answers within a frame."""

_JUDGE, _JUDGED = "expert", 400
"""Who tells what another card costs, and from how many worlds: a few hundredths of a second."""

_SLIGHT = 5.0
"""Points that a card may cost and still be as good as another."""


def counsel(view: State) -> Action:
    """What is best for the seat that is to act, the same for the same view.

    Last to play, a trick that is still needed is taken for sure and as cheaply as can be; all else
    is left to a player who looks at worlds. Raises ValueError if the view knows more than a seat
    may or nobody is to act.
    """
    seat = to_act(view)
    if seat is None:
        raise ValueError("nobody is to act")
    legal = legal_actions(view, seat)
    if len(legal) == 1:
        return legal[0]
    if _last(view) and _needed(view, seat):
        winners = winning_cards(view, seat)
        if winners:
            return Play(seat, _cheapest(view, winners))
    action = choose(Request(view, legal, 0, _ADVISER, _WORLDS)).action
    if isinstance(action, Play) and _last(view) and wins(view, action.card):
        suit = view.table.pack.suit
        alike = [c for c in winning_cards(view, seat) if suit(c) is suit(action.card)]
        return replace(action, card=_cheapest(view, alike))
    return action


def wins(view: State, card: Card) -> bool:
    """Whether a card would be the best of the trick so far."""
    fallen = () if view.trick is None else view.trick.cards
    return winning_place((*fallen, card), view.table.pack) == len(fallen)


def winning_cards(view: State, seat: Seat) -> tuple[Card, ...]:
    """The cards that `seat` may play and that would be the best of the trick so far."""
    return tuple(card for card in legal_cards(view, seat) if wins(view, card))


def situation(view: State, seat: Seat) -> str:
    """What matters most about the next card of `seat`, as the texts name it."""
    bid, mate = view.bids[seat], view.table.partner_of(seat)
    if bid is not None and bid.nil:
        return "nil"
    if mate is not None and _best(view) == mate and _hopes_for_nil(view, mate):
        return "cover"
    if _made(view, seat):
        return "bags"
    if view.trick is None:
        return "lead"
    return "follow" if _follows(view, seat) else "void"


def purpose(view: State, seat: Seat, card: Card) -> str:
    """What `card` is good for if `seat` plays it now, as the texts name it."""
    legal, aim = legal_cards(view, seat), situation(view, seat)
    takes, suit = wins(view, card), view.table.pack.suit(card)
    if len(legal) == 1:
        return "only"
    if view.trick is None:
        low = aim in ("nil", "bags") or not _unbeaten(view, seat, card)
        return "lead_low" if low else "lead_trump" if suit is Suit.SPADES else "lead_high"
    if not takes:
        if not _follows(view, seat):
            return "throw"
        return "wait" if winning_cards(view, seat) else "cannot"
    if aim == "cover":
        return "cover"
    if suit is Suit.SPADES and not _follows(view, seat):
        return "trump_last" if _last(view) else "trump"
    return "win_last" if _last(view) else "ahead"


def cost(view: State, seat: Seat, card: Card, advised: Card) -> int:
    """The points that `card` is expected to cost in place of the one advised.

    0 where it is about as good, as far as the estimates tell. Raises ValueError as `counsel` does.
    """
    request = Request(view, legal_actions(view, seat), 0, _JUDGE, _JUDGED, point_worlds=_JUDGED)
    found = {each.action: each for each in choose(request).estimates}
    own, best = found.get(Play(seat, card)), found.get(Play(seat, advised))
    if own is None or best is None:
        return 0
    gap = (best.points - own.points) / 1000
    unsure = hypot(best.points_error, own.points_error) / 1000
    return round(gap) if gap > max(_SLIGHT, unsure) else 0


def slip(view: State, seat: Seat, card: Card, advised: Card) -> str:
    """What `card` does that the one advised would not have done, as the texts name it."""
    if view.trick is None or wins(view, card) == wins(view, advised):
        return "other"
    if wins(view, card):
        return "takes"
    return "cover" if situation(view, seat) == "cover" else "leaves"


def _last(view: State) -> bool:
    return view.trick is not None and len(view.trick.cards) == view.table.seats - 1


def _best(view: State) -> Seat | None:
    """Who wins the trick so far."""
    trick, pack = view.trick, view.table.pack
    return None if trick is None else trick.seat_at(winning_place(trick.cards, pack), view.table)


def _needed(view: State, seat: Seat) -> bool:
    """Whether the contract still wants this trick, or a nil of the partner wants it taken over."""
    bid, mate = view.bids[seat], view.table.partner_of(seat)
    if bid is None or bid.nil:
        return False
    if mate is not None and _best(view) == mate:
        return _hopes_for_nil(view, mate)
    return not _made(view, seat)


def _made(view: State, seat: Seat) -> bool:
    """Whether the contract of the side is made; what a nil takes does not count for it."""
    side = view.table.side_of(seat)
    counted = (view.taken(each) for each in view.table.sides[side] if not _nil(view, each))
    return 0 < view.contract(side) <= sum(counted)


def _hopes_for_nil(view: State, seat: Seat) -> bool:
    return _nil(view, seat) and not view.taken(seat)


def _nil(view: State, seat: Seat) -> bool:
    bid = view.bids[seat]
    return bid is not None and bid.nil


def _follows(view: State, seat: Seat) -> bool:
    """Whether `seat` has cards of the suit led."""
    pack, trick = view.table.pack, view.trick
    if trick is None:
        return False
    led = pack.suit(trick.cards[0])
    return any(pack.suit(card) is led for card in legal_cards(view, seat))


def _unbeaten(view: State, seat: Seat, card: Card) -> bool:
    """Whether every higher card of its suit is in the same hand or has been played."""
    pack = view.table.pack
    out = {fallen for trick in view.tricks for fallen in trick.cards} | (view.hands[seat] or set())
    higher = [c for c in pack.cards if pack.suit(c) is pack.suit(card)
              and pack.power(c) > pack.power(card)]  # fmt: skip
    return all(each in out for each in higher)


def _cheapest(view: State, choice: Iterable[Card]) -> Card:
    """The lowest card, of another suit than spades where there is one."""
    pack = view.table.pack
    return min(choice, key=lambda card: (pack.suit(card) is Suit.SPADES, pack.power(card)))
