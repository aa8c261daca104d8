"""Which card to play: every card meets the same worlds, and time goes to those still in doubt."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

from game.ai.expert.beliefs import Beliefs, Weighed
from game.ai.expert.contrast import contrasted
from game.ai.expert.doubt import Trial, among, in_doubt, nothing, own_error, spread
from game.ai.expert.reasons import reasons
from game.ai.expert.sight import Sight
from game.ai.expert.slices import SLICE, Pauses, Sliced, spans
from game.ai.expert.taste import habit
from game.ai.expert.tuning import USUAL, Tuning
from game.ai.expert.value import CERTAIN, deal_points, deal_value
from game.ai.fast.choice import FAST
from game.ai.fast.measured import Measured, Worlds, measured
from game.ai.fast.rulepolicy import Account, rule_card
from game.ai.fast.stakes import Stakes
from game.ai.fast.utility import Utility
from game.ai.kernel import Kernel
from game.ai.position import Position
from game.ai.request import Decision, Estimate, Measure, Request, Thinking
from game.ai.rng import Draws, advanced
from game.engine.actions import Play
from game.engine.state import State

ROUNDS = 4
"""Looks at the cards in doubt; each has as many worlds as all before it together."""

BATCH = 100
"""Worlds that are dealt together, and played out by one stream of chance."""

SOLVED_BATCH = 30
"""The same where endings are solved."""

MOST_NODES = 400_000
"""A world whose ending takes more is left out; the largest that was met took 15,000."""

_HURRIED = 12
"""Worlds for the points where the ceiling came first."""

_FEWEST = 40

_ALIKE = 1.0
"""Deviations within which a card is as good as the best, as far as the worlds tell."""


@dataclass(slots=True)
class Table:
    """The deal as the seat to play searches it.

    `every` are all worlds there are, where they are few enough to be solved once each; else worlds
    are dealt.
    """

    kernel: Kernel
    position: Position
    stakes: Stakes
    utility: Utility
    view: State
    beliefs: Beliefs
    draws: Draws
    tuning: Tuning
    solving: bool
    pauses: Pauses
    every: Weighed | None = None
    trials: dict[int, Trial] = field(default_factory=dict)
    kept: Worlds[int] = field(default_factory=lambda: array("Q"))

    @classmethod
    def of(cls, request: Request, tuning: Tuning) -> Table:
        """The deal of a request for a card."""
        view, seat = request.view, request.seat
        kernel, draws = Kernel.of(view.rules), Draws(request.seed)
        side = kernel.sides[seat]
        hands = [0] * kernel.seats
        hands[seat] = kernel.mask(view.hands[seat] or ())
        position = Position.of(kernel, view, hands)
        # With more sides than two the others do not all play against one.
        solved = _worlds_solved(request, position, tuning) if max(kernel.sides) == 1 else 0
        beliefs = Beliefs(kernel, view, draws, tuning)
        every = beliefs.every(solved) if solved else None
        strength = solved or request.strength
        if every is not None:
            strength = len(every.weights)
        return cls(
            kernel,
            position,
            Stakes.at(view),
            deal_value(view, side, tuning),
            view,
            beliefs,
            draws,
            tuning,
            solving=solved > 0,
            pauses=Pauses(strength),
            every=every,
        )

    def batch(self, left: int) -> int:
        """How many of the worlds `left` to look at come next."""
        if self.every is not None:
            return left
        return min(SOLVED_BATCH if self.solving else BATCH, left)

    def look(self, cards: Sequence[int], count: int) -> Sliced[Measured]:
        """The values of some cards in `count` worlds more, or in every world."""
        if self.every is not None:
            found = yield from self.within(self.every, cards, self.utility)
            if found.worlds:
                return found
            self.every, self.solving = None, False
        worlds = yield from self.beliefs.worlds(count, self.pauses)
        self.kept.extend(worlds)
        some = Weighed.alike(worlds, self.kernel.seats)
        return (yield from self.within(some, cards, self.utility))

    def within(self, some: Weighed, cards: Sequence[int], utility: Utility) -> Sliced[Measured]:
        """The values of some cards in these worlds, or in the first of them when stopped."""
        seed = 0 if self.solving else self.draws.word()
        seats, total = self.kernel.seats, nothing(len(cards))
        size = max(1, (SLICE.solved if self.solving else SLICE.played) // len(cards))
        for first, end in spans(len(some.weights), size):
            few = Weighed(some.worlds[first * seats : end * seats], some.weights[first:end])
            total += yield from self._slice(few, cards, utility, advanced(seed, first))
            yield from self.pauses.pause(end - first)
            if self.pauses.stopped:
                break
        return total

    def _slice(
        self, some: Weighed, cards: Sequence[int], utility: Utility, seed: int
    ) -> Sliced[Measured]:
        """The values of some cards in a few worlds; in a single one perhaps card by card."""
        most = SLICE.solved if self.solving else SLICE.played
        if len(some.weights) > 1 or len(cards) <= most:
            return self._values(some, cards, utility, seed)
        row, nodes, alone = [], 0, Weighed.alike(some.worlds, self.kernel.seats)
        for first, end in spans(len(cards), most):
            if first:
                yield from self.pauses.pause()
            found = self._values(alone, cards[first:end], utility, seed)
            if not found.worlds:
                return nothing(len(cards))
            row += found.sums
            nodes += found.nodes
        return measured([row], len(cards), nodes, some.weights)

    def _values(self, some: Weighed, cards: Sequence[int], utility: Utility, seed: int) -> Measured:
        kernel, position, stakes = self.kernel, self.position, self.stakes
        worlds, params = some.worlds, self.tuning.params
        if self.solving:
            return FAST.solve(
                kernel,
                position,
                worlds,
                some.weights,
                cards,
                stakes,
                params,
                utility,
                MOST_NODES,
            )
        return FAST.policy_playouts(kernel, position, worlds, cards, stakes, params, utility, seed)

    def usual(self) -> int:
        """The card of the rule policy."""
        position = self.position
        account = Account.of(self.stakes, position)
        return rule_card(position, account, self.tuning.params, position.legal())

    def note(self, cards: Sequence[int], found: Measured) -> None:
        """Keep what was found about the cards still in doubt."""
        for place, card in enumerate(cards):
            mean = found.sums[place] / max(1, found.worlds)
            if self.every is not None:
                self.trials[card] = Trial(self.pauses.done, mean, 0.0)
            else:
                error = sqrt(spread(found, place, place) / max(1, found.worlds))
                self.trials[card] = Trial(found.worlds, mean, error)


def card(request: Request, tuning: Tuning = USUAL) -> Thinking:
    """The card with the best mean value; the lowest of equals."""
    table = Table.of(request, tuning)
    kernel, pauses = table.kernel, table.pauses
    yield from pauses.pause()
    plays = {kernel.bits[a.card]: a for a in request.legal if isinstance(a, Play)}
    alike = equals(table.position, sorted(plays))
    strength = pauses.total
    usual = table.usual()
    doubtful = [usual if usual in group else group[0] for group in alike]
    total = nothing(len(doubtful))
    rounds = ROUNDS if table.every is None else 1
    for turn in range(rounds):
        upto = max(1, strength >> (rounds - 1 - turn))
        while pauses.done < upto and not (pauses.stopped and total.worlds):
            total += yield from table.look(doubtful, table.batch(upto - pauses.done))
            # Endings too large to be solved say nothing.
            table.solving = table.solving and total.worlds > 0
        table.note(doubtful, total)
        # A few worlds do not tell how far the values spread.
        known = pauses.done >= _FEWEST or table.every is not None
        left = in_doubt(doubtful, total, tuning.doubt) if known else doubtful
        total, doubtful = among(total, [doubtful.index(card) for card in left]), left
        if len(doubtful) == 1 or pauses.stopped:
            break
    preferred = _preferred(table, doubtful, total)
    chosen = shown(table, alike, preferred)
    near = _near(table, doubtful, total, preferred)
    wanted = min(_HURRIED, request.point_worlds) if pauses.stopped else request.point_worlds
    cut = pauses.stopped and pauses.done < strength
    points = yield from _points(table, alike, wanted)
    yield from pauses.pause()
    return _decision(table, plays, alike, (chosen, near), points, cut=cut)


def _worlds_solved(request: Request, position: Position, tuning: Tuning) -> int:
    """In how many worlds the ending is solved; too few say less than all of them played out."""
    if position.left >= len(tuning.solve_shares):
        return 0
    share = tuning.solve_shares[position.left]
    solved = max(1, request.strength // share)
    return solved if share == 1 or solved >= tuning.fewest_solved else 0


def _preferred(table: Table, doubtful: Sequence[int], found: Measured) -> int:
    """The best card, or the one of the rule policy where nothing speaks against that."""
    best = max(doubtful, key=lambda card: table.trials[card].mean)
    usual = table.usual()
    deviations = habit(table.position, table.stakes, table.tuning, best, usual)
    near = in_doubt(doubtful, found, deviations)
    return usual if usual in near else best


def _near(table: Table, doubtful: Sequence[int], found: Measured, chosen: int) -> set[int]:
    """The cards whose chance nothing tells from that of the chosen one.

    So are all that seem better than it: that it was chosen says that they do not count as better.
    """
    trials = table.trials
    seem = {card for card in doubtful if trials[card].mean >= trials[chosen].mean}
    return seem.union(in_doubt(doubtful, found, _ALIKE))


def shown(table: Table, alike: Sequence[Sequence[int]], card: int) -> int:
    """Which of a card's equals to play: the highest on the lead, the lowest to a trick."""
    group = next(group for group in alike if card in group)
    return group[0] if table.position.played else group[-1]


