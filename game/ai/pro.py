"""Pro: bids as Standard, plays the likeliest card to take or lose the trick (RULES section 9)."""

from __future__ import annotations

from game.ai.bids import goals
from game.ai.fast.choice import FAST
from game.ai.kernel import Kernel
from game.ai.knowledge import know
from game.ai.manners import settled
from game.ai.position import Position
from game.ai.request import BATCH, Decision, Estimate, Measure, Progress, Request, Thinking
from game.ai.rng import Draws
from game.ai.sampler import Sampler
from game.ai.standard import standard
from game.engine.actions import Play


def pro(request: Request) -> Thinking:
    """Decide as Pro."""
    if settled(request) is None and isinstance(request.legal[0], Play):
        return (yield from _card(request))
    return (yield from standard(request))


def _card(request: Request) -> Thinking:
    view, seat = request.view, request.seat
    kernel, draws, wants = Kernel.of(view.rules), Draws(request.seed), goals(view)
    plays = {kernel.bits[a.card]: a for a in request.legal if isinstance(a, Play)}
    sampler = Sampler(kernel, know(view, kernel))
    position = Position.of(kernel, view, [0] * kernel.seats)
    counts = dict.fromkeys(sorted(plays), 0)
    able = [card for card in counts if _may_take(position, card)]
    worlds, stop = 0, None
    while worlds < request.strength and not (stop and worlds):
        batch = min(BATCH, request.strength - worlds)
        dealt = sampler.worlds(draws, batch)
        for card, more in zip(
            able, FAST.trick_counts(kernel, position, dealt, wants, able), strict=True
        ):
            counts[card] += more
        worlds += batch
        stop = yield Progress(worlds, request.strength)
    chosen = likeliest(counts, worlds, wanting=position.taken[seat] < wants[seat])
    estimates = tuple(Estimate(play, 1000 * counts[card] // worlds) for card, play in plays.items())
    cut = worlds < request.strength
    return Decision(plays[chosen], Measure.SHARE, estimates, worlds, cut)


def likeliest(counts: dict[int, int], worlds: int, *, wanting: bool) -> int:
    """The card that took the trick most often; if `wanting` less than ever, the one that least did.

    `counts` run from the lowest card upwards, so that ties go to the lower rank and suit. A share
    of one half is not above it.
    """
    if wanting and 2 * max(counts.values()) > worlds:
        return max(counts, key=lambda card: counts[card])
    return min(counts, key=lambda card: counts[card])


def _may_take(position: Position, card: int) -> bool:
    """Whether the card takes the trick as it lies; one that does not never will."""
    return not position.played or bool(card & position.kernel.beaters(position.led, position.best))
