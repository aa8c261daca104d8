"""What the menu lies on: the lit table, the wordmark and, at the foot, what keys do."""

from __future__ import annotations

import pygame

from game.ui import felt
from game.ui.brush import Brush
from game.ui.chips import keycap
from game.ui.marks import suit_sign
from game.ui.menuplaces import MenuPlaces
from game.ui.shadow import glow
from game.ui.theme import WORDMARK_SPACING, Ground, Step
from game.ui.vector import rasterise
from game.words import t

_FOOT_SHADE = 70


def paint_ground(
    brush: Brush, surface: pygame.Surface, places: MenuPlaces, *, bare: bool = False
) -> None:
    """Paint the table and the wordmark; `bare` leaves out what takes long: grain and glow."""
    theme, size = brush.theme, surface.get_size()
    if bare:
        surface.blit(felt.lit(theme, size, lamp_y=places.lamp_y), (0, 0))
    else:
        surface.blit(felt.table(brush, size, lamp_y=places.lamp_y), (0, 0))
    if theme.ground is not Ground.PLAIN:
        middle, high = places.fan_area.centre, places.fan_area.h
        if not bare:
            glow(brush, surface, middle.x, middle.y, 0.95 * high, 0.85 * high, theme.pool, 0.22)
        _shade_left(surface, places.shaded, theme.rim)
        if not places.shaded:
            _shade_foot(surface, surface.get_height() - places.keys.y + _FOOT_SHADE * brush.scale,
                        theme.rim)  # fmt: skip
    u, left, y = brush.scale, places.wordmark.x, places.wordmark.y
    sign = 0.84 * places.letters * u
    suit_sign(brush, surface, "S", left + sign * 0.46, y, sign, theme.accent)
    brush.text.draw(surface, t("menu.title"), left + sign * 0.92 + 18 * u, y, places.letters,
                    theme.text, weight=Step.WORDMARK.weight,
                    spacing=WORDMARK_SPACING)  # fmt: skip


def key_hints(brush: Brush, surface: pygame.Surface, places: MenuPlaces, *, muted: bool) -> None:
    """Write what the keys of the menu do; `muted` tells whether the sound is off."""
    at = places.keys
    sound = "menu.key.sound_off" if muted else "menu.key.sound_on"
    x = at.x
    hints = (("key.f1", "menu.key.keys"), ("key.f11", "menu.key.full_screen"), ("key.m", sound))
    for cap, words in hints:
        x = keycap(brush, surface, x, at.y, t(cap)) + 9 * brush.scale
        x = brush.text.draw(surface, t(words), x, at.y, Step.CAPTION, brush.theme.second,
                            weight=400) + 30 * brush.scale  # fmt: skip


def _shade_foot(surface: pygame.Surface, height: float, colour: str) -> None:
    """Darken the felt at the foot of a tall window, where the keys stand in the lamp's pool."""
    body = (
        '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" '
        f'x2="0" y2="{height:g}"><stop offset="0" stop-color="{colour}" stop-opacity="0"/>'
        f'<stop offset="0.6" stop-color="{colour}" stop-opacity="0.7"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0.85"/></linearGradient></defs>'
        f'<rect x="0" y="0" width="2" height="{height:g}" fill="url(#g)"/>'
    )
    strip = rasterise(body, 2, height, 1)
    wide = pygame.transform.scale(strip, (surface.get_width(), strip.get_height()))
    surface.blit(wide, (0, surface.get_height() - strip.get_height()),
                 special_flags=pygame.BLEND_PREMULTIPLIED)  # fmt: skip


def _shade_left(surface: pygame.Surface, width: float, colour: str) -> None:
    """Darken the felt under the words, so that they stand clear of the lamp's pool."""
    if width <= 0:
        return
    stops = "".join(
        f'<stop offset="{at}" stop-color="{colour}" stop-opacity="{opacity}"/>'
        for at, opacity in ((0, 0.8), (0.6, 0.5), (1, 0))
    )
    body = (
        f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" '
        f'x2="{width:g}" y2="0">{stops}</linearGradient></defs>'
        f'<rect x="0" y="0" width="{width:g}" height="2" fill="url(#g)"/>'
    )
    strip = rasterise(body, width, 2, 1)
    tall = pygame.transform.scale(strip, (strip.get_width(), surface.get_height()))
    surface.blit(tall, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
