"""The picture of the bags: one side's deal with a trick more, and one more, on paper."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.engine.ledger import Entry, Ledger
from game.engine.rules import CLASSIC
from game.scenes.desk import Desk
from game.scenes.help.examples import (
    BAGS_BEFORE,
    BAGS_BID,
    BAGS_TAKEN,
    BAGS_TOTAL,
    bag_ledger,
)
from game.scenes.help.telling import bag_ordinal
from game.ui.book import beads, beads_width, change_ink, page_head, points_ink, strip
from game.ui.brush import Brush
from game.ui.geometry import Rect
from game.ui.icons import icon
from game.ui.paper import paper
from game.ui.theme import STRONG, Step
from game.words import t
from game.words.numbers import number, signed

_WIDEST, _HIGHEST = 860, 560
_COLUMNS: tuple[tuple[str, tuple[Entry, ...]], ...] = (
    ("contract", (Entry.CONTRACT_MADE,)),
    ("over", (Entry.OVERTRICKS,)),
    ("penalty", (Entry.BAG_PENALTY,)),
)
_STRIP_OUT = 12


@dataclass(frozen=True, slots=True)
class _Look:
    """Heights at scale 1 and the steps of the figures."""

    head: float
    columns: float
    row: float
    strip: float
    gap: float
    figure: Step
    total: Step


_AIRY = _Look(84, 40, 50, 42, 22, Step.TITLE, Step.TITLE)
_CLOSE = _Look(54, 30, 34, 32, 10, Step.LEAD, Step.LEAD)


def paint_bags(desk: Desk, surface: pygame.Surface, area: Rect) -> None:
    """Draw the page of the score book that reckons with the bags, within `area`."""
    brush, u = desk.brush, desk.brush.scale
    look = _AIRY if area.h >= 500 * u and area.w >= 620 * u else _CLOSE
    wide = min(_WIDEST * u, area.w - 16 * u)
    each = look.row + look.strip + look.gap
    high = (look.head + look.columns + len(BAGS_TAKEN) * each + 16) * u
    sheet = Rect.centred(area.cx, area.cy - 4 * u, wide, min(high, area.h - 16 * u))
    paper(brush, surface, (sheet.x, sheet.y, sheet.w, sheet.h))
    edge = (48 if look is _AIRY else 26) * u
    page = Rect.spanning(sheet.x + edge, sheet.y, sheet.right - edge, sheet.bottom)
    title = t("howto.bags.head", total=BAGS_TOTAL, bags=BAGS_BEFORE)
    page_head(brush, surface, page, title, t("howto.bags.bid", contract=BAGS_BID),
              look.head * u)  # fmt: skip
    y = page.y + look.head * u
    _heads(brush, surface, Rect(page.x, y, page.w, look.columns * u))
    y += look.columns * u
    for taken in BAGS_TAKEN:
        _case(brush, surface, Rect(page.x, y, page.w, each * u), taken, look)
        y += each * u


def _ends(room: Rect) -> tuple[float, ...]:
    """Where the columns of points end; the tricks taken begin at the left."""
    first = room.x + 0.26 * room.w
    step = (room.right - first) / (len(_COLUMNS) + 1)
    return tuple(first + (place + 1) * step for place in range(len(_COLUMNS) + 1))


def _heads(brush: Brush, surface: pygame.Surface, room: Rect) -> None:
    book = brush.theme.book
    words = [t(f"howto.column.{name}", ordinal=bag_ordinal()) for name, _ in _COLUMNS]
    for end, head in zip(_ends(room), [*words, t("howto.column.deal")], strict=True):
        brush.text.draw(surface, head, end, room.cy + 4 * brush.scale, Step.CAPTION, book.second,
                        weight=400, align="right")  # fmt: skip
    brush.text.draw(surface, t("howto.column.took"), room.x, room.cy + 4 * brush.scale,
                    Step.CAPTION, book.second, weight=400)  # fmt: skip


def _case(brush: Brush, surface: pygame.Surface, room: Rect, taken: int, look: _Look) -> None:
    """One number of tricks: its points on a line, the new total and the bags under it."""
    u, text, book = brush.scale, brush.text, brush.theme.book
    ledger = bag_ledger(taken)
    y = room.y + look.row * u / 2
    text.draw(surface, t("howto.bags.took", n=taken), room.x, y, look.figure, book.page.ink,
              weight=STRONG)  # fmt: skip
    *ends, last = _ends(room)
    for end, (_, entries) in zip(ends, _COLUMNS, strict=True):
        points = _points(ledger, entries)
        ink = points_ink(book, points) if points else book.second
        words = signed(points) if points else t("howto.none")
        text.draw(surface, words, end, y, look.figure, ink, weight=400, align="right")
    text.draw(surface, signed(ledger.points), last, y, look.figure,
              change_ink(book, ledger.points), weight=700, align="right")  # fmt: skip
    place = Rect(room.x, room.y + look.row * u, room.w, look.strip * u)
    _outcome(brush, surface, place, ledger, look)


def _outcome(
    brush: Brush, surface: pygame.Surface, place: Rect, ledger: Ledger, look: _Look
) -> None:
    u, text, book = brush.scale, brush.text, brush.theme.book
    ink, out, y = book.sides[0], _STRIP_OUT * u, place.cy
    strip(brush, surface, Rect.spanning(place.x - out, place.y, place.right + out, place.bottom),
          ink)  # fmt: skip
    end = text.draw(surface, t("howto.column.total"), place.x, y, Step.BODY, book.second)
    end = text.draw(surface, number(BAGS_TOTAL), end + 12 * u, y, Step.LEAD, book.second,
                    weight=400)  # fmt: skip
    icon(brush, surface, "next", end + 14 * u, y, 14 * u, book.second, stroke=2.2)
    total = BAGS_TOTAL + ledger.points
    text.draw(surface, number(total), end + 28 * u, y, look.total, ink, weight=700)
    text.draw(surface, t("sheet.bags", n=ledger.bags), place.right, y, Step.BODY, book.page.ink,
              weight=STRONG, align="right")  # fmt: skip
    limit = CLASSIC.bag_limit
    if limit != "none":
        struck = limit - ledger.bags if ledger.points < 0 else 0
        x = place.right - 72 * u - beads_width(brush, limit)
        beads(brush, surface, x, y, limit, ledger.bags, struck)


def _points(ledger: Ledger, entries: tuple[Entry, ...]) -> int:
    return sum(line.points for line in ledger.lines if line.entry in entries)
