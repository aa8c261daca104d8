"""What an arena found, in print."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from statistics import mean, quantiles, stdev

from tests.bench.arena_games import Round
from tests.bench.arena_tally import BAG, Tally


def report(names: Sequence[str], rounds: Sequence[Round]) -> Iterator[str]:
    """The lines of a report: who is better and by how much, then each player's figures."""
    plays, deals = (sum(getattr(r, name) for r in rounds) for name in ("plays", "deals"))
    shares = [r.share for r in rounds if r.share is not None]
    if shares:
        low, high = wilson(mean(shares), plays)
        yield (
            f"A wins {100 * mean(shares):.1f} % ({100 * low:.1f} to {100 * high:.1f}) of "
            f"{len(rounds)} paired matches ({plays} played, {deals / plays:.1f} deals each)"
        )
    leads = interval([r.lead for r in rounds], sign="+")
    valued = interval([r.valued for r in rounds], sign="+")
    yield f"A-B points a deal {leads}; a bag at {BAG}: {valued}"
    for place, letter in enumerate("AB"):
        tally = Tally()
        for played in rounds:
            tally.add(played.tallies[place])
        yield from figures(f"{letter} {names[place]}", tally)


def interval(values: Sequence[float], sign: str = "") -> str:
    """The mean with its 95 % interval, and the deviation of a round."""
    return f"{mean(values):{sign}.2f} ± {margin(values):.2f} [{_deviation(values):.1f}]"


def margin(values: Sequence[float]) -> float:
    """Half of the 95 % interval of the mean."""
    return 1.96 * _deviation(values) / math.sqrt(len(values))


def _deviation(values: Sequence[float]) -> float:
    return stdev(values) if len(values) > 1 else 0.0


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share of `count` matches; it has width even where all were won.

    Matches of a round count as separate: that they share their cards makes it a little too wide.
    """
    square = 1.96**2
    middle = (share + square / (2 * count)) / (1 + square / count)
    spare = share * (1 - share) / count + square / (4 * count**2)
    half = 1.96 * spare**0.5 / (1 + square / count)
    return max(0.0, middle - half), min(1.0, middle + half)


def spread(times: Sequence[float]) -> str:
    """Median, 95th percentile and maximum of some times in milliseconds."""
    if len(times) < 2:
        return "-"
    cuts = quantiles(times, n=20, method="inclusive")
    return f"{cuts[9]:.2f} / {cuts[18]:.2f} / {max(times):.2f}"


def figures(name: str, tally: Tally) -> Iterator[str]:
    """A player's figures."""
    off = tally.errors or [0]
    yield (
        f"{name}: points {mean(tally.points):+.1f}, valued {mean(tally.valued):+.1f}, "
        f"set {100 * mean(tally.contracts or [False]):.1f} %, bags {mean(tally.bags):.2f}, "
        f"nil {_nils(tally)}, "
        f"tricks-contract {mean(off):+.2f} (off by {mean(map(abs, off)):.2f})"
    )
    yield f"{name}: ms p50 / p95 / max a bid {spread(tally.bid_times)}"
    yield f"{name}: ms p50 / p95 / max a card {spread(tally.card_times)}"
    for fault, times in sorted(tally.faults.counts.items(), key=lambda item: item[0].value):
        example = tally.faults.examples[fault]
        yield f"{name}: {fault.value}, {times} in all; the first: {example}"


def _nils(tally: Tally) -> str:
    bid = f"{100 * mean(tally.nil_bids or [False]):.1f} % of bids"
    if not tally.nils:
        return bid
    return f"{bid}, made {100 * mean(tally.nils):.1f} % of {len(tally.nils)}"
