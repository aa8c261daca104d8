"""Draws a card with its shade and every mark it can carry; lengths are in surface pixels."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from enum import Enum

import pygame

from game.ui.brush import Brush
from game.ui.cardsprites import BACK, CardSprites
from game.ui.cardstyle import CardStyle
from game.ui.geometry import CARD_RATIO, CardPose, Rect
from game.ui.icons import icon
from game.ui.marks import SUIT_PATHS
from game.ui.parts import around
from game.ui.shadow import soft
from game.ui.shapes import FOCUS_GAP, FOCUS_WIDTH, disc, outline
from game.ui.theme import CARD_RADIUS, Colour, Theme
from game.ui.vector import put, put_round

_INK = "#16181d"
_FACE_STEPS = (4, 1.0)
_BACK_STEPS = (8, 2.0)
"""Pixels of height and degrees to which moving cards are rounded: backs fly many at a time."""
_SHADE_TURN = 6.0
_SHADE_SIZES = 16
"""Degrees to which the shade under a moving face is rounded, and the steps up to its full size."""
_ROOM, _LIFTED_ROOM = 0.14, 0.17
"""Room around a moving card for its shade and light, and what lifting adds, in card heights."""
_MARK_ROOM = 14
"""What light, rings and ticks take on top, in pixels at scale 1."""
_SQUASHES = 16
_HALO_STEPS = 3
"""In how many steps the light round a card comes up: each is blurred by itself."""
_LIFTS = 4
"""In how many steps the shade of a card grows while it rises."""
_SHADE_STEP = 1.0
"""Degrees to which the angle of a shade is rounded: it is too soft to tell."""
_SHADED = 0.5
"""The share of its width from which on a card that turns over where it lies has its shade."""
_COARSE_FROM = 320
"""Pixels of height from which a moving card is turned at half its size: nobody sees it."""
_NOTHING = pygame.Rect(0, 0, 0, 0)


class Edge(Enum):
    """The light around a card."""

    WINNER = "winner"
    SUGGESTED = "suggested"
    CHOSEN = "chosen"
    BAD = "bad"


@dataclass(frozen=True, slots=True)
class CardLook:
    """What a card shows besides its face.

    `lift` (0 to 1) raises the shade, `edge_share` (0 to 1) is how far the edge is lit, `shade` the
    share of the full shade, `scale` the size on top of the height. A `moving` card is taken from a
    size that was prepared, at a coarser angle, because it is seen for one frame. `squash` (0 to 1)
    is the share of a card's width that shows while it turns over.
    """

    dark: bool = False
    lift: float = 0.0
    edge: Edge | None = None
    edge_share: float = 1.0
    tick: bool = False
    promoted: bool = False
    focus: bool = False
    scale: float = 1.0
    shade: float = 1.0
    alpha: int = 255
    moving: bool = False
    squash: float = 1.0


PLAIN = CardLook()


def edge_colour(theme: Theme, edge: Edge) -> Colour:
    """Return the colour of an edge."""
    return {
        Edge.WINNER: theme.winner,
        Edge.SUGGESTED: theme.suggested,
        Edge.CHOSEN: theme.chosen,
        Edge.BAD: theme.bad,
    }[edge]


def card_area(brush: Brush, pose: CardPose, look: CardLook = PLAIN) -> pygame.Rect:
    """Return the pixels that a card at `pose` and all that is around it keep to."""
    high = pose.height * look.scale
    lift = 1.0 if look.moving and look.lift > 0.5 else look.lift
    room = high * (_ROOM + _LIFTED_ROOM * lift)
    if look.edge or look.focus or look.tick:
        room += _MARK_ROOM * brush.scale
    if look.moving:
        # A moving card is drawn in the nearest of a few sizes and angles.
        room += 0.04 * high + max(_FACE_STEPS[0], _BACK_STEPS[0])
    turn = math.radians(pose.angle)
    cos, sin = abs(math.cos(turn)), abs(math.sin(turn))
    wide, tall = high * (CARD_RATIO * cos + sin), high * (CARD_RATIO * sin + cos)
    return around(Rect.centred(pose.x, pose.y, wide, tall), room + 2)


def draw_card(
    brush: Brush,
    surface: pygame.Surface,
    sprites: CardSprites,
    code: str,
    cx: float,
    cy: float,
    height: float,
    angle: float = 0,
    look: CardLook = PLAIN,
) -> None:
    """Draw the card `code` (or `back`) about (cx, cy), turned clockwise by `angle` degrees."""
    high = height * look.scale
    if look.moving:
        _fly(brush, surface, sprites, code, (cx, cy), high, angle, look)
        return
    bare = not (look.edge or look.tick or look.focus)
    if code == BACK and look.alpha == 255 and look.squash >= 1 and bare:
        _lie(brush, surface, sprites, (cx, cy), round(high), angle, look)
        return
    _paint(brush, surface, sprites, code, (cx, cy), high, angle, look)


def _paint(
    brush: Brush,
    surface: pygame.Surface,
    sprites: CardSprites,
    code: str,
    middle: tuple[float, float],
    high: float,
    angle: float,
    look: CardLook,
) -> None:
    """Draw a card and all that is around it, one over the other."""
    if look.squash >= _SHADED:
        _shades(brush, surface, middle, high, angle, look)
    edge = None if look.edge is None else edge_colour(brush.theme, look.edge)
    share = min(1.0, max(0.0, look.edge_share)) * look.alpha / 255
    if edge:
        _halo(brush, surface, middle, high, angle, edge, share)
    sprite = _narrowed(sprites.sprite(code, high, angle, dark=look.dark), look.squash)
    x, y = middle[0] - sprite.get_width() / 2, middle[1] - sprite.get_height() / 2
    put(surface, sprite, x, y, look.alpha)
    if edge:
        width = max(2.0, high * 0.014)
        _ring(brush, surface, middle, high, angle, edge, width, 1.0, share)
    if look.promoted:
        _promotion(brush, surface, sprites.style, middle, high, angle)
    if look.tick:
        _tick(brush, surface, _on_card(middle, high, angle, 0.30, -0.39), high)
    if look.focus:
        width, gap = FOCUS_WIDTH * brush.scale, FOCUS_GAP * brush.scale
        _ring(brush, surface, middle, high, angle, brush.theme.focus, width, gap + width, 1.0)


def _fly(
    brush: Brush,
    surface: pygame.Surface,
    sprites: CardSprites,
    code: str,
    middle: tuple[float, float],
    high: float,
    angle: float,
    look: CardLook,
) -> None:
    """Draw a moving card turned and scaled as a whole; a face without marks over its shade."""
    step, turn_step = _BACK_STEPS if code == BACK else _FACE_STEPS
    size, turn = step * max(1, round(high / step)), turn_step * round(angle / turn_step)
    source = sprites.source_height(code, size)
    squash = max(1, round(look.squash * _SQUASHES)) / _SQUASHES
    bare = code != BACK and not (look.edge or look.tick or look.promoted or look.focus)
    if bare and squash >= _SHADED:
        _flying_shade(brush, surface, source, middle, high, angle, look)
    still = replace(look, moving=False, scale=1.0, alpha=255, lift=float(look.lift > 0.5),
                    edge_share=round(2 * look.edge_share) / 2, squash=1.0)  # fmt: skip
    key = (brush.theme.name, sprites.style, code, source, look.dark if bare else still)

    def turned() -> pygame.Surface:
        if bare:
            whole = sprites.sprite(code, source, dark=look.dark)
        else:
            whole = brush.models.get(
                ("whole", *key), lambda: _whole(brush, sprites, code, source, still)
            )
        return _turned(_narrowed(whole, squash), -turn, size / source, coarse=size >= _COARSE_FROM)

    sprite = brush.moments.get((*key, size, turn, squash), turned)
    x, y = middle[0] - sprite.get_width() / 2, middle[1] - sprite.get_height() / 2
    put(surface, sprite, x, y, look.alpha)


def _flying_shade(
    brush: Brush,
    surface: pygame.Surface,
    source: int,
    middle: tuple[float, float],
    high: float,
    angle: float,
    look: CardLook,
) -> None:
    """Draw the shade of a moving card, in few sizes and angles: it is soft, and seen in passing."""
    deep, step = look.shade * brush.theme.depth, source / _SHADE_SIZES
    if deep <= 0:
        return
    size = round(step * max(1, round(high / step)))
    turn, lift = _SHADE_TURN * round(angle / _SHADE_TURN), float(look.lift > 0.5)
    shade = _turned_shade(brush, source, lift, deep, size, turn)
    x, y = middle[0] - shade.get_width() / 2, middle[1] - shade.get_height() / 2
    put(surface, shade, x, y, look.alpha)


def _turned_shade(
    brush: Brush, source: int, lift: float, deep: float, size: int, turn: float
) -> pygame.Surface:
    """Return the shade of a face `size` pixels high, turned by `turn`: it is soon another."""

    def turned() -> pygame.Surface:
        model, coarse = _shade_model(brush, source, lift, deep), _coarseness(source)
        small = pygame.transform.rotozoom(model, -turn, size / source)
        return pygame.transform.smoothscale_by(small, coarse)

    key = ("turned shade", source, lift, round(255 * deep), size, turn)
    return brush.moments.get(key, turned)


def _shade_model(brush: Brush, source: int, lift: float, deep: float) -> pygame.Surface:
    """Return the shade of a face at a part of its size: it is too soft to tell."""
    key = ("shade model", source, lift, round(255 * deep))

    def make() -> pygame.Surface:
        return pygame.transform.smoothscale_by(
            _both_shades(brush, source, 0, lift, deep), 1 / _coarseness(source)
        )

    return brush.models.get(key, make)


def _coarseness(height: int) -> int:
    return 4 if height >= _COARSE_FROM else 2


def prepare_flight(brush: Brush, height: float) -> None:
    """Draw the shades of faces that rise or fly from cards `height` pixels high."""
    for step in range(_LIFTS + 1):
        lift = step / _LIFTS
        if brush.theme.depth > 0:
            _shade_model(brush, round(height), lift, brush.theme.depth)


def _narrowed(sprite: pygame.Surface, share: float) -> pygame.Surface:
    """Return `sprite` at a share of its width."""
    if share >= 1:
        return sprite
    size = (max(1, round(sprite.get_width() * share)), sprite.get_height())
    scale = pygame.transform.scale if size[1] >= _COARSE_FROM else pygame.transform.smoothscale
    return scale(sprite, size)


def _turned(sprite: pygame.Surface, angle: float, scale: float, *, coarse: bool) -> pygame.Surface:
    """Return `sprite` scaled and turned; a `coarse` one through half its size."""
    if not coarse:
        return pygame.transform.rotozoom(sprite, angle, scale)
    half = pygame.transform.rotozoom(sprite, angle, scale / 2)
    return pygame.transform.smoothscale(half, (2 * half.get_width(), 2 * half.get_height()))


def _lie(
    brush: Brush,
    surface: pygame.Surface,
    sprites: CardSprites,
    middle: tuple[float, float],
    high: int,
    angle: float,
    look: CardLook,
) -> None:
    """Draw a back at rest as one picture with its shade: dozens lie on a table."""
    turn = round(4 * angle) / 4
    key = ("lying", brush.theme.name, sprites.style, high, turn, look)

    def lying() -> pygame.Surface:
        # Its shades fall like no other's and are not drawn again.
        return _whole(brush.passing(), sprites, BACK, high, look, turn)

    sprite = brush.cache.get(key, lying)
    put(surface, sprite, middle[0] - sprite.get_width() / 2, middle[1] - sprite.get_height() / 2)


def _whole(
    brush: Brush,
    sprites: CardSprites,
    code: str,
    high: int,
    look: CardLook,
    angle: float = 0,
) -> pygame.Surface:
    """Return a card with all that is around it, on nothing."""
    size = _size(high, angle, look.lift)
    picture = pygame.Surface(size, pygame.SRCALPHA, 32)
    _paint(brush, picture, sprites, code, (size[0] / 2, size[1] / 2), high, angle, look)
    return picture


def _size(high: float, angle: float, lift: float) -> tuple[int, int]:
    """Return the pixels that a turned card and its shades take."""
    room = 2 * high * (_ROOM + _LIFTED_ROOM * lift)
    cos, sin = abs(math.cos(math.radians(angle))), abs(math.sin(math.radians(angle)))
    return (
        round(high * (CARD_RATIO * cos + sin) + room),
        round(high * (CARD_RATIO * sin + cos) + room),
    )


def _box(middle: tuple[float, float], high: float, grow: float = 0) -> pygame.FRect:
    wide = high * CARD_RATIO
    w, h = wide + 2 * grow, high + 2 * grow
    return pygame.FRect(middle[0] - w / 2, middle[1] - h / 2, w, h)


def _on_card(
    middle: tuple[float, float], high: float, angle: float, x: float, y: float
) -> tuple[float, float]:
    """Return the place on a turned card that lies (x, y) card heights from its middle."""
    turn = math.radians(angle)
    cos, sin = math.cos(turn), math.sin(turn)
    return middle[0] + high * (x * cos - y * sin), middle[1] + high * (x * sin + y * cos)


def _shades(
    brush: Brush,
    surface: pygame.Surface,
    middle: tuple[float, float],
    high: float,
    angle: float,
    look: CardLook,
) -> None:
    deep = look.shade * look.alpha / 255 * brush.theme.depth
    if deep <= 0:
        return
    size, turn = round(high), _SHADE_STEP * round(angle / _SHADE_STEP)
    lift = round(look.lift * _LIFTS) / _LIFTS
    if lift:
        shades = _turned_shade(brush, size, lift, deep, size, turn)
    else:
        key = ("shades", size, turn, round(255 * deep))
        shades = brush.cache.get(key, lambda: _both_shades(brush, size, turn, 0.0, deep))
    x, y = middle[0] - shades.get_width() / 2, middle[1] - shades.get_height() / 2
    covered = _covered(middle, high, angle) if look.alpha == 255 and look.squash >= 1 else _NOTHING
    put_round(surface, shades, x, y + 0.06 * high * (look.lift - lift), covered)


def _covered(middle: tuple[float, float], high: float, angle: float) -> pygame.Rect:
    """Return the upright rectangle that a turned card covers wholly, empty if it is small."""
    cos, sin = abs(math.cos(math.radians(angle))), abs(math.sin(math.radians(angle)))
    edge, across = 0.3 * CARD_RADIUS * high + 1, cos * cos - sin * sin
    wide, tall = high * CARD_RATIO / 2 - edge, high / 2 - edge
    if across <= 0 or wide * cos <= tall * sin:
        return _NOTHING
    x, y = (wide * cos - tall * sin) / across, (tall * cos - wide * sin) / across
    left, top = math.ceil(middle[0] - x), math.ceil(middle[1] - y)
    return pygame.Rect(left, top, math.floor(middle[0] + x) - left, math.floor(middle[1] + y) - top)


def prepare_shade(brush: Brush, pose: CardPose) -> None:
    """Draw the shade of a card that will lie at `pose`, whichever it is."""
    nowhere = pygame.Surface((1, 1), 0, 32)
    _shades(brush, nowhere, (pose.x, pose.y), pose.height, pose.angle, PLAIN)


def _both_shades(
    brush: Brush, high: float, angle: float, lift: float, deep: float
) -> pygame.Surface:
    """Return the wide soft shade of a card with the narrow one at its edge, the card's in front."""
    size = _size(high, angle, lift)
    both = pygame.Surface(size, pygame.SRCALPHA, 32)
    box = _box((size[0] / 2, size[1] / 2), high)
    # What is made of it is kept; the shades themselves are not seen again.
    passing = brush.passing()
    for blur, opacity, dx, dy in (
        (0.05 + 0.05 * lift, 0.41, -0.006, 0.022 + 0.06 * lift),
        (max(3.0 / high, 0.012), 0.47, -0.004, 0.006),
    ):
        soft(passing, both, box, high * CARD_RADIUS, high * blur, opacity * deep,
             dx=dx * high, dy=dy * high, angle=angle)  # fmt: skip
    return both


