"""Draws every control and card in every state to a PNG: `python -m tests.ui.contact_sheet OUT`.

`--theme NAME` takes another table, `--scale N` makes it larger (2.4 is 4K).
"""

from __future__ import annotations

import argparse
import os
from itertools import count

import pygame

from game.ui import assets, buttons, chips, controls, felt, glass, icons, marks, paper, portraits
from game.ui.brush import Brush
from game.ui.cards import CardLook, Edge, draw_card
from game.ui.cardsprites import CardSprites
from game.ui.keyface import Kind, State
from game.ui.theme import CAPITALS_SPACING, Step
from game.ui.themes import THEMES
from tests.ui.kit import painter

LOOKS = (
    (State.NORMAL, False),
    (State.OVER, False),
    (State.PRESSED, False),
    (State.NORMAL, True),
    (State.DISABLED, False),
)
COLUMNS = (210, 390, 570, 750, 930)


def brush_for(theme: str, scale: float) -> Brush:
    """Return a brush with the game's own fonts."""
    return Brush(THEMES[theme], painter(scale), scale=scale)


def draw_sheet(brush: Brush) -> pygame.Surface:
    """Return the sheet, 1600 by 900 times the scale of `brush`."""
    u = brush.scale
    size = (round(1600 * u), round(900 * u))
    surface = felt.table(brush, size, dim=True).copy()
    brush.text.draw(surface, "Every control, every state", 40 * u, 40 * u, Step.HEAD,
                    brush.theme.text)  # fmt: skip
    glass.glass(brush, surface, (30 * u, 74 * u, 1080 * u, 492 * u))
    for x, (state, focus) in zip(COLUMNS, LOOKS, strict=True):
        _controls(brush, surface, x * u, state, focus)
    _marks(brush, surface)
    _book(brush, surface)
    _cards(brush, surface)
    return surface


def _controls(brush: Brush, surface: pygame.Surface, x: float, state: State, focus: bool) -> None:
    u, w = brush.scale, 154 * brush.scale
    caption = "FOCUS" if focus else state.name
    brush.text.draw(surface, caption, x + w / 2, 100 * u, Step.CAPTION, brush.theme.second,
                    align="center", spacing=CAPITALS_SPACING)  # fmt: skip
    rows = count(122 * u, 60 * u)
    buttons.button(
        brush,
        surface,
        (x, next(rows), w, 44 * u),
        "Next deal",
        kind=Kind.GOLD,
        state=state,
        focus=focus,
    )
    buttons.button(
        brush, surface, (x, next(rows), w, 44 * u), "Review", icon="eye", state=state, focus=focus
    )
    y = next(rows)
    buttons.icon_key(
        brush, surface, (x, y - 4 * u, 56 * u, 50 * u), "hint", state=state, focus=focus
    )
    buttons.icon_key(
        brush,
        surface,
        (x + 70 * u, y - 4 * u, 84 * u, 74 * u),
        "undo",
        "Undo",
        state=state,
        focus=focus,
    )
    y = next(rows) + 18 * u
    buttons.bid_key(brush, surface, (x + 5 * u, y, 66 * u, 58 * u), "4", state=state, focus=focus)
    buttons.bid_key(
        brush, surface, (x + 83 * u, y, 66 * u, 58 * u), "Nil", state=state, focus=focus
    )
    y = next(rows) + 30 * u
    controls.choice(brush, surface, (x - 4 * u, y, 162 * u, 44 * u), ("Kept", "Lost"), 0,
                    part=1, state=state, focus=focus)  # fmt: skip
    box = (x + w / 2 - 28 * u, next(rows) + 36 * u, 56 * u, 30 * u)
    controls.switch(
        brush, surface, box, float(state is not State.NORMAL or focus), state=state, focus=focus
    )
    box = (x, next(rows) + 20 * u, w, 44 * u)
    controls.row_face(brush, surface, box, state=state, focus=focus)
    brush.text.draw(surface, "Bags", x + 20 * u, box[1] + 22 * u, Step.LEAD,
                    controls.row_ink(brush, state), weight=500)  # fmt: skip


