"""The darkness round an unseen hand: over the felt, not over the hand, once made kept."""

from __future__ import annotations

import pygame

from game.engine.bidding import blind_bids
from game.ui.assets import assets_dir
from game.ui.cardsprites import CardSprites
from game.ui.dusk import draw_dusk
from game.ui.layout import table_layout
from game.ui.table_info import table_info
from tests.engine.helpers import dealt
from tests.ui.kit import brush, pixels
from tests.words.people import PEOPLE

SIZE = (1280, 720)


def drawn(theme: str, *, times: int = 1) -> tuple[pygame.Surface, int]:
    state = dealt(blind_nil="any")
    assert blind_bids(state, 0)
    layout = table_layout(SIZE, state.table.sides)
    at, sprites = brush(theme), CardSprites(assets_dir() / "cards")
    at.scale = layout.u
    info = table_info(state, PEOPLE, ("you", "otto", "vera", "amara"))
    surface = pygame.Surface(SIZE, 0, 32)
    made = 0
    for _ in range(times):
        surface.fill("white")
        draw_dusk(at, surface, sprites, layout, info)
        made = made or at.cache.bytes
    assert at.cache.bytes == made
    return surface, round(layout.own_hand(13)[6].y)


def test_the_felt_is_darker_and_the_hand_is_not() -> None:
    surface, hand_y = drawn("green", times=2)
    assert surface.get_at((640, 360)).r < 200
    assert surface.get_at((640, min(hand_y, SIZE[1] - 8))) == pygame.Color("white")


def test_a_flat_theme_stays_as_it_is() -> None:
    bare = pygame.Surface(SIZE, 0, 32)
    bare.fill("white")
    assert pixels(drawn("high")[0]) == pixels(bare)
