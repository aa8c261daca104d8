"""The grid of bids from the counts on file."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.bids import BidKind
from game.storage.statistics import BidCell
from game.ui.heatmap import GridRow, HeatMap
from game.words import t

_LEAST = 7
"""The highest bid and number of tricks the grid has room for from the start."""
_STRICT = {BidKind.NIL.name.lower(): "nil", BidKind.BLIND_NIL.name.lower(): "blind_nil"}


def heat_map_of(cells: Iterable[BidCell]) -> HeatMap | None:
    """Return the grid of `cells`, None if there are none.

    Nil and blind nil have rows of their own; a blind six stands with the other bids of its number.
    """
    counts: dict[tuple[str, int], dict[int, int]] = {}
    for cell in cells:
        name = _STRICT.get(cell.kind, "")
        row = counts.setdefault((name, 0 if name else cell.bid), {})
        row[cell.tricks] = row.get(cell.tricks, 0) + cell.deals
    if not counts:
        return None
    most = max(_LEAST, *(max(row) for row in counts.values()))
    rows = tuple(
        GridRow(
            name=t(f"statistics.bids.{name}") if name else str(bid),
            deals=tuple(counts.get((name, bid), {}).get(tricks, 0) for tricks in range(most + 1)),
            exact=bid,
            strict=bool(name),
        )
        for name, bid in _rows(counts)
    )
    return HeatMap(
        corner=t("statistics.bids.bid"),
        rows=rows,
        counts=tuple(tuple(str(deals) for deals in row.deals) for row in rows),
        short_counts=tuple(tuple(short_count(deals) for deals in row.deals) for row in rows),
        key=(t("statistics.bids.exact"), t("statistics.bids.over"), t("statistics.bids.short")),
        across=t("statistics.bids.taken"),
    )


def short_count(deals: int) -> str:
    """A number in three letters or fewer up to a million: "999", "1k", "31k"."""
    return str(deals) if deals < 1000 else t("statistics.bids.thousands", n=deals // 1000)


def _rows(counts: dict[tuple[str, int], dict[int, int]]) -> list[tuple[str, int]]:
    highest = max(_LEAST, *(bid for _, bid in counts))
    rows = [(name, 0) for name in ("blind_nil", "nil") if (name, 0) in counts or name == "nil"]
    if ("", 0) in counts:
        rows.append(("", 0))
    return rows + [("", bid) for bid in range(1, highest + 1)]
