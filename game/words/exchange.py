"""What an exchange asks for (RULES section 4, "Exchange")."""

from __future__ import annotations

from game.engine.state import Exchange, State
from game.engine.tables import Seat
from game.engine.turn import to_act
from game.words.lookup import t
from game.words.names import Names


def exchange_prompt(state: State, seat: Seat, names: Names) -> str:
    """What `seat` is asked, or whom it waits for; "" while no exchange is open."""
    swap = state.exchange_open()
    if swap is None:
        return ""
    chooser = to_act(state)
    if chooser != seat:
        return _waiting(swap, chooser, names)
    if seat == swap.bidder:
        return t("exchange.give", n=swap.size, partner=names.by_seat[swap.partner])
    unseen = state.rules.exchange_order == "unseen"
    key = "exchange.unseen" if unseen else "exchange.return"
    return t(key, n=swap.given or 0, partner=names.by_seat[swap.bidder])


def exchange_button(state: State, seat: Seat, chosen: int) -> str:
    """The label of the button that passes `chosen` cards on: "Give 2 cards"."""
    swap = state.exchange_open()
    giving = swap is None or seat == swap.bidder
    return t("exchange.button.give" if giving else "exchange.button.return", n=chosen)


def exchange_count(state: State, chosen: int) -> str:
    """How far the choice is: "1 of 2 chosen"; "" while no exchange is open."""
    swap = state.exchange_open()
    if swap is None:
        return ""
    size = swap.size if swap.given is None else swap.given
    return t("exchange.chosen", chosen=chosen, size=size)


def _waiting(swap: Exchange, chooser: Seat | None, names: Names) -> str:
    who, other = swap.bidder, swap.partner
    if chooser == swap.partner:
        who, other = other, who
    return t("exchange.waiting", who=names.title(who), other=names.of(other))
