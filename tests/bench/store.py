"""What the database costs: an entry written, and statistics opened over many deals."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from game.storage.matches import open_store
from game.storage.statistics import Filter, bid_grid, choices, outcomes, summary
from tests.bench.numbers import best_and_median, spread
from tests.storage.kit import Clock, empty_record, played
from tests.storage.many import fill

DEALS = 100_000


def entries() -> dict[str, object]:
    """Milliseconds to store each of a match's first 400 entries, some of which close deals."""
    log = played(empty_record(), most=400).log
    times = []
    with tempfile.TemporaryDirectory() as folder:
        store, _ = open_store(Path(folder), Clock())
        match = store.new_match(empty_record())
        for number, action in enumerate(log, 1):
            began = time.perf_counter()
            store.append(match, number, action)
            times.append(1000 * (time.perf_counter() - began))
        store.close()
    return {"entry_ms": spread(times)}


def statistics(deals: int = DEALS) -> dict[str, object]:
    """Milliseconds to open the store and to fill the page of statistics over so many deals."""
    opened, filled = [], []
    with tempfile.TemporaryDirectory() as folder:
        fill(Path(folder), deals)
        for _ in range(5):
            began = time.perf_counter()
            store, _ = open_store(Path(folder), Clock())
            opened.append(1000 * (time.perf_counter() - began))
            began = time.perf_counter()
            choices(store)
            summary(store, Filter())
            outcomes(store, Filter(), 25)
            bid_grid(store, Filter())
            filled.append(1000 * (time.perf_counter() - began))
            store.close()
    return {
        "deals": deals,
        "open_ms": best_and_median(opened),
        "statistics_page_ms": best_and_median(filled),
    }
