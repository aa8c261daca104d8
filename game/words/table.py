"""The words on the table: tags, chips, the score panel and the plates."""

from __future__ import annotations

from game.engine.bidding import speaks_first
from game.engine.ledger import score
from game.engine.rules import Rules
from game.engine.state import Phase, State
from game.engine.tables import Seat, Side
from game.engine.turn import owes_bid, phase, to_act
from game.words.cards import bid_label, suit_name
from game.words.lookup import t
from game.words.numbers import capital, span
from game.words.sheet import counted

Chip = tuple[str, str]
"""A chip's words, in full and in one word."""


def turn_tag(state: State, seat: Seat) -> str:
    """What is asked of `seat`, the viewer's: "Your turn", "Your bid"; "" while nothing is."""
    if to_act(state) != seat:
        return ""
    match phase(state):
        case Phase.PLAY:
            return t("table.tag.lead" if state.trick is None else "table.tag.play")
        case Phase.BIDDING:
            return t("table.tag.range" if speaks_first(state, seat) else "table.tag.bid")
        case Phase.DRAW:
            return t("table.tag.draw")
        case Phase.BLIND_ROUND:
            return t("table.tag.blind")
        case Phase.REDEAL:
            return t("table.tag.redeal")
        case _:
            return t("table.tag.exchange")


def spades_chip(*, broken: bool) -> Chip:
    """Whether spades are broken."""
    key = "table.spades_broken" if broken else "table.spades_not_broken"
    return t(key), t(f"{key}.short")


def led_chip(state: State) -> Chip | None:
    """The suit led to the trick on the table, None where no card lies."""
    trick = state.trick
    if trick is None:
        return None
    suit = suit_name(state.table.pack.suit(trick.cards[0]))
    return t("table.led", suit=capital(suit)), t("table.led.short")


def panel_title(state: State) -> str:
    """What goes on: "Deal 4 · Bidding", "Deal 4 · Trick 7"; the painter makes the capitals."""
    now = phase(state)
    trick = min(state.tricks_done + 1, state.table.tricks)
    words = t(f"table.phase.{now.value}", trick=trick)
    return words if now is Phase.OPENING else t("table.deal_phase", deal=state.deal, phase=words)


def panel_goal(rules: Rules) -> str:
    """What ends the match: "First to 500", "12 deals"."""
    if rules.deals:
        return t("table.deals", n=rules.deals)
    return t("table.first_to", target=rules.target)


def side_progress(state: State, side: Side) -> str:
    """What a side has bid or taken, strong numbers: "*4* bid so far", "*2* of 5 tricks"."""
    seats = state.table.sides[side]
    if phase(state) in (Phase.PLAY, Phase.SCORED, Phase.OVER):
        return _tricks_so_far(state, side)
    if phase(state) is Phase.DRAW:
        return t("table.holds", n=sum(state.counts[seat] for seat in seats))
    contract = state.contract(side)
    if all(state.bids[seat] is None for seat in seats):
        said = next((made for seat in seats if (made := state.ranges[seat]) is not None), None)
        if said is None:
            return t("table.no_bid_yet")
        return t("table.bid_so_far", contract=span(said.low, said.high))
    waiting = any(owes_bid(state, seat) for seat in seats)
    return t("table.bid_so_far" if waiting else "table.bid", contract=contract)


def side_bags(state: State, side: Side) -> str:
    """The bag counter: "*6* bags"."""
    return t("table.bags", n=state.bags[side])


def bubble(state: State, seat: Seat) -> str:
    """What a seat's bubble says: its bid, or the range it said; "" while it has not spoken.

    After team talk the second partner's bubble keeps the contract it named for the side.
    """
    bid, said = state.bids[seat], state.ranges[seat]
    if said is not None:
        return span(said.low, said.high)
    if bid is None:
        return ""
    mate = state.table.partner_of(seat)
    if mate is not None and state.ranges[mate] is not None:
        return str(state.contract(state.table.side_of(seat)))
    return bid_label(bid)


def _tricks_so_far(state: State, side: Side) -> str:
    """The tricks that count for the contract, as the ledger would count them now."""
    deal = state.side_deal(side)
    ledger = score(state.rules, deal, bags=0)
    taken = counted(ledger, sum(deal.taken))
    if ledger.contract == 0:
        return t("table.tricks", n=taken)
    return t("table.of_tricks", n=ledger.contract, taken=taken)
