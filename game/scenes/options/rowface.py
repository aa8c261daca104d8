"""Draws one row of the options."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.scenes.options.answers import Look
from game.scenes.options.personeditor import RADIUS
from game.scenes.options.rowlayout import Cell, PlacedRow, Tone
from game.ui.brush import Brush
from game.ui.faces import box
from game.ui.geometry import Rect
from game.ui.icons import icon
from game.ui.portraits import portrait
from game.ui.shapes import rounded
from game.ui.theme import KEY_RADIUS, STRONG, Colour, Step


@dataclass(frozen=True, slots=True)
class RowLook:
    """What pointer and keyboard do to a row.

    `over` is the option and the part of it under the pointer, `undo` whether that is the note of a
    changed rule, `focus` the option the keyboard is at.
    """

    current: bool = False
    over: tuple[str, int] | None = None
    down: bool = False
    undo: bool = False
    focus: str = ""


def draw_row(
    brush: Brush, surface: pygame.Surface, placed: PlacedRow, dy: float, look: RowLook
) -> None:
    """Draw a row moved down by `dy`, without what folds out under it."""
    theme, u = brush.theme, brush.scale
    area = placed.area.moved(0.0, dy)
    if look.current:
        back = Rect(area.x + 4 * u, area.y + 3 * u, area.w - 8 * u, area.h - 6 * u)
        rounded(brush, surface, box(back), KEY_RADIUS * u, theme.veil, opacity=0.07,
                edge=theme.text, edge_opacity=max(0.12, theme.edge_opacity))  # fmt: skip
    if any(option.rule and option.changed for option in placed.row.options):
        head = placed.head.moved(0.0, dy)
        bar = (head.x + 4 * u, head.cy - 0.25 * head.h, 4 * u, 0.5 * head.h)
        rounded(brush, surface, bar, 2 * u, theme.accent)
    if placed.row.portrait:
        portrait(brush, surface, placed.row.portrait, placed.words.x - (RADIUS + 12) * u,
                 placed.head.cy + dy if placed.cells[0].area.y < placed.words.bottom
                 else placed.words.cy + dy, RADIUS * u)  # fmt: skip
    _words(brush, surface, placed, dy, look)
    for cell in placed.cells:
        cell.editor.draw(brush, surface, cell.area.moved(0.0, dy), _cell_look(cell, look))


def _cell_look(cell: Cell, look: RowLook) -> Look:
    over = look.over[1] if look.over is not None and look.over[0] == cell.option.id else None
    return Look(
        enabled=not cell.option.idle,
        over=over,
        down=look.down,
        focus=look.focus == cell.option.id,
    )


def _words(
    brush: Brush, surface: pygame.Surface, placed: PlacedRow, dy: float, look: RowLook
) -> None:
    theme, u, text = brush.theme, brush.scale, brush.text
    tone, x, y = placed.tone, placed.words.x, placed.words.y + dy
    idle = tone is Tone.IDLE
    title = text.fit(placed.title, Step.LEAD, placed.words.w, STRONG)
    text.draw(surface, title, x, y + text.line(Step.LEAD) / 2, Step.LEAD,
              theme.disabled if idle else theme.text, weight=STRONG)  # fmt: skip
    y += text.line(Step.LEAD)
    colours: dict[Tone, Colour] = {Tone.CHANGED: theme.accent, Tone.REFUSED: theme.bad}
    paint = colours.get(tone, theme.second)
    if tone is Tone.CHANGED:
        if look.undo:
            paint = theme.text
        icon(brush, surface, "reset", x + 7 * u, y + text.line(Step.CAPTION) / 2, 15 * u, paint,
             stroke=2.2)  # fmt: skip
        x += 20 * u
    for line in placed.notes:
        text.rich(surface, line, x, y + text.line(Step.CAPTION) / 2, Step.CAPTION, paint,
                  weight=400)  # fmt: skip
        y += text.line(Step.CAPTION)
