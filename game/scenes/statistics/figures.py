"""Reads everything the page shows for one filter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.storage.matches import Store
from game.storage.statistics import BidCell, Choices, Filter, Summary
from game.storage.statistics import bid_grid as read_grid
from game.storage.statistics import choices as read_choices
from game.storage.statistics import outcomes as read_outcomes
from game.storage.statistics import summary as read_summary

_EVERY_MATCH = 1_000_000


@dataclass(frozen=True, slots=True)
class Figures:
    """One person's deals under one filter; `outcomes` are all matches, the latest last."""

    summary: Summary = Summary()  # noqa: RUF009 - frozen
    outcomes: tuple[str, ...] = ()
    cells: tuple[BidCell, ...] = ()


Gather = Callable[[Filter], Figures]
"""Gives the figures for a filter."""


def gather_from(store: Store) -> Gather:
    """The figures of the matches on file."""

    def gather(only: Filter) -> Figures:
        return Figures(
            summary=read_summary(store, only),
            outcomes=read_outcomes(store, only, _EVERY_MATCH),
            cells=read_grid(store, only),
        )

    return gather


def choices_of(store: Store | None, *, undone: bool) -> Choices:
    """What the filters can be set to, with or without the deals with an undo."""
    return Choices() if store is None else read_choices(store, undone=undone)