def _halo(
    brush: Brush,
    surface: pygame.Surface,
    middle: tuple[float, float],
    high: float,
    angle: float,
    colour: Colour,
    share: float,
) -> None:
    strength = round(_HALO_STEPS * share) / _HALO_STEPS * (0.92 if brush.theme.depth == 1 else 0.6)
    soft(brush, surface, _box(middle, high, 2 * brush.scale), high * 0.05, high * 0.05, strength,
         angle=angle, colour=colour)  # fmt: skip


def _ring(
    brush: Brush,
    surface: pygame.Surface,
    middle: tuple[float, float],
    high: float,
    angle: float,
    colour: Colour,
    width: float,
    gap: float,
    share: float,
) -> None:
    """Draw a line `width` wide around a card, its middle `gap` outside the card."""
    box = _box((0, 0), high, gap)
    body = (
        f'<rect transform="rotate({angle:.2f})" x="{box.x:.2f}" y="{box.y:.2f}" '
        f'width="{box.w:.2f}" height="{box.h:.2f}" rx="{high * CARD_RADIUS + gap:.2f}" '
        f'fill="none" stroke="{colour}" stroke-width="{width:.2f}"/>'
    )
    outline(brush, surface, *middle, math.hypot(box.w, box.h) / 2 + width, body, round(255 * share))


def _promotion(
    brush: Brush,
    surface: pygame.Surface,
    style: CardStyle,
    middle: tuple[float, float],
    high: float,
    angle: float,
) -> None:
    """Draw the small spade under every index of a deuce that counts as a spade."""
    mark = style.mark
    scale = f"scale({high * mark.size / 100:.5f})"
    spade = f'<path transform="{scale}" d="{SUIT_PATHS["S"]}" fill="{_INK}"/>'
    for turn in (0, 180) if mark.twice else (0,):
        x, y = _on_card(middle, high, angle + turn, mark.x, mark.y)
        body = f'<g transform="rotate({angle + turn:.2f})">{spade}</g>'
        outline(brush, surface, x, y, high * mark.size * 0.75, body)


def _tick(brush: Brush, surface: pygame.Surface, at: tuple[float, float], high: float) -> None:
    gold = brush.theme.gold
    radius = high * 0.08
    disc(
        brush, surface, *at, radius, brush.theme.chosen, edge=gold.ink, edge_width=1.3 * brush.scale
    )
    icon(brush, surface, "check", *at, radius * 1.3, gold.ink, stroke=2.6)
