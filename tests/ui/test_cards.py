"""Card sprites and the marks cards carry."""

from __future__ import annotations

import math
import threading

import pygame
import pytest

from game.ui import cards
from game.ui.assets import assets_dir
from game.ui.cards import CardLook, Edge, draw_card, edge_colour
from game.ui.cardsprites import BACK, CardSprites
from game.ui.vector import put
from tests.ui.kit import brush, pixels, sheet, touched

FOLDER = assets_dir() / "cards"


@pytest.fixture
def sprites() -> CardSprites:
    return CardSprites(FOLDER)


def _drawn(
    sprites: CardSprites, look: CardLook, angle: float = 0, code: str = "9H"
) -> pygame.Surface:
    surface = sheet(260, 260)
    draw_card(brush(), surface, sprites, code, 130, 130, 140, angle, look)
    return surface


def test_sprite_has_the_size_of_the_turned_card(sprites: CardSprites) -> None:
    for angle in (0, 8, 90, -30):
        turn, high = math.radians(angle), 140
        wide = high * 5 / 7
        w = wide * abs(math.cos(turn)) + high * abs(math.sin(turn))
        h = wide * abs(math.sin(turn)) + high * abs(math.cos(turn))
        assert sprites.sprite("QS", high, angle).get_size() == pytest.approx((w, h), abs=5)


def test_clockwise_angle_turns_the_top_to_the_right(sprites: CardSprites) -> None:
    turned = sprites.sprite("AS", 200, 20)
    opaque = pygame.mask.from_surface(turned, 128)
    top = min(y for y in range(turned.get_height()) if any(
        opaque.get_at((x, y)) for x in range(turned.get_width())))  # fmt: skip
    first = [x for x in range(turned.get_width()) if opaque.get_at((x, top))]
    assert first[0] < turned.get_width() / 2, "the left top corner is raised"


def test_sprites_are_kept_by_rounded_angle(sprites: CardSprites) -> None:
    assert sprites.sprite("QS", 140, 5.01) is sprites.sprite("QS", 140, 4.95)
    assert sprites.sprite("QS", 140, 5) is not sprites.sprite("QS", 140, 6)
    assert sprites.sprite("QS", 140, 365) is sprites.sprite("QS", 140, 5)


def test_dark_card_is_darker(sprites: CardSprites) -> None:
    light, dark = sprites.sprite("QS", 140), sprites.sprite("QS", 140, dark=True)
    assert dark.get_at((50, 5)).r < light.get_at((50, 5)).r * 0.6
    assert dark.get_at((50, 5)).a == 255


def test_prepared_turned_cards_replace_quick_ones(sprites: CardSprites) -> None:
    quick = sprites.sprite("QS", 140, 5)
    sprites.prepare(140, ["QS"], [5])
    fine = sprites.sprite("QS", 140, 5)
    assert fine is not quick
    middle = quick.get_width() / 2, quick.get_height() / 2
    assert abs(fine.get_width() / 2 - middle[0]) <= 2
    assert abs(fine.get_height() / 2 - middle[1]) <= 2


def test_a_thread_prepares_the_deck(sprites: CardSprites) -> None:
    thread = threading.Thread(target=sprites.prepare, args=(60,))
    thread.start()
    during = sprites.sprite("KD", 60)
    thread.join()
    assert sprites.kept.bytes >= 54 * 60 * 42 * 4
    assert during.get_size() == sprites.sprite("KD", 60).get_size()


def test_memory_stays_within_its_bound() -> None:
    bound = 400_000
    sprites = CardSprites(FOLDER, bound)
    for code in ("QS", "KD", "2C", BACK):
        for angle in range(0, 40, 4):
            sprites.sprite(code, 140, angle)
    assert sprites.kept.bytes <= bound


def test_source_is_the_next_larger_prepared_height(sprites: CardSprites) -> None:
    assert sprites.source_height("9H", 100) == 100
    for height in (80, 120, 200):
        sprites.prepare(height, ["9H"])
    sprites.prepare(110, [BACK])
    heights = [sprites.source_height("9H", h) for h in (60, 100, 120, 300)]
    assert heights == [80, 120, 120, 200]


