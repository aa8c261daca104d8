"""What every level does alike: looks, redeals, and the exchange of the better levels."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.kernel import Kernel
from game.ai.request import Request
from game.ai.swapping import to_give, to_return
from game.engine.actions import Action, AnswerRedeal, Give, Look, NextDeal


def settled(legal: Sequence[Action]) -> Action | None:
    """The action that no level thinks about, None where there is something to decide.

    Players always look, and ask for a redeal whenever they may (RULES section 4).
    """
    if len(legal) == 1:
        return legal[0]
    for action in legal:
        if isinstance(action, (Look, NextDeal)) or (
            isinstance(action, AnswerRedeal) and action.ask
        ):
            return action
    return None


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
