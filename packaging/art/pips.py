"""Suit signs and the letters of the ranks, as outlines."""

from __future__ import annotations

from svgkit import BLACK, RED, group, path, turned_twice

PIPS = {
    "S": "M0-48C18-25 45-9 45 13C45 28 34 37 22 37C13 37 6 32 3 25C4 36 9 43 17 48H-17"
    "C-9 43-4 36-3 25C-6 32-13 37-22 37C-34 37-45 28-45 13C-45-9-18-25 0-48Z",
    "H": "M0 47C-18 24-46 8-46-18C-46-35-34-45-22-45C-11-45-4-38 0-28C4-38 11-45 22-45"
    "C34-45 46-35 46-18C46 8 18 24 0 47Z",
    "D": "M0-50C9-30 23-13 38 0C23 13 9 30 0 50C-9 30-23 13-38 0C-23-13-9-30 0-50Z",
    "C": "M0-48A21 21 0 0 1 17-14A22 22 0 1 1 3 22C4 35 9 43 17 48H-17C-9 43-4 35-3 22"
    "A22 22 0 1 1-17-14A21 21 0 0 1 0-48Z",
}
"""Each suit in a box of 100, about its middle."""

GLYPHS = {
    "A": "M5 77L30 4L55 77M15 51H45",
    "2": "M7 22C8 10 18 4 30 4C43 4 53 12 53 24C53 40 30 50 8 76H54",
    "3": "M8 5H51L27 33C43 32 54 41 54 54C54 68 43 77 29 77C17 77 9 71 6 62",
    "4": "M43 77V4L5 56H57",
    "5": "M50 5H14L10 37C16 32 22 30 30 30C44 30 54 39 54 53C54 67 44 77 29 77C18 77 10 72 6 64",
    "6": "M47 11C42 6 37 4 31 4C16 4 7 18 7 43C7 65 16 77 31 77C44 77 54 67 54 53"
    "C54 40 45 31 32 31C20 31 10 38 7 50",
    "7": "M6 5H54L24 77",
    "8": "M30 4C42 4 50 11 50 21C50 31 42 38 30 38C18 38 10 31 10 21C10 11 18 4 30 4Z"
    "M30 38C44 38 54 46 54 57C54 69 44 77 30 77C16 77 6 69 6 57C6 46 16 38 30 38Z",
    "9": "M13 70C18 75 23 77 29 77C44 77 53 63 53 38C53 16 44 4 29 4C16 4 6 14 6 28"
    "C6 41 15 50 28 50C40 50 50 43 53 31",
    "T": "M2 14L12 5V77M45 4C55 4 61 18 61 41C61 63 55 77 45 77C35 77 29 63 29 41C29 18 35 4 45 4Z",
    "J": "M44 4V56C44 69 37 77 26 77C15 77 8 70 7 59",
    "Q": "M30 4C45 4 55 18 55 40C55 63 45 77 30 77C15 77 5 63 5 40C5 18 15 4 30 4ZM34 58L57 79",
    "K": "M9 4V77M53 4L12 46M26 34L55 77",
    "O": "M30 4C45 4 55 18 55 40C55 63 45 77 30 77C15 77 5 63 5 40C5 18 15 4 30 4Z",
    "E": "M50 5H10V77H50M10 40H43",
    "R": "M10 77V5H34C46 5 52 13 52 24C52 35 45 43 34 43H10M31 43L53 77",
}
"""Each letter as a skeleton to be stroked, in a box of 60 by 80."""

RANKS = "A23456789TJQK"


def ink(suit: str) -> str:
    """Return the colour in which `suit` is printed."""
    return RED if suit in "HD" else BLACK


def pip(suit: str, x: float, y: float, size: float, colour: str = "") -> str:
    """Return the sign of `suit` about (x, y), `size` high."""
    move = f"translate({x:g} {y:g}) scale({size / 100:g})"
    return path(PIPS[suit], transform=move, fill=colour or ink(suit))


def glyph(letter: str, x: float, y: float, height: float, colour: str, stroke: float) -> str:
    """Return `letter` with its middle at x and its top at y."""
    k = height / 80
    return path(
        GLYPHS[letter],
        transform=f"translate({x - 30 * k:g} {y:g}) scale({k:g})",
        fill="none",
        stroke=colour,
        stroke_width=stroke,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def corners(rank: str, suit: str) -> str:
    """Return the index of a card in both its corners."""
    return turned_twice(glyph(rank, 24, 15, 42, ink(suit), 12.5) + pip(suit, 24, 81, 29))


_LEFT, _MIDDLE, _RIGHT = 80, 125, 170
_FOUR = [(_LEFT, 70), (_RIGHT, 70), (_LEFT, 280), (_RIGHT, 280)]
_SIX = [*_FOUR, (_LEFT, 175), (_RIGHT, 175)]
_EIGHT = [(x, y) for y in (65, 138, 212, 285) for x in (_LEFT, _RIGHT)]
_PLACES = {
    "2": [(_MIDDLE, 70), (_MIDDLE, 280)],
    "3": [(_MIDDLE, 70), (_MIDDLE, 175), (_MIDDLE, 280)],
    "4": _FOUR,
    "5": [*_FOUR, (_MIDDLE, 175)],
    "6": _SIX,
    "7": [*_SIX, (_MIDDLE, 122)],
    "8": [*_SIX, (_MIDDLE, 122), (_MIDDLE, 228)],
    "9": [*_EIGHT, (_MIDDLE, 175)],
    "T": [*_EIGHT, (_MIDDLE, 102), (_MIDDLE, 248)],
}
_SIZES = ((3, 58), (6, 54), (8, 50), (10, 47))
"""How high a sign is on cards of at most so many: fewer ones are larger, as grey as many."""


def number(rank: str, suit: str) -> str:
    """Return the pips of a number card; those below the middle stand on their heads."""
    parts = []
    size = next(size for most, size in _SIZES if len(_PLACES[rank]) <= most)
    for x, y in _PLACES[rank]:
        one = pip(suit, x, y, size)
        parts.append(one if y <= 175 else group(f"rotate(180 {x} {y})", one))
    return "".join(parts)
