"""The table darkened round a hand that nobody has looked at yet."""

from __future__ import annotations

import pygame

from game.ui.brush import Brush
from game.ui.cardsprites import BACK, CardSprites
from game.ui.faces import box
from game.ui.furniture import draw_over, draw_under
from game.ui.layout.screen import SizeClass
from game.ui.layout.table import TableLayout
from game.ui.table_info import TableInfo
from game.ui.vector import put

_OPACITY = 0.32


def draw_dusk(
    brush: Brush,
    surface: pygame.Surface,
    sprites: CardSprites,
    layout: TableLayout,
    info: TableInfo,
    shown: float = 1.0,
) -> None:
    """Darken the table but the viewer's hand and the furniture, by the share `shown` (0 to 1).

    The hand lies unseen and at rest. A theme without depth stays as it is: its table is one flat
    colour. The darkness is kept as one picture.
    """
    depth = min(1.0, 2 * brush.theme.depth)
    if not depth or shown <= 0:
        return
    size = surface.get_size()

    def make() -> pygame.Surface:
        layer = pygame.Surface(size, pygame.SRCALPHA, 32)
        layer.fill((0, 0, 0, round(255 * _OPACITY * depth)))
        for pose in layout.own_hand(layout.cards):
            back = sprites.sprite(BACK, pose.height, pose.angle)
            at = round(pose.x - back.get_width() / 2), round(pose.y - back.get_height() / 2)
            layer.blit(back, at, special_flags=pygame.BLEND_RGBA_SUB)
        # What is to be read keeps its contrast.
        draw_under(brush, layer, layout, info)
        draw_over(brush, layer, layout, info)
        if layout.screen.kind is SizeClass.TALL:
            # The menu's key lies on the bar of the score and would be covered.
            layer.fill((0, 0, 0, 0), box(layout.menu))
        return layer

    kept = brush.cache.get(("dusk", brush.theme.name, layout, info), make)
    put(surface, kept, 0, 0, round(255 * min(1.0, shown)))
