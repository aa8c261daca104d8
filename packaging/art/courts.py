"""The kings, queens and knaves: half a figure, drawn once and turned about the middle."""

from __future__ import annotations

from pips import ink, pip
from svgkit import circle, group, line, path, rect, turned_twice

_DRESS = {"H": "url(#gown)", "D": "#b5541c", "S": "#27335c", "C": "#1f5a45"}
_DARK = {"H": "#6d0a1a", "D": "#7a3410", "S": "#141c38", "C": "#0e3527"}
_HAIR = {"H": "#7a3b16", "D": "#c98b2b", "S": "#23201f", "C": "#4c2a17"}
_GOLD, _GOLD_EDGE, _PALE_GOLD = "url(#gold)", "#7a520c", "#f4d58a"
_SKIN, _SKIN_EDGE = "url(#skin)", "#b98661"


def _ground() -> str:
    rays = "".join(
        path(
            "M125 118L121 41H129Z",
            transform=f"rotate({angle} 125 118)",
            fill="#e6b95c",
            opacity=0.45,
        )
        for angle in range(-75, 76, 15)
    )
    return path("M50 48Q50 38 60 38H190Q200 38 200 48V175H50Z", fill="url(#halo)") + rays


def _back_hair(rank: str, hair: str) -> str:
    outline = {
        "Q": "M125 62C92 60 84 92 88 118C90 136 82 146 76 152C96 156 104 146 106 132H144"
        "C146 146 154 156 174 152C168 146 160 136 162 118C166 92 158 60 125 62Z",
        "K": "M98 78C92 104 94 124 104 134H146C156 124 158 104 152 78Z",
        "J": "M99 74C90 100 92 122 96 128H154C158 122 160 100 151 74Z",
    }[rank]
    return path(outline, fill=hair)


def _gown(suit: str) -> str:
    body = path(
        "M54 175C56 152 78 142 104 136C112 146 138 146 146 136C172 142 194 152 196 175Z",
        fill=_DRESS[suit],
        stroke=_DARK[suit],
        stroke_width=1.5,
    )
    collar = "M104 136C108 152 118 166 125 175C132 166 142 152 146 136"
    body += path(collar + "L138 132H112Z", fill=_SKIN)
    body += path(collar, fill="none", stroke=_GOLD, stroke_width=4)
    for k in (-1, 1):
        seam = f"M{125 + k * 30} 141C{125 + k * 44} 150 {125 + k * 50} 162 {125 + k * 52} 175"
        body += path(seam, fill="none", stroke=_GOLD, stroke_width=3)
        for dx, y in ((42, 160), (62, 165)):
            body += pip(suit, 125 + k * dx, y, 11, _PALE_GOLD)
    return body


def _eye(rank: str, side: int, hair: str) -> str:
    x = 125 + side * 10
    parts = path(f"M{x - 6} 95Q{x} 90 {x + 6} 95Q{x} 99 {x - 6} 95Z", fill="#ffffff")
    parts += circle(x, 94.8, 2.3, fill="#2a2118")
    parts += line(f"M{x - 7} 94.5Q{x} 88.5 {x + 7} 94.5", "#4a2016", 1.4)
    parts += line(f"M{x - 7} 88Q{x} 83.5 {x + 7} 87", hair, 1.8)
    if rank == "Q":
        parts += circle(125 + side * 15, 106, 4.5, fill="#e88f7f", opacity=0.5)
        parts += circle(125 + side * 25, 112, 2.6, fill=_GOLD)
    return parts


