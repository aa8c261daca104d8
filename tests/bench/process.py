"""What a process uses: memory and processor time, as Linux counts them."""

from __future__ import annotations

import os
import time
from pathlib import Path


def memory(pid: int) -> dict[str, float]:
    """Resident and proportional memory in MB."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="utf-8").splitlines()
    values = {line.split(":")[0]: line.split() for line in lines[1:]}
    return {name.lower(): round(int(values[name][1]) / 1024, 1) for name in ("Rss", "Pss")}


def children(pid: int) -> list[int]:
    """The processes that `pid` started."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return [int(word) for t in threads for word in (t / "children").read_text().split()]


def processor(pid: int, seconds: float) -> float:
    """Per cent of one core that a process uses over the next `seconds`."""
    before, began = _spent(pid), time.monotonic()
    time.sleep(seconds)
    return round(100 * (_spent(pid) - before) / (time.monotonic() - began), 2)


def _spent(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
