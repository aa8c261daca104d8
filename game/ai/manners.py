"""What every level does alike: looks, redeals, and the exchange of the better levels."""

from __future__ import annotations

from game.ai.kernel import Kernel
from game.ai.request import Request
from game.ai.swapping import to_give, to_return
from game.engine.actions import Action, AnswerRedeal, Draw, Give, Look, NextDeal
from game.engine.cards import Suit
from game.engine.state import State

_WORTH_KEEPING = 10
"""The rank from which a drawn card is kept, whatever its suit."""


def settled(request: Request) -> Action | None:
    """The action that no level thinks about, None where there is something to decide.

    Players always look, ask for a redeal whenever they may (RULES section 4), and keep a drawn
    card if it is a spade or a ten and above (RULES section 9).
    """
    if len(request.legal) == 1:
        return request.legal[0]
    for action in request.legal:
        if isinstance(action, Draw) and action.keep == _worth_keeping(request.view):
            return action
        if isinstance(action, (Look, NextDeal)) or (
            isinstance(action, AnswerRedeal) and action.ask
        ):
            return action
    return None


def _worth_keeping(view: State) -> bool:
    top = view.top
    if top is None:
        raise ValueError("no card was looked at")
    return view.table.pack.suit(top) is Suit.SPADES or top.rank >= _WORTH_KEEPING


def exchange(request: Request, kernel: Kernel) -> Give:
    """Give the highest spades, then the highest cards; return the lowest non-spades."""
    seat, open_swap = request.seat, request.view.exchange_open()
    hand = request.view.hands[seat]
    if open_swap is None or hand is None:
        raise ValueError("no exchange is open")
    if open_swap.given is None:
        chosen = to_give(kernel, kernel.mask(hand), open_swap.size)
    else:
        chosen = to_return(kernel, kernel.mask(hand), open_swap.given)
    return Give(seat, frozenset(kernel.listed(chosen)))
