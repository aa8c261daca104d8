"""Reads the rows of a CSV table so that one damaged row costs only itself."""

from __future__ import annotations

import csv
from bisect import bisect_right
from collections.abc import Iterator
from io import StringIO

_QUOTE = '"'


def csv_rows(text: str) -> Iterator[list[str] | None]:
    """Yield the cells of each row, the head first; blank lines are skipped.

    None stands for a line that is no CSV. A quoted cell may run over several lines if the row then
    has as many cells as the head; otherwise its first line alone is damaged.
    """
    lines = StringIO(text, newline=None).read().split("\n")
    unpaired = [place for place, line in enumerate(lines) if line.count(_QUOTE) % 2]
    place, width = 0, 0
    while place < len(lines):
        row, last = _parsed(lines[place]), place
        if row is None and width:
            row, last = _joined(lines, unpaired, place, width)
        place = last + 1
        if row is None or row[1:] or "".join(row).strip():
            width = width or len(row or ())
            yield row


def _joined(
    lines: list[str], unpaired: list[int], first: int, width: int
) -> tuple[list[str] | None, int]:
    """The row that begins on a line with an open quote, and the last line it takes."""
    following = bisect_right(unpaired, first)
    if following < len(unpaired):
        last = unpaired[following]
        row = _parsed("\n".join(lines[first : last + 1]))
        if row is not None and len(row) == width:
            return row, last
    return None, first


def _parsed(text: str) -> list[str] | None:
    try:
        rows = list(csv.reader(StringIO(text, newline=""), strict=True))
    except csv.Error:
        return None
    if len(rows) > 1:
        return None
    return rows[0] if rows else []
