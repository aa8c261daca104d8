"""Why an action is refused, in one sentence that names the suit, the card or the partner."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.engine.actions import Action, Give, MakeBid, Play, SayRange
from game.engine.bidding import bid_refusals
from game.engine.bids import Bid, BidKind, tricks_bid
from game.engine.cards import Card
from game.engine.legality import check
from game.engine.play import lowest_club
from game.engine.refusal import Refusal
from game.engine.state import State
from game.engine.tables import Seat
from game.engine.turn import phase, to_act
from game.words.bid_clauses import BID_CLAUSES, bid_clause
from game.words.cards import card_name, suit_name
from game.words.lookup import t
from game.words.names import Names
from game.words.numbers import capital, listing, spans

_Clause = Callable[[State, Action, Names], str]


def refusal_text(state: State, action: Action, refusal: Refusal, names: Names) -> str:
    """Why `check(state, action)` gave `refusal`, as a sentence without a full stop.

    The acting seat is spoken to as "you". Its hand must be known where the rules looked at it.

    >>> refusal_text(state, Play(0, queen), Refusal.FOLLOW_SUIT, names)  # doctest: +SKIP
    'Follow diamonds'
    """
    if refusal in BID_CLAUSES:
        return capital(bid_clause(state, action.seat, refusal, names))
    return capital(_CLAUSES.get(refusal, _plain(refusal))(state, action, names))


def closed_bids(state: State, seat: Seat, names: Names, *, blind: bool = False) -> tuple[str, ...]:
    """A sentence for each reason that closes bids to `seat`, were it to bid now.

    With `blind` the keys of the blind pad alone are looked at, six and up.

    >>> closed_bids(state, 0, names)  # doctest: +SKIP
    ('10 to 13 are closed: with Vera’s 4 your side would need more than 13',)
    """
    groups: dict[Refusal, list[Bid]] = {}
    for bid, refusal in bid_refusals(state, seat).items():
        if refusal is not None and (bid.tricks >= 6 or not blind):
            groups.setdefault(refusal, []).append(bid)
    return tuple(_closed(state, seat, why, bids, names) for why, bids in groups.items())


def _closed(state: State, seat: Seat, why: Refusal, bids: list[Bid], names: Names) -> str:
    parts = spans(bid.tricks for bid in bids if not bid.nil)
    parts += [t("bid.nil") for bid in bids if bid.nil]
    reason = bid_clause(state, seat, why, names)
    return capital(t("refusals.closed", n=len(bids), bids=listing(parts), reason=reason))


def _plain(refusal: Refusal) -> _Clause:
    return lambda _state, _action, _names: t(f"refusals.{refusal.value}")


def _not_now(state: State, action: Action, _names: Names) -> str:
    """A stale click may be refused although the table itself would take the action."""
    if check(state, action) is not Refusal.NOT_NOW or isinstance(action, SayRange):
        return t("refusals.not_now")
    return t(f"refusals.not_now.{phase(state).value}")


def _not_your_turn(state: State, _action: Action, names: Names) -> str:
    seat = to_act(state)
    if seat is None:
        return t("refusals.not_now")
    return t("refusals.not_your_turn", you=names.you(seat), whose=names.possessive(seat))


def _not_your_card(state: State, action: Action, _names: Names) -> str:
    hand = state.hands[action.seat]
    wanted = {action.card} if isinstance(action, Play) else set()
    if isinstance(action, Give):
        wanted = set(action.cards)
    if hand is None or not wanted - hand:
        return t("refusals.not_your_card.hidden")
    return t("refusals.not_your_card", card=card_name(min(wanted - hand)))


def _not_blind(state: State, action: Action, names: Names) -> str:
    """The rules give a blind bid the one code; why it is closed shows in the sighted bid."""
    if state.seen[action.seat]:
        return t("refusals.not_blind.seen")
    if isinstance(action, MakeBid) and action.bid.kind is BidKind.BLIND_SIX:
        refusal = bid_refusals(state, action.seat).get(tricks_bid(action.bid.tricks))
        if refusal is not None:
            return bid_clause(state, action.seat, refusal, names)
    return t("refusals.not_blind.closed")


def _bids_there_are(state: State, _action: Action, _names: Names) -> str:
    return t(f"refusals.no_such_bid.{state.rules.nil}", tricks=state.table.tricks)


def _say_a_range(state: State, _action: Action, _names: Names) -> str:
    return t(f"refusals.say_a_range.{state.rules.nil}")


def _bad_range(state: State, _action: Action, _names: Names) -> str:
    return t("refusals.bad_range", tricks=state.table.tricks)


def _no_redeal(state: State, _action: Action, _names: Names) -> str:
    return t(f"refusals.no_redeal.{state.rules.redeal}")


def _too_many(state: State, _action: Action, _names: Names) -> str:
    return t("refusals.too_many_cards", n=state.exchanges[-1].size)


def _return_as_many(state: State, _action: Action, names: Names) -> str:
    swap = state.exchanges[-1]
    unseen = ".unseen" if state.rules.exchange_order == "unseen" else ""
    key = f"refusals.return_as_many{unseen}"
    return t(key, n=swap.given or 0, giver=names.by_seat[swap.bidder])


def _follow(state: State, _action: Action, _names: Names) -> str:
    led = state.table.pack.suit(state.tricks[-1].cards[0])
    return t("refusals.follow_suit", suit=suit_name(led))


def _lead_club(state: State, _action: Action, _names: Names) -> str:
    return t("refusals.lead_lowest_club", card=_known(state.lowest_club))


def _play_club(state: State, action: Action, _names: Names) -> str:
    club = lowest_club([state.hands[action.seat] or frozenset()], state.table.pack)
    return t("refusals.play_lowest_club", card=_known(club))


def _known(card: Card | None) -> str:
    return t("refusals.lowest_club") if card is None else card_name(card)


_CLAUSES: Mapping[Refusal, _Clause] = {
    Refusal.NOT_NOW: _not_now,
    Refusal.NOT_YOUR_TURN: _not_your_turn,
    Refusal.NOT_YOUR_CARD: _not_your_card,
    Refusal.NOT_BLIND: _not_blind,
    Refusal.NO_SUCH_BID: _bids_there_are,
    Refusal.SAY_A_RANGE: _say_a_range,
    Refusal.BAD_RANGE: _bad_range,
    Refusal.NO_REDEAL: _no_redeal,
    Refusal.TOO_MANY_CARDS: _too_many,
    Refusal.RETURN_AS_MANY: _return_as_many,
    Refusal.FOLLOW_SUIT: _follow,
    Refusal.LEAD_LOWEST_CLUB: _lead_club,
    Refusal.PLAY_LOWEST_CLUB: _play_club,
}