def _marks(brush: Brush, surface: pygame.Surface) -> None:
    u, theme = brush.scale, brush.theme
    glass.glass(brush, surface, (1130 * u, 74 * u, 440 * u, 250 * u))
    for i, name in enumerate(portraits.PORTRAIT_NAMES):
        x = (1172 + 71 * i) * u
        portraits.portrait(brush, surface, name, x, 126 * u, 30 * u, ring=theme.sides[i % 2])
    for side in range(5):
        marks.side_mark(brush, surface, side, (1160 + 34 * side) * u, 184 * u, 8 * u)
    for i, suit in enumerate("SHCD"):
        paint = theme.red_suit if suit in "HD" else theme.text
        marks.suit_sign(brush, surface, suit, (1350 + 34 * i) * u, 184 * u, 20 * u, paint)
    for i, name in enumerate(sorted(icons.ICON_NAMES)):
        x, y = 1156 + 25.5 * (i % 16), 216 + 28 * (i // 16)
        icons.icon(brush, surface, name, x * u, y * u, 20 * u, theme.text)
    chips.chip(brush, surface, 1216 * u, 298 * u, "Spades broken", sign="broken")
    chips.chip(brush, surface, 1372 * u, 298 * u, "Hearts led", sign="H")
    chips.tag(brush, surface, 1498 * u, 298 * u, "Your turn")


def _book(brush: Brush, surface: pygame.Surface) -> None:
    u, book = brush.scale, brush.theme.book
    paper.paper(brush, surface, (1140 * u, 346 * u, 420 * u, 190 * u), spine=1350 * u)
    x, y = 1164 * u, 380 * u
    brush.text.draw(surface, "Deal 6", x, y, Step.HEAD, book.page.ink)
    marks.side_mark(brush, surface, 0, x + 8 * u, y + 38 * u, 7 * u, book.sides[0])
    brush.text.draw(surface, "You & Vera", x + 24 * u, y + 38 * u, Step.LEAD, book.page.ink)
    end = brush.text.draw(surface, "Made", x, y + 74 * u, Step.BODY, book.page.ink)
    paper.leaders(brush, surface, end + 8 * u, x + 124 * u, y + 78 * u, book.rule)
    brush.text.draw(surface, "−100", x + 164 * u, y + 74 * u, Step.LEAD, book.loss, align="right")
    brush.text.paragraph(surface, "*Wrapped* words that run over *more than one* line with ♥ and ♠",
                         1380 * u, y - 14 * u, 160 * u, Step.BODY, book.second,
                         strong_colour=book.page.ink, red=book.loss)  # fmt: skip
    name = brush.text.fit("Maximiliana Featherstone", Step.LEAD, 150 * u)
    brush.text.draw(surface, name, 1380 * u, y + 112 * u, Step.LEAD, book.sides[1])
    chips.keycap(brush, surface, 1045 * u, 40 * u, "F1")


def _cards(brush: Brush, surface: pygame.Surface) -> None:
    u = brush.scale
    sprites = CardSprites(assets.assets_dir() / "cards")
    looks = (
        ("9H", 0, CardLook()),
        ("QS", 0, CardLook(lift=1)),
        ("2D", 0, CardLook(lift=1, focus=True, promoted=True)),
        ("TH", 0, CardLook(dark=True)),
        ("KC", -4, CardLook(edge=Edge.SUGGESTED, lift=1)),
        ("JD", 0, CardLook(edge=Edge.CHOSEN, tick=True, lift=1)),
        ("AS", 9, CardLook(edge=Edge.WINNER)),
        ("9D", 4, CardLook(dark=True)),
        ("BJ", -8, CardLook(moving=True)),
        ("back", 12, CardLook(shade=0.55)),
    )
    for i, (code, angle, look) in enumerate(looks):
        x, y = (110 + 153 * i) * u, (740 - 14 * look.lift) * u
        draw_card(brush, surface, sprites, code, x, y, 178 * u, angle, look)
    chips.bubble(brush, surface, 1180 * u, 628 * u, "Follow diamonds")


def main() -> None:
    """Write the sheet to the file named on the command line."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out")
    parser.add_argument("--theme", default="green", choices=sorted(THEMES))
    parser.add_argument("--scale", type=float, default=1.2)
    args = parser.parse_args()
    pygame.image.save(draw_sheet(brush_for(args.theme, args.scale)), args.out)


if __name__ == "__main__":
    main()
