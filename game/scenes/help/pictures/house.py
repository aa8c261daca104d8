"""The picture of the rules in force: on a page of the book, what Classic does not have."""

from __future__ import annotations

import pygame

from game.scenes.desk import Desk
from game.scenes.help.variants import house_sentences, rules_in_force
from game.ui.book import page_head
from game.ui.brush import Brush
from game.ui.geometry import Rect
from game.ui.paper import paper
from game.ui.shapes import disc
from game.ui.theme import Step
from game.words import t
from game.words.rules_line import match_title

_WIDEST, _EDGE, _HEAD = 860, 40, 62
_BULLET, _INDENT, _GAP = 3.2, 20, 9


def paint_house(desk: Desk, surface: pygame.Surface, area: Rect) -> None:
    """Draw as many of the sentences within `area` as there is room for, the rest as a number."""
    brush, u = desk.brush, desk.brush.scale
    held = rules_in_force(desk)
    sentences = house_sentences(held.rules)
    wide = min(_WIDEST * u, area.w - 16 * u)
    room = Rect(0.0, 0.0, wide - 2 * _EDGE * u, area.h - (_HEAD + 16 + _EDGE) * u)
    lines = _fitting(brush, sentences, room)
    high = _HEAD * u + _height(brush, lines, room.w) + _EDGE * u
    sheet = Rect.centred(area.cx, area.cy - 4 * u, wide, high)
    paper(brush, surface, (sheet.x, sheet.y, sheet.w, sheet.h))
    page = Rect.spanning(sheet.x + _EDGE * u, sheet.y, sheet.right - _EDGE * u, sheet.bottom)
    note = t("howto.house.note")
    page_head(brush, surface, page, match_title(held.rules, held.name), note, _HEAD * u)
    _write(brush, surface, page, lines)


def _fitting(brush: Brush, sentences: tuple[str, ...], room: Rect) -> tuple[str, ...]:
    """The sentences from the first on that fit, with a last line for those that do not."""
    lines = sentences
    for kept in range(len(sentences) - 1, 0, -1):
        if _height(brush, lines, room.w) <= room.h:
            break
        lines = (*sentences[:kept], t("howto.house.more", n=len(sentences) - kept))
    return lines


def _height(brush: Brush, lines: tuple[str, ...], wide: float) -> float:
    u, line = brush.scale, brush.text.line(Step.BODY)
    room = wide - _INDENT * u
    rows = (len(brush.text.wrap(words, Step.BODY, room, 400)) for words in lines)
    return sum(row * line + _GAP * u for row in rows) + _GAP * u


def _write(brush: Brush, surface: pygame.Surface, page: Rect, lines: tuple[str, ...]) -> None:
    u, text, book = brush.scale, brush.text, brush.theme.book
    line, wide = text.line(Step.BODY), page.w - _INDENT * u
    y = page.y + (_HEAD + _GAP) * u
    for words in lines:
        disc(brush, surface, page.x + _BULLET * u, y + line / 2, _BULLET * u, book.sides[0])
        text.paragraph(surface, words, page.x + _INDENT * u, y, wide, Step.BODY, book.page.ink,
                       weight=400)  # fmt: skip
        y += len(text.wrap(words, Step.BODY, wide, 400)) * line + _GAP * u
