"""Checks the search kernels against the engine and each other: `python -m tests.kernel_check`.

Plays random deals over random tables, packs and play rules card for card on the engine and on
every kernel there is, and compares playouts, values and exact endings. Prints how far it is and
exits with 0 if all agree.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from collections.abc import Sequence

from tests.ai.fast_agreement import Disagreement, check_deal
from tests.ai.fast_kit import kernels

_STEP = 50


def _check(first: int) -> str:
    """What is wrong with a run of deals, nothing if all is right."""
    for number in range(first, first + _STEP):
        try:
            check_deal(number)
        except Disagreement as fault:
            return f"deal {number}: {fault}"
    return ""


def main(arguments: Sequence[str] | None = None) -> int:
    """Check many deals on every processor."""
    parser = argparse.ArgumentParser(prog="python -m tests.kernel_check")
    parser.add_argument("--deals", type=int, default=100_000, help="how many deals")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    options = parser.parse_args(arguments)
    print(f"kernels: {', '.join(kernels())}", flush=True)
    starts = range(options.first, options.first + options.deals, _STEP)
    with multiprocessing.get_context("spawn").Pool(os.cpu_count()) as pool:
        for done, fault in enumerate(pool.imap(_check, starts), 1):
            if fault:
                print(f"FAIL  {fault}")
                return 1
            if done * _STEP % 10_000 == 0 or done == len(starts):
                print(f"{done * _STEP} deals agree", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
