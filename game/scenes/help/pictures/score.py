"""The picture of the end: the score book with a few deals, and a whole match beside them."""

from __future__ import annotations

from itertools import accumulate

import pygame

from game.engine.bids import NIL, Bid, tricks_bid
from game.engine.rules import CLASSIC
from game.engine.state import DealResult
from game.scenes.desk import Desk
from game.scenes.help.examples import PARTNER, YOU, people, result, worth
from game.ui.book import change_ink, page_head, points_ink
from game.ui.brush import Brush
from game.ui.chart import Progress, Series, book_mark, chart
from game.ui.geometry import Rect
from game.ui.paper import leaders, paper
from game.ui.theme import STRONG, Step
from game.words import t
from game.words.ledger import LedgerLine, ledger_lines
from game.words.names import Names
from game.words.numbers import signed
from game.words.sheet import match_goal, side_note

_OPEN_FROM = 760
_WIDEST, _HIGHEST = 1060, 620
_NIL_AND = (NIL, tricks_bid(4))
_DEALS: tuple[tuple[tuple[Bid, Bid], tuple[int, int]], ...] = (
    ((tricks_bid(3), tricks_bid(2)), (4, 4)),
    ((tricks_bid(3), tricks_bid(2)), (2, 2)),
    (_NIL_AND, (0, 4)),
    (_NIL_AND, (1, 5)),
)
"""The bids and tricks of the reader and the partner in the deals shown."""
_MATCH = (
    (((3, 3), 7), ((3, 3), 6)),
    (((4, 2), 5), ((3, 3), 8)),
    (((3, 4), 7), ((2, 3), 6)),
    (((4, 3), 8), ((3, 2), 5)),
    (((5, 3), 8), ((2, 3), 5)),
    (((6, 3), 9), ((2, 2), 4)),
    (((4, 4), 8), ((3, 2), 5)),
    (((5, 4), 9), ((2, 2), 4)),
    (((4, 3), 7), ((3, 3), 6)),
)
"""The bids and tricks of both sides in each deal of the match shown."""


def paint_score(desk: Desk, surface: pygame.Surface, area: Rect) -> None:
    """Draw the score book within `area`, open where there is room for two pages."""
    brush, u = desk.brush, desk.brush.scale
    wide, high = min(area.w - 16 * u, _WIDEST * u), min(area.h - 16 * u, _HIGHEST * u)
    book = Rect.centred(area.cx, area.cy - 4 * u, wide, high)
    two = book.w >= _OPEN_FROM * u
    paper(brush, surface, (book.x, book.y, book.w, book.h), spine=book.cx if two else None)
    outer, fold = (40 * u, 44 * u) if two else (26 * u, 26 * u)
    end = book.cx - fold if two else book.right - outer
    _deals(brush, surface, Rect.spanning(book.x + outer, book.y, end, book.bottom - 16 * u))
    if two:
        page = Rect.spanning(book.cx + fold, book.y, book.right - outer, book.bottom - 24 * u)
        _match(brush, surface, page)


def _head(brush: Brush, page: Rect) -> float:
    return (76 if page.h >= 460 * brush.scale else 52) * brush.scale


def _deals(brush: Brush, surface: pygame.Surface, page: Rect) -> None:
    """As many of the deals as the page has room for, each with its ledger."""
    u, names, head = brush.scale, people(), _head(brush, page)
    note = t("howto.deals.note", partner=names.of(PARTNER))
    page_head(brush, surface, page, t("howto.deals.title"), note, head)
    results = [result(*deal) for deal in _DEALS]
    lines = [ledger_lines(CLASSIC, one, YOU, names) for one in results]
    rows = sum(len(ledger) + 1 for ledger in lines)
    room = page.h - head
    pitch = min(29 * u, room / (rows + 0.55 * len(lines)))
    while pitch < 21 * u and len(lines) > 1:
        results.pop()
        lines.pop()
        rows = sum(len(ledger) + 1 for ledger in lines)
        pitch = min(29 * u, room / (rows + 0.55 * len(lines)))
    y = page.y + head + 0.3 * pitch
    for one, ledger in zip(results, lines, strict=True):
        y = _deal(brush, surface, Rect(page.x, y, page.w, pitch), one, ledger, names)
        y += 0.55 * pitch


def _deal(
    brush: Brush,
    surface: pygame.Surface,
    row: Rect,
    one: DealResult,
    ledger: tuple[LedgerLine, ...],
    names: Names,
) -> float:
    """One deal from the top of `row` on, a row a line; return the y below it."""
    u, text, book = brush.scale, brush.text, brush.theme.book
    book_mark(brush, surface, 0, row.x + 7 * u, row.cy, 6 * u)
    note = side_note(one, YOU, CLASSIC.row, names)
    text.draw(surface, note[:1].upper() + note[1:], row.x + 22 * u, row.cy, Step.BODY,
              book.page.ink, weight=STRONG)  # fmt: skip
    points = one.ledgers[YOU].points
    text.draw(surface, signed(points), row.right, row.cy, Step.LEAD, change_ink(book, points),
              weight=700, align="right")  # fmt: skip
    for place, line in enumerate(ledger, 1):
        y = row.cy + place * row.h
        end = text.draw(surface, line.text, row.x + 22 * u, y, Step.BODY, book.page.ink)
        amount = signed(line.points)
        wide = text.width(amount, Step.BODY, 400)
        room = row.right - wide - 24 * u - end
        if line.note and text.width(line.note, Step.CAPTION, 400) <= room:
            end = text.draw(surface, line.note, end + 8 * u, y + 0.5 * u, Step.CAPTION,
                            book.second, weight=400)  # fmt: skip
        leaders(brush, surface, end + 8 * u, row.right - wide - 8 * u, y + 4 * u, book.rule)
        text.draw(surface, amount, row.right, y, Step.BODY, points_ink(book, line.points),
                  weight=400, align="right")  # fmt: skip
    return row.y + (len(ledger) + 1) * row.h


def _match(brush: Brush, surface: pygame.Surface, page: Rect) -> None:
    """The totals of a match from its first deal to the one that ends it."""
    u, head = brush.scale, _head(brush, page)
    page_head(brush, surface, page, t("howto.match.title"), match_goal(CLASSIC), head)
    series = tuple(Series(side, _totals(side)) for side in range(2))
    low = 40 * u
    area = Rect.spanning(page.x, page.y + head + 18 * u, page.right, page.bottom - low)
    deals = len(_MATCH)
    chart(brush, surface, area, Progress(series, CLASSIC.target, 1, deals))
    names = people()
    for side, x in enumerate((page.x + 0.06 * page.w, page.x + 0.54 * page.w)):
        y = page.bottom - 0.4 * low
        book_mark(brush, surface, side, x + 6 * u, y, 5.5 * u)
        brush.text.draw(surface, names.side(side, CLASSIC.row), x + 20 * u, y, Step.BODY,
                        brush.theme.book.page.ink, weight=STRONG)  # fmt: skip


def _totals(side: int) -> tuple[int, ...]:
    """The totals of a side before the match and after each of its deals."""
    deals = (sides[side] for sides in _MATCH)
    points = (worth(map(tricks_bid, bids), (taken, 0)) for bids, taken in deals)
    return tuple(accumulate(points, initial=0))
