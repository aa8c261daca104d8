"""The faces at the table, as SVG in a box of 100."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """How one player looks; `style` is the cut of the hair."""

    ground: tuple[str, str]
    skin: str
    shade: str
    hair: str
    top: str
    style: str
    brow: str = ""
    lips: str = "#8e4636"
    glasses: bool = False
    moustache: bool = False
    beard: bool = False
    earrings: bool = False


PEOPLE: dict[str, Person] = {
    "you": Person(("#3f8f73", "#174a3c"), "#f0c7a2", "#d9a67c", "#5b3a22", "#e9dcc0", "short"),
    "vera": Person(
        ("#b58ac0", "#5a3468"), "#f3d3b8", "#dcae8c", "#d8d6d2", "#6d2f5d", "bob",
        brow="#8a8580", glasses=True,
    ),
    "otto": Person(
        ("#d4a46a", "#7a4c1e"), "#eebf98", "#d39a6f", "#8d8478", "#5b4632", "bald", moustache=True
    ),
    "amara": Person(
        ("#e3b04b", "#9a5a18"), "#8d5634", "#6f4026", "#241812", "#0f6b66", "afro", earrings=True
    ),
    "hugo": Person(
        ("#7fb0d8", "#2c557c"), "#f2c9a6", "#dba57c", "#b4562a", "#27415c", "short", beard=True
    ),
    "june": Person(
        ("#e08a86", "#8a3038"), "#f0cba4", "#d6a57a", "#17161c", "#23232c", "long", lips="#b8243a"
    ),
}  # fmt: skip
"""Every face by its name; the viewer's own is `you`."""

_BEHIND = {
    "bob": "M50 14C28 14 24 34 25 52C26 64 28 70 30 74H70C72 70 74 64 75 52C76 34 72 14 50 14Z",
    "long": "M50 14C27 14 25 36 25 56C25 76 23 88 20 98H80C77 88 75 76 75 56C75 36 73 14 50 14Z",
}
_FRONT = {
    "short": "M30 44C28 24 38 15 52 15C66 15 72 27 70 44C68 38 66 34 63 31C54 33 42 32 37 30"
    "C33 33 31 38 30 44Z",
    "bob": "M30 46C29 26 38 18 50 18C63 18 71 28 70 46C68 38 64 33 58 28C50 36 38 36 30 46Z",
    "long": "M31 44C30 26 38 17 50 17C62 17 70 26 69 44C67 39 66 37 65 36H35C34 37 33 39 31 44Z",
    "afro": "M31 40C32 26 40 20 50 20C60 20 68 26 69 40C62 30 56 29 50 29C44 29 38 30 31 40Z",
    "bald": "M31 46C29 40 30 34 33 30C33 36 33 40 32 46Z"
    "M69 46C71 40 70 34 67 30C67 36 67 40 68 46Z",
}
_BEARD = (
    "M32 46C32 64 40 74 50 74C60 74 68 64 68 46C65 54 60 54 56 53C52 51 48 51 44 53"
    "C40 54 35 54 32 46Z"
)
_MOUSTACHE = "M50 55C45 53 37 55 33 61C40 63 46 62 50 59C54 62 60 63 67 61C63 55 55 53 50 55Z"


def _path(d: str, fill: str) -> str:
    return f'<path d="{d}" fill="{fill}"/>'


def _line(d: str, stroke: str, width: float) -> str:
    look = f'stroke="{stroke}" stroke-width="{width}" stroke-linecap="round"'
    return f'<path d="{d}" fill="none" {look}/>'


def _disc(x: float, y: float, rx: float, ry: float, look: str) -> str:
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" {look}/>'


def _behind(person: Person) -> str:
    start, end = person.ground
    parts = (
        '<defs><linearGradient id="b" gradientUnits="userSpaceOnUse" x1="20" y1="0" x2="80" '
        f'y2="100"><stop offset="0" stop-color="{start}"/><stop offset="1" stop-color="{end}"/>'
        '</linearGradient></defs><rect x="0" y="0" width="100" height="100" fill="url(#b)"/>'
    )
    hair = f'fill="{person.hair}"'
    if person.style == "afro":
        for x, y, r in ((50, 37, 29), (27, 50, 11), (73, 50, 11)):
            parts += _disc(x, y, r, r, hair)
    elif person.style in _BEHIND:
        parts += _path(_BEHIND[person.style], person.hair)
    return parts


def _bust(person: Person) -> str:
    parts = _path("M6 104C8 82 26 75 50 75C74 75 92 82 94 104Z", person.top)
    parts += _path("M36 76C40 90 60 90 64 76L58 72H42Z", person.shade)
    parts += _path("M42 58H58V76C55 82 45 82 42 76Z", person.shade)
    if person.style in ("short", "bald"):
        for x in (31.5, 68.5):
            parts += _disc(x, 48, 4, 6, f'fill="{person.shade}"')
    head = "M32 44C32 30 39 22 50 22C61 22 68 30 68 44C68 58 60 69 50 69C40 69 32 58 32 44Z"
    return parts + _path(head, person.skin)


def _eyes(person: Person) -> str:
    parts, brow = "", person.brow or person.hair
    for side in (-1, 1):
        x = 50 + side * 8.4
        parts += _disc(x, 45, 2.2, 2.7, 'fill="#1e1712"')
        parts += _line(f"M{x - 4.6} 39.4Q{x} 36.4 {x + 4.6} 39", brow, 1.9)
        if person.earrings:
            parts += _disc(50 + side * 18.5, 57, 3, 3, 'fill="#f0c668"')
        if person.glasses:
            glass = 'fill="#ffffff" fill-opacity="0.16" stroke="#3a2a3e" stroke-width="1.5"'
            parts += _disc(x, 45.4, 6.6, 6.6, glass)
    return parts + (_line("M48.2 45H51.8", "#3a2a3e", 1.5) if person.glasses else "")


def _mouth(person: Person) -> str:
    parts = _line("M50 46C49 50 48 52 48.4 53.4Q50 54.4 51.8 53.4", person.shade, 1.7)
    if person.moustache:
        return parts + _path(_MOUSTACHE, person.hair) + _line("M46 63Q50 65.4 54 63", "#8e4636", 2)
    return parts + _line("M44.5 59.5Q50 64 55.5 59.5", person.lips, 2.3)


def drawing(person: Person) -> str:
    """Return the SVG of `person` in a square of 100, to be cut to a disc."""
    front = _path(_FRONT[person.style], person.hair)
    beard = _path(_BEARD, person.hair) if person.beard else ""
    return _behind(person) + _bust(person) + front + beard + _eyes(person) + _mouth(person)
