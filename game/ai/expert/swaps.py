"""Which cards to give and return in an exchange."""

from __future__ import annotations

from itertools import combinations

from game.ai.expert.estimate import Estimator, estimator
from game.ai.kernel import Kernel
from game.ai.request import Request
from game.ai.swapping import to_return
from game.engine.actions import Give


def swap(request: Request) -> Give:
    """The cards whose going helps the nil most, or the harmless ones to return.

    Raises ValueError if no exchange is open.
    """
    view, seat = request.view, request.seat
    kernel, open_swap = Kernel.of(view.rules), view.exchange_open()
    if open_swap is None:
        raise ValueError("no exchange is open")
    hand = kernel.mask(view.hands[seat] or ())
    if open_swap.given is None:
        chosen = _to_give(kernel, estimator(view.rules), hand, open_swap.size)
    else:
        chosen = to_return(kernel, hand, open_swap.given)
    return Give(seat, frozenset(kernel.listed(chosen)))


def _to_give(kernel: Kernel, judged: Estimator, hand: int, size: int) -> int:
    """The cards without which the hand is likeliest to take no trick."""
    bits = [kernel.bits[card] for card in kernel.listed(hand)]
    ways = (sum(chosen) for chosen in combinations(bits, size))
    return max(ways, key=lambda given: (judged.nil(hand & ~given, None), given))
