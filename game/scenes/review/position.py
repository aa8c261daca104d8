"""What a review looks at: a deal of the match, and a step of it."""

from __future__ import annotations

from game.scenes.review.content import costs_of
from game.scenes.review.stops import Stop, stops_of
from game.session.review import Review
from game.session.walk import Step


class Position:
    """A place in the match under review; it is never outside of it."""

    def __init__(self, review: Review, deal: int) -> None:
        """Open at a deal, counted from 0, at what cost most in it if that is known."""
        self.review = review
        self.stops: tuple[Stop, ...] = ()
        self.deal, self.step = 0, 0
        self._open(deal)

    @property
    def deals(self) -> int:
        """How many deals there are."""
        return len(self.review.deals)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of the deal."""
        return self.review.deals[self.deal].steps

    @property
    def here(self) -> Step:
        """The step that is looked at."""
        return self.steps[self.step]

    @property
    def index(self) -> int:
        """The number of the stop that the step is in."""
        return next(i for i, one in enumerate(self.stops) if one.first <= self.step <= one.last)

    @property
    def stop(self) -> Stop:
        """The stop that the step is in."""
        return self.stops[self.index]

    def go(self, step: int) -> None:
        """Look at a step, or the nearest there is."""
        self.step = min(self.stops[-1].last, max(0, step))

    def go_to_stop(self, index: int) -> None:
        """Look at where a stop is entered, or the nearest stop."""
        self.go(self.stops[min(len(self.stops) - 1, max(0, index))].home)

    def go_to_deal(self, deal: int) -> bool:
        """Look at another deal; whether there is one."""
        if not 0 <= deal < self.deals:
            return False
        self._open(deal)
        return True

    def loss_at(self, stop: Stop) -> float | None:
        """What was given away at a stop; 0 where that is next to nothing, None if unknown."""
        found = (
            self.review.verdict(step.number) for step in self.steps[stop.first : stop.last + 1]
        )
        known = [one for one in found if one is not None and one.loss is not None]
        return max((0.0 if one.slight else one.loss or 0.0 for one in known), default=None)

    def _open(self, deal: int) -> None:
        self.deal = deal
        self.stops = stops_of(self.steps, self.review.seat)
        costs = costs_of(self.review, deal)
        self.step = costs[0].step if costs else self.stops[0].home
