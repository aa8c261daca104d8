"""What the score book says, in words and numbers, without where it stands."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.state import DealResult, State
from game.engine.tables import Side
from game.ui.chart import Progress, Series
from game.ui.layout.seats import side_order
from game.words import t
from game.words.headline import headline
from game.words.ledger import LedgerLine, ledger_lines
from game.words.names import Names
from game.words.numbers import number, signed
from game.words.sheet import deal_note, history_cell, match_goal, side_note

Columns = tuple[str, str, str, str]
"""The cells of one side in one deal: took, points, total, bags."""


@dataclass(frozen=True, slots=True)
class BagCount:
    """A side's bags before a deal, at their highest in it, and after it.

    `limit` is how many bring a penalty, None if none do.
    """

    before: int
    reached: int
    after: int
    limit: int | None


@dataclass(frozen=True, slots=True)
class SideAccount:
    """One side's part of a deal; `place` is its mark, 0 for the viewer's own side."""

    place: int
    name: str
    note: str
    lines: tuple[LedgerLine, ...]
    points: int
    before: int
    after: int
    bags: BagCount


@dataclass(frozen=True, slots=True)
class DealPage:
    """The page of one deal, the viewer's side first."""

    title: str
    note: str
    accounts: tuple[SideAccount, ...]


@dataclass(frozen=True, slots=True)
class HistoryRow:
    """One deal in the history: its number, and for each side the four cells and the points."""

    deal: int
    cells: tuple[Columns, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchPage:
    """The page of the whole match; `shown` is the index of the deal on the other page."""

    title: str
    goal: str
    progress: Progress
    names: tuple[str, ...]
    rows: tuple[HistoryRow, ...]
    shown: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """Both pages and the sentence over them; no deal is there before the first is scored."""

    headline: str
    deal: DealPage | None
    match: MatchPage


def sheet_of(
    state: State, names: Names, result_index: int, hinted: frozenset[int] = frozenset()
) -> Sheet:
    """Return what the book says about the finished deal `result_index`, negative from the last.

    `hinted` are the numbers of the deals in which the viewer took hints, which is said.

    Raises IndexError if there are deals but none of that index.
    """
    order = side_order(state.table.sides, names.viewer or 0)
    results = state.results
    shown = range(len(results))[result_index] if results else -1
    deal = _deal_page(state, names, order, shown, hinted) if results else None
    return Sheet(headline(state, names), deal, _match_page(state, names, order, shown))


def _totals_before(state: State, index: int) -> tuple[int, ...]:
    if index:
        return state.results[index - 1].totals
    return state.start.totals or state.rules.opening_totals()


def _deal_page(
    state: State, names: Names, order: tuple[Side, ...], index: int, hinted: frozenset[int]
) -> DealPage:
    result = state.results[index]
    title = "sheet.deal.hinted" if result.deal in hinted else "sheet.deal"
    before = _totals_before(state, index)
    return DealPage(
        title=t(title, deal=result.deal),
        note=deal_note(result, state.table, names),
        accounts=tuple(
            _account(state, result, side, place, before[side], names)
            for place, side in enumerate(order)
        ),
    )


def _account(
    state: State, result: DealResult, side: Side, place: int, before: int, names: Names
) -> SideAccount:
    ledger, limit = result.ledgers[side], state.rules.bag_limit
    return SideAccount(
        place=place,
        name=names.side(side, state.table),
        note=side_note(result, side, state.table, names),
        lines=ledger_lines(state.rules, result, side, names),
        points=ledger.points,
        before=before,
        after=result.totals[side],
        bags=BagCount(
            before=ledger.bags_before,
            reached=ledger.bags_before + sum(line.bags for line in ledger.lines),
            after=ledger.bags,
            limit=None if limit == "none" else limit,
        ),
    )


def _match_page(state: State, names: Names, order: tuple[Side, ...], shown: int) -> MatchPage:
    return MatchPage(
        title=t("sheet.match"),
        goal=match_goal(state.rules),
        progress=_progress(state, order),
        names=tuple(names.side(side, state.table) for side in order),
        rows=tuple(_row(state, result, order) for result in state.results),
        shown=shown,
    )


def _progress(state: State, order: tuple[Side, ...]) -> Progress:
    columns = (_totals_before(state, 0), *(result.totals for result in state.results))
    return Progress(
        series=tuple(
            Series(place, tuple(totals[side] for totals in columns))
            for place, side in enumerate(order)
        ),
        goal=None if state.rules.deals else state.rules.target,
        first=state.start.deal,
        deals=max(len(state.results), state.rules.deals - state.start.deal + 1, 1),
    )


def _row(state: State, result: DealResult, order: tuple[Side, ...]) -> HistoryRow:
    return HistoryRow(
        deal=result.deal,
        cells=tuple(_cells(state, result, side) for side in order),
        points=tuple(result.ledgers[side].points for side in order),
    )


def _cells(state: State, result: DealResult, side: Side) -> Columns:
    ledger = result.ledgers[side]
    return (
        history_cell(result, side, state.table),
        signed(ledger.points),
        number(result.totals[side]),
        str(ledger.bags),
    )
