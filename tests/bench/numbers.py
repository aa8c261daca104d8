"""How measured numbers are summed up."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which `share` (0 to 1) of all lie, the highest if there are few."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def spread(values: Sequence[float]) -> dict[str, float]:
    """Median, 99 % and 99.9 % of some times, and how many there were; empty for none."""
    if not values:
        return {}
    return {
        "n": len(values),
        "p50": round(quantile(values, 0.5), 2),
        "p99": round(quantile(values, 0.99), 2),
        "p99.9": round(quantile(values, 0.999), 2),
    }


def best_and_median(values: Sequence[float]) -> dict[str, float]:
    """The least and the middle of repeated measurements."""
    return {"n": len(values), "min": round(min(values), 1), "median": round(median(values), 1)}
