"""The questions before the bidding: the blind bid, new cards, and the cut for the deal."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.bidding import behind_by, blind_bids
from game.engine.bids import BLIND_NIL
from game.engine.events import DealerCut
from game.engine.legality import may_redeal
from game.engine.state import State
from game.engine.tables import Seat
from game.words.blind_stakes import Tiles, open_tiles
from game.words.cards import bid_text, card_name
from game.words.lookup import t
from game.words.names import Names
from game.words.numbers import span


@dataclass(frozen=True, slots=True)
class BlindOffer:
    """The blind card: `tiles` are pairs of a large text and what it says, in order.

    `reason` may hold strong text. `bid_nil` is the button's label, "" where only a blind six is
    open; `six` tells whether the keys from six up belong on the card.
    """

    title: str
    promise: str
    tiles: Tiles
    reason: str
    look: str
    bid_nil: str
    six: bool


def blind_offer(state: State, seat: Seat, names: Names) -> BlindOffer:
    """What is offered to `seat` before it looks (RULES section 4, "Blind").

    Raises ValueError if no blind bid is open to it.
    """
    offered = blind_bids(state, seat)
    if not offered:
        raise ValueError(f"no blind bid is open to seat {seat}")
    nil = BLIND_NIL in offered
    six = any(not bid.nil for bid in offered)
    kind = "both" if nil and six else "nil" if nil else "six"
    return BlindOffer(
        title=t(f"blind.title.{kind}"),
        promise=t(f"blind.promise.{kind}"),
        tiles=open_tiles(state, seat, nil=nil, six=six),
        reason=_reason(state, seat, names, nil),
        look=t("blind.look"),
        bid_nil=t("blind.bid_nil") if nil else "",
        six=six,
    )


def redeal_question(state: State, seat: Seat) -> str:
    """Whether `seat` may ask for new cards and why; its hand must be known."""
    why = "why" if may_redeal(state, seat) else "why_not"
    return t(f"redeal.{why}.{state.rules.redeal}")


def cut_text(cut: DealerCut, names: Names) -> str:
    """Who deals first, and with which card (RULES section 1)."""
    who, card = names.title(cut.dealer), card_name(cut.drawn[cut.dealer])
    return t("cut.result", you=names.you(cut.dealer), who=who, card=card)


def _reason(state: State, seat: Seat, names: Names, nil: bool) -> str:
    needed = {"behind_100": 100, "behind_200": 200}.get(state.rules.blind_nil)
    mate = state.table.partner_of(seat)
    if needed is None or not nil:
        why = t("blind.reason.any")
    else:
        key = "blind.reason.alone" if mate is None else "blind.reason.side"
        why = t(key, points=behind_by(state, seat), needed=needed)
    partner = _partner(state, mate, names)
    return f"{why} {partner}" if partner else why


def _partner(state: State, mate: Seat | None, names: Names) -> str:
    if mate is None:
        return ""
    bid, said = state.bids[mate], state.ranges[mate]
    if bid is not None:
        return t("blind.partner_bid", partner=names.by_seat[mate], bid=bid_text(bid))
    if said is not None:
        heard = span(said.low, said.high)
        return t("blind.partner_said", partner=names.by_seat[mate], range=heard)
    return ""
