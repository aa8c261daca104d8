"""How long a worker is waited for: what is slow, what is wedged, and when another one is tried."""

from __future__ import annotations

from enum import Enum, auto

GRACE = 3.0
"""Seconds past a job's limit after which a worker that says nothing counts as wedged."""

LONGEST_GRACE = 10.0
"""Seconds past a job's limit for which a worker is waited for that tells how far it is."""

BOOT = 60.0
"""Seconds that a worker may take to start; a busy machine takes many times what others do."""

MOST_FAILURES = 4
"""After so many workers lost running, without an answer between, there is a rest before another."""

FIRST_REST, LONGEST_REST = 10.0, 120.0
"""Seconds without a worker; each rest is twice the one before."""

_MOST_DOUBLINGS = 10


class Lag(Enum):
    """How late a job is."""

    NONE = auto()
    LATE = auto()
    """Past its limit: the worker is to end with what it has."""
    TOO_LATE = auto()
    """Nobody waits for it any longer, yet nothing is wrong with the worker."""
    WEDGED = auto()
    """Far past its limit, and the worker says nothing."""


def lag(over: float, quiet: float, grace: float = GRACE, *, ready: bool = True) -> Lag:
    """How late a job is that is `over` seconds past its limit.

    Nothing has been heard for `quiet` seconds of the worker; one that is not `ready` still starts.
    """
    if over <= 0.0:
        return Lag.NONE
    if over <= grace:
        return Lag.LATE
    if not ready:
        return Lag.TOO_LATE
    if quiet > grace:
        return Lag.WEDGED
    return Lag.TOO_LATE if over > max(grace, LONGEST_GRACE) else Lag.LATE


def rest_after(failures: int) -> float:
    """The seconds before another worker is started once so many in a row were lost."""
    if failures < MOST_FAILURES:
        return 0.0
    doublings = min(failures - MOST_FAILURES, _MOST_DOUBLINGS)
    return min(LONGEST_REST, FIRST_REST * 2.0**doublings)
