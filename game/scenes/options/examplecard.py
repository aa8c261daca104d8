"""The paper on which an example is reckoned."""

from __future__ import annotations

import pygame

from game.scenes.options.examples import Example
from game.ui.book import points_ink
from game.ui.brush import Brush
from game.ui.faces import box
from game.ui.geometry import Rect
from game.ui.paper import leaders
from game.ui.shadow import shade
from game.ui.shapes import rounded, rule
from game.ui.theme import PAGE_RADIUS, STRONG, Step
from game.words import t
from game.words.ledger import LedgerLine
from game.words.numbers import number, signed

_PAD, _TOP = 18, 10
_LINE, _FOLDED, _TOTAL = 29, 18, 38
_RULES = 10
_NOTE_GAP, _POINTS_GAP = 8, 24


def card_height(brush: Brush, example: Example, width: float) -> float:
    """Return how high the paper of an example is, `width` pixels wide."""
    u = brush.scale
    inner = width - 2 * _PAD * u
    head = len(_head(brush, example, inner)) * brush.text.line(Step.BODY)
    lines = sum(_LINE + (_FOLDED if _folds(brush, line, inner) else 0) for line in example.lines)
    return head + (2 * _TOP - 2 + 2 * _RULES + lines + _TOTAL) * u


def draw_card(brush: Brush, surface: pygame.Surface, example: Example, area: Rect) -> None:
    """Draw the paper over `area` and write the example on it."""
    u, book, text = brush.scale, brush.theme.book, brush.text
    radius = PAGE_RADIUS * u
    shade(brush, surface, box(area), radius, 13 * u, 0.43, dy=6 * u)
    edge = None if brush.theme.depth else brush.theme.text
    rounded(brush, surface, box(area), radius, book.page.top, foot=book.page.foot, edge=edge)
    x, right = area.x + _PAD * u, area.right - _PAD * u
    y = area.y + _TOP * u
    for row in _head(brush, example, right - x):
        text.draw(surface, row, x, y + text.line(Step.BODY) / 2, Step.BODY, book.page.ink,
                  weight=STRONG)  # fmt: skip
        y += text.line(Step.BODY)
    y += _RULES / 2 * u
    rule(brush, surface, x, y, right - x, book.rule, opacity=0.5, thickness=1.2 * u)
    y += _RULES / 2 * u
    for line in example.lines:
        y = _line(brush, surface, line, Rect(x, y, right - x, _LINE * u))
    y += _RULES / 2 * u
    rule(brush, surface, x, y, right - x, book.rule, opacity=0.65, thickness=1.6 * u)
    y += (_RULES / 2 + _TOTAL / 2) * u
    end = text.draw(surface, t("options.example.total"), x, y, Step.BODY, book.page.ink,
                    weight=STRONG)  # fmt: skip
    text.draw(surface, example.note, end + _NOTE_GAP * u, y, Step.CAPTION, book.second,
              weight=400)  # fmt: skip
    text.draw(surface, number(example.total), right, y, Step.TITLE, book.sides[0], weight=700,
              align="right")  # fmt: skip


def _head(brush: Brush, example: Example, width: float) -> list[str]:
    return brush.text.wrap(example.head, Step.BODY, width, STRONG)


def _folds(brush: Brush, line: LedgerLine, width: float) -> bool:
    """Tell whether a line's note has no room beside it."""
    text = brush.text
    words = text.width(line.text, Step.BODY, 400) + text.width(line.note, Step.CAPTION, 400)
    points = text.width(signed(line.points), Step.BODY, STRONG)
    return bool(line.note) and words + points + (_NOTE_GAP + _POINTS_GAP) * brush.scale > width


def _line(brush: Brush, surface: pygame.Surface, line: LedgerLine, area: Rect) -> float:
    """Write one line and return the y under it."""
    u, book, text = brush.scale, brush.theme.book, brush.text
    folds, y = _folds(brush, line, area.w), area.cy
    end = text.draw(surface, line.text, area.x, y, Step.BODY, book.page.ink, weight=400)
    if line.note and not folds:
        end = text.draw(surface, line.note, end + _NOTE_GAP * u, y, Step.CAPTION, book.second,
                        weight=400)  # fmt: skip
    points = signed(line.points)
    left = area.right - text.width(points, Step.BODY, STRONG)
    leaders(brush, surface, end + 9 * u, left - 8 * u, y + 4 * u, book.rule)
    text.draw(surface, points, area.right, y, Step.BODY, points_ink(book, line.points),
              weight=STRONG, align="right")  # fmt: skip
    if not folds:
        return area.bottom
    text.draw(surface, line.note, area.x, area.bottom + 4 * u, Step.CAPTION, book.second,
              weight=400)  # fmt: skip
    return area.bottom + _FOLDED * u
