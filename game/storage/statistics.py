"""What the finished deals add up to; sums over deal_results, no counters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field

from pydantic import ValidationError

from game.engine.rules import Rules
from game.engine.tables import TABLES
from game.storage.figures import (
    YOU,
    BidCell,
    Choices,
    Filter,
    Row,
    RulesChoice,
    SeriesPoint,
    Summary,
    rules_hex,
)
from game.storage.matches import Store
from game.storage.results import HUMAN, MIXED
from game.storage.tallies import (
    BidTally,
    MatchTally,
    Who,
    abandoned,
    by_bid,
    by_match,
    computer_players,
    endings,
    outcomes_in_order,
)

__all__ = [
    "YOU",
    "BidCell",
    "Choices",
    "Filter",
    "RulesChoice",
    "SeriesPoint",
    "Summary",
    "bid_grid",
    "by_person",
    "choices",
    "distribution",
    "outcomes",
    "series",
    "summary",
]

_LEVELS = ("easy", "standard", "pro", "expert", MIXED, HUMAN)
_NO_MATCH = 1 << 63


def summary(store: Store, only: Filter) -> Summary:
    """One person's deals and matches in numbers."""
    return _summaries(store, only, only.who).get(only.person, Summary())


def by_person(store: Store, only: Filter) -> dict[str, Summary]:
    """The same for "you" and every computer player; the filter's person does not matter."""
    computers = _summaries(store, only, Who(human=False, undone=only.undone))
    return computers | _summaries(store, only, Who(human=True, undone=only.undone))


def series(store: Store, only: Filter, most: int = 200) -> tuple[SeriesPoint, ...]:
    """Running averages in the order the matches began, thinned to about `most` points."""
    points = list(_running(filter(only.admits, by_match(store, only.who))))
    step = max(1, -(-len(points) // most))
    return tuple(points[::-step][::-1])


def outcomes(store: Store, only: Filter, last: int = 25) -> tuple[str, ...]:
    """How the latest matches ended, "won", "drawn" or "lost", the latest last."""
    return outcomes_in_order(store, only.who, only.columns)[-last:]


def distribution(store: Store, only: Filter) -> tuple[tuple[int, int], ...]:
    """Tricks minus bid with the number of deals, ascending; nils and deals without bids apart."""
    deals: Counter[int] = Counter()
    for cell in bid_grid(store, only):
        if cell.kind in ("tricks", "blind_six"):
            deals[cell.tricks - cell.bid] += cell.deals
    return tuple(sorted(deals.items()))


def bid_grid(store: Store, only: Filter) -> tuple[BidCell, ...]:
    """Every bid and what was taken with it."""
    deals: Counter[tuple[str, int, int]] = Counter()
    for tally in filter(only.admits, by_bid(store, only.who)):
        if tally.bid_kind is not None and tally.bid is not None:
            deals[tally.bid_kind, tally.bid, tally.tricks] += tally.deals
    return tuple(BidCell(*key, number) for key, number in sorted(deals.items()))


def choices(store: Store, *, undone: bool = False) -> Choices:
    """The tables, rules, levels and people there are deals of, with or without an undo."""
    seen = list(by_bid(store, Who(human=True, undone=undone)))
    rules = {tally.rules for tally in seen}
    return Choices(
        tables=_in_order({tally.table_key for tally in seen}, TABLES),
        rules=tuple(choice for choice in _rules_played(store) if int(choice.key, 16) in rules),
        levels=_in_order({tally.against for tally in seen}, _LEVELS),
        people=computer_players(store, undone=undone),
    )


def _summaries(store: Store, only: Filter, who: Who) -> dict[str, Summary]:
    sums: dict[str, _Sum] = {}
    for tally in filter(only.admits, by_bid(store, who)):
        sums.setdefault(_person(tally), _Sum()).add(tally)
    for ended in filter(only.admits, endings(store, who)):
        sums.setdefault(_person(ended), _Sum()).counts[ended.outcome] += ended.matches
    for given_up in filter(only.admits, abandoned(store, who)):
        sums.setdefault(_person(given_up), _Sum()).counts["abandoned"] += given_up.matches
    started = _started(store, [found.first for found in sums.values()])
    return {person: found.summary(started) for person, found in sums.items()}


@dataclass(slots=True)
class _Sum:
    """One person's sums while they are added up."""

    counts: Counter[str] = field(default_factory=Counter)
    first: int = _NO_MATCH

    def add(self, tally: BidTally) -> None:
        self.first = min(self.first, tally.first)
        counts, kind = self.counts, tally.bid_kind
        for name in ("deals", "made", "sets", "bags", "points"):
            counts[name] += getattr(tally, name)
        if kind is not None:
            counts[f"{kind} tried"] += tally.deals
            kept = tally.made if kind == "blind_six" else tally.nils_made or 0
            counts[f"{kind} made"] += kept

    def summary(self, started: Mapping[int, float]) -> Summary:
        counts = self.counts
        return Summary(
            matches=counts["won"] + counts["drawn"] + counts["lost"],
            won=counts["won"],
            drawn=counts["drawn"],
            abandoned=counts["abandoned"],
            deals=counts["deals"],
            bids_made=counts["made"],
            sets=counts["sets"],
            nils_tried=counts["nil tried"],
            nils_made=counts["nil made"],
            blind_nils_tried=counts["blind_nil tried"],
            blind_nils_made=counts["blind_nil made"],
            blind_sixes_tried=counts["blind_six tried"],
            blind_sixes_made=counts["blind_six made"],
            bags=counts["bags"],
            points=counts["points"],
            since=started.get(self.first),
        )


def _person(row: Row) -> str:
    return YOU if row.human else row.player


def _running(matches: Iterable[MatchTally]) -> Iterator[SeriesPoint]:
    deals = points = ended = won = 0
    for match in matches:
        deals, points = deals + match.deals, points + match.points
        ended += match.outcome is not None
        won += match.outcome == "won"
        yield SeriesPoint(deals, points / deals, ended, won / ended if ended else None)


def _started(store: Store, matches: Iterable[int]) -> dict[int, float]:
    query = "SELECT started FROM matches WHERE match = ?"
    return {
        match: started
        for match in matches
        if match != _NO_MATCH
        for (started,) in store.rows(query, (match,))
    }


def _rules_played(store: Store) -> Iterator[RulesChoice]:
    for key, name, text in store.rows("SELECT key, name, json FROM rules ORDER BY name, key"):
        with suppress(ValidationError):
            yield RulesChoice(rules_hex(key), name, Rules.model_validate_json(text))


def _in_order(values: set[str], order: Iterable[str]) -> tuple[str, ...]:
    known = [value for value in order if value in values]
    return (*known, *sorted(values.difference(known)))