def equals(position: Position, cards: Sequence[int]) -> list[list[int]]:
    """The cards in groups that no card of another hand lies between, the lowest first."""
    kernel = position.kernel
    groups: list[list[int]] = []
    others = (position.live & ~position.hands[position.seat]) | position.best
    for suit in kernel.suits:
        last = 0
        for card in cards:
            if not card & suit:
                continue
            if last and not others & suit & (card - 1) & -(last << 1):
                groups[-1].append(card)
            else:
                groups.append([card])
            last = card
    return groups


def _decision(
    table: Table,
    plays: dict[int, Play],
    alike: list[list[int]],
    choice: tuple[int, set[int]],
    points: Measured,
    *,
    cut: bool,
) -> Decision:
    """The decision for a card; its `choice` names it and those whose chance is near."""
    sight = Sight.of(table.view, table.position, table.stakes)
    estimates = []
    for place, group in enumerate(alike):
        trial = next(table.trials[card] for card in group if card in table.trials)
        for each in group:
            estimates.append(
                Estimate(
                    plays[each],
                    round(1000 * trial.mean / CERTAIN),
                    points=1000 * points.sums[place] // max(1, points.worlds),
                    error=round(1000 * trial.error / CERTAIN),
                    worlds=trial.worlds,
                    points_error=round(1000 * own_error(points, place)),
                    reasons=reasons(sight, each, solved=table.solving),
                )
            )
    most = max(trial.worlds for trial in table.trials.values())
    chosen, near = choice
    rivals = {
        plays[shown(table, alike, group[0])]: not near.isdisjoint(group)
        for group in alike
        if chosen not in group
    }
    told = contrasted(sight, plays[chosen], estimates, rivals)
    return Decision(plays[chosen], Measure.CHANCE, told, most, cut)


def _points(table: Table, alike: list[list[int]], wanted: int) -> Sliced[Measured]:
    """The leads in points after each group of cards, first in the worlds looked at already."""
    cards, seats = [group[0] for group in alike], table.kernel.seats
    utility = deal_points(table.view, table.utility.side)
    total = nothing(len(cards))
    table.pauses = pauses = Pauses(wanted)
    if table.every is not None:
        return (yield from table.within(table.every.sample(seats, wanted), cards, utility))
    while pauses.done < wanted and not pauses.stopped:
        done = pauses.done
        count = table.batch(wanted - done)
        worlds = table.kept[done * seats : (done + count) * seats]
        missing = count - len(worlds) // seats
        if missing:
            worlds.extend((yield from table.beliefs.worlds(missing, pauses)))
        total += yield from table.within(Weighed.alike(worlds, seats), cards, utility)
    return total
