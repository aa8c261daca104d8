"""Draws people as SVG in a box of 100: ground, bust, face, and hair or hat."""

from __future__ import annotations

from game.ui.headwear import EARS, behind, over
from game.ui.people import Person
from game.ui.svgshapes import circles, ellipse, line, path

_HEAD = "M32 44C32 30 39 22 50 22C61 22 68 30 68 44C68 58 60 69 50 69C40 69 32 58 32 44Z"
_BEARD = (
    "M32 46C32 64 40 74 50 74C60 74 68 64 68 46C65 54 60 54 56 53C52 51 48 51 44 53"
    "C40 54 35 54 32 46Z"
)
_MOUSTACHE = "M50 55C45 53 37 55 33 61C40 63 46 62 50 59C54 62 60 63 67 61C63 55 55 53 50 55Z"
_SHORT_MOUSTACHE = (
    "M50 54.6C46 53 40.5 54.6 38.5 59C43 60.4 47 60 50 58C53 60 57 60.4 61.5 59"
    "C59.5 54.6 54 53 50 54.6Z"
)
_FRAME = "#3a2a3e"
_LIPS = "#8e4636"
_DARK = "#1f1815"
_FRECKLES = ((38, 51, 0.8), (41, 53, 0.8), (36.6, 54, 0.8), (62, 51, 0.8), (59, 53, 0.8),
             (63.4, 54, 0.8))  # fmt: skip
_LINES = ("M34.5 42.5L36.8 44", "M34.3 47.6L36.6 46.8", "M65.5 42.5L63.2 44",
          "M65.7 47.6L63.4 46.8", "M41 52.5Q39 56 39.8 59", "M59 52.5Q61 56 60.2 59")  # fmt: skip
_ASK = "M42 40C42 33 46 30 50.5 30C55.5 30 59 33.4 59 38C59 44.5 51 44.5 51 52"


def drawing(person: Person) -> str:
    """Return the SVG of `person` in a square of 100, to be cut to a disc."""
    ground = _ground(person)
    if person.faceless:
        return ground + _bust(person) + line(_ASK, "#e9e4d4", 4.6) + circles(
            ((51, 60.5, 3.0),), "#e9e4d4")  # fmt: skip
    beard = path(_BEARD, person.hair) if person.beard else ""
    face = behind(person) + _bust(person)
    # A scarf lies round the face, a fringe over it.
    if person.style == "scarf":
        return ground + face + _features(person) + over(person)
    return ground + face + beard + over(person) + _features(person)


def _ground(person: Person) -> str:
    start, end = person.ground
    return (
        '<defs><linearGradient id="b" gradientUnits="userSpaceOnUse" x1="20" y1="0" x2="80" '
        f'y2="100"><stop offset="0" stop-color="{start}"/><stop offset="1" stop-color="{end}"/>'
        '</linearGradient></defs><rect x="0" y="0" width="100" height="100" fill="url(#b)"/>'
    )


def _bust(person: Person) -> str:
    parts = path("M6 104C8 82 26 75 50 75C74 75 92 82 94 104Z", person.top)
    parts += path("M36 76C40 90 60 90 64 76L58 72H42Z", person.shade)
    parts += path("M42 58H58V76C55 82 45 82 42 76Z", person.shade)
    if person.style in EARS:
        for x in (31.5, 68.5):
            parts += ellipse(x, 48, 4, 6, f'fill="{person.shade}"')
    return parts + path(_HEAD, person.skin)


def _features(person: Person) -> str:
    parts = circles(_FRECKLES, person.shade) if person.freckles else ""
    if person.lines:
        parts += "".join(line(each, person.shade, 1.1) for each in _LINES)
    return parts + _eyes(person) + _mouth(person)


def _eyes(person: Person) -> str:
    parts, brow = "", person.brow or person.hair
    for side in (-1, 1):
        x = 50 + side * 8.4
        parts += ellipse(x, 45, 2.2, 2.7, 'fill="#1e1712"')
        parts += line(f"M{x - 4.6} 39.4Q{x} 36.4 {x + 4.6} 39", brow, 1.9)
        if person.earrings:
            parts += ellipse(50 + side * 18.5, 57, 3, 3, f'fill="{person.earrings}"')
        if person.glasses:
            glass = f'fill="#ffffff" fill-opacity="0.16" stroke="{_FRAME}" stroke-width="1.5"'
            parts += ellipse(x, 45.4, 6.6, 6.6, glass)
    return parts + (line("M48.2 45H51.8", _FRAME, 1.5) if person.glasses else "")


def _mouth(person: Person) -> str:
    parts = line("M50 46C49 50 48 52 48.4 53.4Q50 54.4 51.8 53.4", person.shade, 1.7)
    if not person.moustache:
        return parts + line("M44.5 59.5Q50 64 55.5 59.5", person.lips, 2.3)
    if person.beard:
        parts += path(_SHORT_MOUSTACHE, person.brow or _DARK)
        return parts + line("M46.5 62.2Q50 64 53.5 62.2", person.lips, 2)
    return parts + path(_MOUSTACHE, person.hair) + line("M46 63Q50 65.4 54 63", _LIPS, 2)