def _head(rank: str, hair: str) -> str:
    parts = path("M115 118V136C119 142 131 142 135 136V118Z", fill="#e3b48d")
    parts += path(
        "M101 92C101 74 112 66 125 66C138 66 149 74 149 92C149 112 137 128 125 128"
        "C113 128 101 112 101 92Z",
        fill=_SKIN,
        stroke=_SKIN_EDGE,
        stroke_width=1,
    )
    fringe = (
        "M99 96C98 74 112 62 125 62C138 62 152 74 151 96C146 86 140 78 125 74C110 78 104 86 99 96Z"
        if rank == "Q"
        else "M99 92C99 72 112 64 125 64C138 64 151 72 151 92C147 82 141 77 125 77"
        "C109 77 103 82 99 92Z"
    )
    parts += path(fringe, fill=hair)
    parts += "".join(_eye(rank, side, hair) for side in (-1, 1))
    parts += line("M125 95C124 101 122 105 122 107Q125 109 128 107", "#b07a55", 1.3)
    parts += path("M118 115Q122 112.6 125 114Q128 112.6 132 115Q125 121 118 115Z", fill="#b8243a")
    if rank == "K":
        parts += path(
            "M101 104C103 132 116 146 125 150C134 146 147 132 149 104C146 114 138 111 132 110"
            "Q125 107 118 110C112 111 104 114 101 104ZM117 116Q125 122 133 116Q125 113 117 116Z",
            fill_rule="evenodd",
            fill=hair,
        )
    return parts


def _cap(suit: str) -> str:
    brim = path(
        "M96 76C92 56 112 46 130 48C150 49 160 62 154 76C140 68 112 68 96 76Z",
        fill=_DRESS[suit],
        stroke=_DARK[suit],
        stroke_width=1.2,
    )
    feather = "M146 60C160 44 172 48 178 58C168 56 160 62 152 70Z"
    return brim + path(feather, fill=_PALE_GOLD, stroke="#a87413")


def _crown(suit: str) -> str:
    parts = path(
        "M98 74L92 46L107 59L113 42L125 57L137 42L143 59L158 46L152 74Q125 66 98 74Z",
        fill=_GOLD,
        stroke=_GOLD_EDGE,
        stroke_width=1.2,
        stroke_linejoin="round",
    )
    for x, y in ((92, 45), (113, 41), (137, 41), (158, 45)):
        parts += circle(x, y, 3, fill="#fff4cf", stroke=_GOLD_EDGE)
    return parts + pip(suit, 125, 64, 11, ink(suit))


def _flower() -> str:
    parts = "".join(
        circle(125 + i * 6, 148 - abs(i) * 2.2, 2.3, fill="#fffaf0", stroke="#b9a070")
        for i in range(-3, 4)
    )
    parts += path("M74 172C74 150 70 130 72 112", fill="none", stroke="#2f6b3a", stroke_width=2.6)
    parts += path("M73 140C62 138 58 130 58 126C68 126 73 132 73 140Z", fill="#3d8a4b")
    petal = '<ellipse cx="72" cy="96" rx="5.4" ry="7.6" fill="#e8485d" stroke="#8c0f22"/>'
    parts += "".join(group(f"rotate({i * 72} 72 104)", petal) for i in range(5))
    parts += circle(72, 104, 4.2, fill="#f7d56a")
    hand = "M64 160C64 152 84 152 84 160C86 168 80 173 74 173C68 173 62 168 64 160Z"
    return parts + path(hand, fill=_SKIN, stroke=_SKIN_EDGE)


def _sceptre(suit: str) -> str:
    parts = line("M180 175V70", _GOLD, 5) + pip(suit, 180, 62, 22, ink(suit))
    hand = "M170 158C170 150 190 150 190 158C192 166 186 172 180 172C174 172 168 166 170 158Z"
    return parts + path(hand, fill=_SKIN, stroke=_SKIN_EDGE)


def court(rank: str, suit: str) -> str:
    """Return the figure of a court card in its frame."""
    hair = _HAIR[suit]
    half = _ground() + _back_hair(rank, hair) + _gown(suit) + _head(rank, hair)
    half += _cap(suit) if rank == "J" else _crown(suit)
    half += _flower() if rank == "Q" else _sceptre(suit)
    belt = path("M50 175H200", stroke=_GOLD, stroke_width=5)
    belt += path("M50 171.6H200M50 178.4H200", stroke=_GOLD_EDGE, stroke_width=0.9)
    frame = rect(50, 38, 150, 274, 10, fill="none", stroke=_GOLD_EDGE, stroke_width=1.6)
    return turned_twice(half) + belt + frame