def test_back_at_rest_lies_as_a_card_does(sprites: CardSprites) -> None:
    for angle in (0.0, 90.0, -98.5, 180.0):
        # An edge that is not lit makes the same picture stroke by stroke.
        strokes = _drawn(sprites, CardLook(edge=Edge.BAD, edge_share=0.0), angle, code=BACK)
        whole = _drawn(sprites, CardLook(), angle, code=BACK)
        ends = zip(touched(strokes), touched(whole), strict=True)
        assert all(abs(a - b) <= 1 for a, b in ends)
        assert sum(pixels(whole)) == pytest.approx(sum(pixels(strokes)), rel=0.002)


@pytest.mark.parametrize("angle", [0, 10])
def test_moving_card_lies_where_the_still_one_does(sprites: CardSprites, angle: float) -> None:
    sprites.prepare(200, ["9H"])
    still = touched(_drawn(sprites, CardLook(shade=0), angle))
    moving = touched(_drawn(sprites, CardLook(shade=0, moving=True), angle))
    assert all(abs(a - b) <= 4 for a, b in zip(still, moving, strict=True))


def test_moving_card_carries_its_shade_and_edge(sprites: CardSprites) -> None:
    plain = _drawn(sprites, CardLook(shade=0, moving=True))
    shaded = _drawn(sprites, CardLook(moving=True))
    lit = _drawn(sprites, CardLook(moving=True, edge=Edge.WINNER))
    assert touched(shaded).bottom > touched(plain).bottom
    assert touched(lit).w > touched(plain).w


def test_unknown_card_is_an_error(sprites: CardSprites) -> None:
    with pytest.raises(FileNotFoundError):
        sprites.sprite("ZZ", 100)


def test_every_mark_shows(sprites: CardSprites) -> None:
    looks = [
        CardLook(),
        CardLook(dark=True),
        CardLook(lift=1),
        CardLook(tick=True),
        CardLook(promoted=True),
        CardLook(focus=True),
        CardLook(scale=0.98),
        CardLook(alpha=120),
        *(CardLook(edge=edge) for edge in Edge),
        CardLook(edge=Edge.WINNER, edge_share=0.5),
    ]
    assert len({pixels(_drawn(sprites, look)) for look in looks}) == len(looks)


def test_unlit_edge_is_no_edge(sprites: CardSprites) -> None:
    unlit = _drawn(sprites, CardLook(edge=Edge.WINNER, edge_share=0))
    assert pixels(unlit) == pixels(_drawn(sprites, CardLook()))


@pytest.mark.parametrize("edge", Edge)
@pytest.mark.parametrize("angle", [0, 12])
def test_edge_is_drawn_in_its_colour(sprites: CardSprites, edge: Edge, angle: float) -> None:
    surface = _drawn(sprites, CardLook(edge=edge), angle)
    colour = pygame.Color(edge_colour(brush().theme, edge))
    turn = math.radians(angle)
    out = 70.8
    place = (round(130 + out * math.sin(turn)), round(130 - out * math.cos(turn)))
    found = surface.get_at(place)
    assert all(abs(found[i] - colour[i]) < 24 for i in range(3))


def test_lifted_card_throws_a_longer_shade(sprites: CardSprites) -> None:
    assert (
        touched(_drawn(sprites, CardLook(lift=1))).bottom
        > touched(_drawn(sprites, CardLook())).bottom
    )


def test_a_card_that_was_not_prepared_flies_in_the_size_it_will_lie_in() -> None:
    sprites = CardSprites(assets_dir() / "cards")
    assert sprites.source_height("9H", 120) == 120
    sprites.prepare(150, ["QS"])
    assert [sprites.source_height("9H", high) for high in (120, 130, 160)] == [150, 150, 160]


@pytest.mark.parametrize("angle", [0, 7, -12, 33, 90])
def test_nobody_sees_that_a_shade_ends_under_its_card(
    sprites: CardSprites, angle: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    round_it = [_drawn(sprites, look, angle) for look in (CardLook(), CardLook(lift=0.5))]
    monkeypatch.setattr(cards, "put_round", lambda to, one, x, y, _hole: put(to, one, x, y))
    whole = [_drawn(sprites, look, angle) for look in (CardLook(), CardLook(lift=0.5))]
    assert list(map(pixels, round_it)) == list(map(pixels, whole))
