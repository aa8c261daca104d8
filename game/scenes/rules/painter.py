"""Draws the page of the rules: its ground and head, and the sections on a layer of their own."""

from __future__ import annotations

import math

import pygame

from game.scenes.rules.columns import HEAD, LINE, Block, Sentence, Sheet
from game.scenes.rules.places import RulesPlaces
from game.ui import felt
from game.ui.brush import Brush
from game.ui.faces import box
from game.ui.glass import glass
from game.ui.pagehead import TITLE_GAP, head_title
from game.ui.shapes import rounded
from game.ui.theme import STRONG, Step
from game.words import t

_LAMP = 0.46
_RULE = 0.16
"""Opacity of the line under a heading."""
_BAR, _BAR_OUT = 3, 12
"""Width of the bar beside a house rule, and how far it stands out of the column, at scale 1."""


def paint_ground(
    brush: Brush,
    surface: pygame.Surface,
    places: RulesPlaces,
    title: str,
    about: str,
    *,
    house: bool,
) -> None:
    """Draw all but the sections; `about` is left out where it has no room."""
    u, text, theme = brush.scale, brush.text, brush.theme
    surface.blit(felt.table(brush, surface.get_size(), dim=True, lamp_y=_LAMP), (0, 0))
    right = places.right
    if house:
        legend = t("rules.house")
        right -= text.width(legend, Step.BODY, 400) + 14 * u
        y = places.back.cy
        rounded(brush, surface, (right, y - 9 * u, _BAR * u, 18 * u), 1.5 * u, theme.accent)
        text.draw(surface, legend, places.right, y, Step.BODY, theme.second, weight=400,
                  align="right")  # fmt: skip
        right -= 24 * u
    room = right - places.back.right - TITLE_GAP * u
    note = about if text.width(about, Step.BODY, 400) <= room else t("rules.note")
    head_title(brush, surface, places.back, right, title, note)
    glass(brush, surface, box(places.panel), depth=0.8)


def layer(brush: Brush, sheet: Sheet, width: float) -> pygame.Surface:
    """Return the sections of a sheet, premultiplied, `_BAR_OUT` further right than they are."""
    out = margin(brush)
    size = (math.ceil(width) + 2 * out, math.ceil(sheet.height) + 1)
    surface = pygame.Surface(size, pygame.SRCALPHA, 32)
    for block in sheet.blocks:
        _heading(brush, surface, block, out)
        for sentence in block.sentences:
            _sentence(brush, surface, sentence, out)
    return surface


def margin(brush: Brush) -> int:
    """How far the layer of the sections runs out of them to either side, in pixels."""
    return math.ceil(_BAR_OUT * brush.scale)


def _heading(brush: Brush, surface: pygame.Surface, block: Block, dx: float) -> None:
    u, theme, area = brush.scale, brush.theme, block.area.moved(dx)
    brush.text.draw(surface, block.title, area.x, area.y + 13 * u, Step.LEAD, theme.text,
                    weight=STRONG)  # fmt: skip
    ink = pygame.Color(theme.text)
    ink.a = round(255 * max(_RULE, theme.edge_opacity))
    line = (area.x, area.y + (HEAD - 4) * u, area.w, max(1, round(theme.outline * u)))
    surface.fill(ink.premul_alpha(), tuple(map(round, line)))


def _sentence(brush: Brush, surface: pygame.Surface, sentence: Sentence, dx: float) -> None:
    u, theme, area = brush.scale, brush.theme, sentence.area.moved(dx)
    if sentence.house:
        bar = (area.x - _BAR_OUT * u, area.y + 2 * u, _BAR * u, area.h - 4 * u)
        rounded(brush, surface, bar, 1.5 * u, theme.accent)
    ink = theme.text if sentence.house else theme.second
    brush.text.paragraph(surface, sentence.text, area.x, area.y, area.w, Step.BODY, ink,
                         weight=400, red=theme.red_suit, line=LINE * u)  # fmt: skip
