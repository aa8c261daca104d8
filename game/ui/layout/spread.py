"""Places things along a line without overlap, as near as can be to where they would like to be."""

from __future__ import annotations

from collections.abc import Sequence


def spread(
    wanted: Sequence[float], half: float, lo: float, hi: float, gap: float
) -> tuple[tuple[float, ...], float]:
    """Return the middles of things of half-length `half`, and the half-length they can have.

    `wanted` are the middles they would like, ascending; the things stay between `lo` and `hi` and
    `gap` apart. Where they do not fit at their length, all get the length that does fit.
    """
    count = len(wanted)
    if not count:
        return (), half
    room = max(0.0, (hi - lo - gap * (count - 1)) / (2 * count))
    half = min(half, room)
    middles = list(wanted)
    least = lo + half
    for i in range(count):
        middles[i] = max(middles[i], least)
        least = middles[i] + 2 * half + gap
    most = hi - half
    for i in reversed(range(count)):
        middles[i] = min(middles[i], most)
        most = middles[i] - 2 * half - gap
    return tuple(middles), half


def clamp(value: float, lo: float, hi: float) -> float:
    """Return `value` held between `lo` and `hi`; `lo` wins where they cross."""
    return max(lo, min(value, hi))
