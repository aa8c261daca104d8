"""Scores a table of deals, `spades score FILE.csv` (RULES section 6 and scoring_cases.csv).

A row names the rules, a side's total and bags before the deal, its bids and the tricks it took:
`rules` as in `rule_text`, bids `4`, `N`, `B` and `S6` with `+` between partners.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from game.engine.ledger import score
from game.session.csv_rows import csv_rows
from game.session.rule_text import RuleTextError, is_integer, parse_rules
from game.session.side_text import SideTextError, parse_side
from game.words.faults import quoted
from game.words.lookup import t

COLUMNS = ("case", "rules", "total_before", "bags_before", "bids", "taken")
"""The columns that must be there; others are left alone."""

_ERROR = t("score_file.error", reason="")
_BYTE_ORDER_MARK = "\ufeff"


class _TableError(ValueError):
    """A head or a row that cannot be read; the message is a clause for the reader."""


def score_table(text: str) -> Iterator[str]:
    """Yield `total_after,bags_after` for each row of a table, in order.

    A row that cannot be scored yields `error: ` and a clause in its place. A table without its
    columns yields one such line. Blank lines are no rows.

    >>> head = "case,rules,total_before,bags_before,bids,taken"
    >>> list(score_table(f"{head}\\ntwo over,,0,0,4+2,5+3"))
    ['62,2']
    """
    rows = csv_rows(text.removeprefix(_BYTE_ORDER_MARK))
    try:
        head = _head(next(rows, []))
    except _TableError as fault:
        yield _ERROR + str(fault)
        return
    for row in rows:
        try:
            yield _score_row(head, row)
        except (_TableError, RuleTextError, SideTextError) as fault:
            yield _ERROR + str(fault)


def main(path: str | Path, out: TextIO) -> int:
    """Score the file at `path` to `out`; the exit status, 1 if anything could not be scored."""
    try:
        text = Path(path).read_bytes().decode("utf-8")
        lines = score_table(text)
    except FileNotFoundError:
        lines = iter([_ERROR + t("score_file.missing_file", path=path)])
    except UnicodeDecodeError:
        lines = iter([_ERROR + t("score_file.not_text", path=path)])
    except (OSError, ValueError):
        lines = iter([_ERROR + t("score_file.unreadable", path=path)])
    status = 0
    for line in lines:
        _write(line, out)
        if line.startswith(_ERROR):
            status = 1
    return status


def _write(line: str, out: TextIO) -> None:
    # A pipe may have no room for typographic marks, and a lost mark is better than a lost table.
    encoding = out.encoding or "utf-8"
    out.write(line.encode(encoding, errors="replace").decode(encoding) + "\n")


def _head(head: list[str] | None) -> list[str]:
    if not head:
        raise _TableError(t("score_file.no_head"))
    for column in COLUMNS:
        if column not in head:
            raise _TableError(t("score_file.no_column", column=column))
        if head.count(column) > 1:
            raise _TableError(t("score_file.column_twice", column=column))
    return head


def _score_row(head: list[str], row: list[str] | None) -> str:
    if row is None:
        raise _TableError(t("score_file.not_csv"))
    if len(row) != len(head):
        raise _TableError(t("score_file.cells", n=len(head), found=len(row)))
    cells = dict(zip(head, row, strict=True))
    rules = parse_rules(cells["rules"])
    total = _integer(cells, "total_before")
    bags = _integer(cells, "bags_before")
    if bags < 0:
        raise _TableError(t("score_file.negative_bags"))
    ledger = score(rules, parse_side(rules, cells["bids"], cells["taken"]), bags)
    return f"{total + ledger.points},{ledger.bags}"


def _integer(cells: dict[str, str], column: str) -> int:
    value = cells[column]
    if not is_integer(value):
        raise _TableError(t("score_file.integer", column=column, value=quoted(value)))
    return int(value)
