"""The two jokers: a fool with his bells, the big one in colours, the little one in ink."""

from __future__ import annotations

from pips import glyph, pip
from svgkit import BLACK, RED, circle, group, line, path, rect, turned_twice

_LOOK = {
    "BJ": {
        "index": RED,
        "left": "#c4162a",
        "right": "#27335c",
        "bell": "url(#gold)",
        "face": "#fbe3cf",
    },
    "LJ": {
        "index": BLACK,
        "left": "#3b4252",
        "right": "#16181d",
        "bell": "#d8d3c4",
        "face": "#f3efe3",
    },
}


def _index(colour: str) -> str:
    letters = "".join(
        glyph(letter, 25, 17 + 27 * i, 21, colour, 13) for i, letter in enumerate("JOKER")
    )
    return turned_twice(letters)


def _cap(look: dict[str, str]) -> str:
    edge = {"stroke": "#7a520c", "stroke_width": 1.4, "stroke_linejoin": "round"}
    parts = path(
        "M92 168C70 150 60 110 86 84C92 112 104 126 125 132V168Z", fill=look["left"], **edge
    )
    parts += path(
        "M158 168C180 150 190 110 164 84C158 112 146 126 125 132V168Z", fill=look["right"], **edge
    )
    parts += path(
        "M104 164C100 120 108 84 125 66C142 84 150 120 146 164Z", fill=look["left"], **edge
    )
    parts += path("M125 66C142 84 150 120 146 164H125Z", fill=look["right"])
    for x, y in ((86, 84), (164, 84), (125, 64)):
        parts += circle(x, y, 8, fill=look["bell"], **edge)
        parts += line(f"M{x - 4} {y + 1}H{x + 4}M{x} {y + 1}V{y + 6}", "#7a520c", 1.3)
    return parts


def _face(look: dict[str, str]) -> str:
    parts = path(
        "M96 172C96 206 110 226 125 226C140 226 154 206 154 172Z",
        fill=look["face"],
        stroke="#7a520c",
        stroke_width=1.2,
    )
    for x in (113, 137):
        parts += circle(x, 186, 2.8, fill="#1e1712")
        parts += line(f"M{x - 6} 178Q{x} 173.5 {x + 6} 177.5", "#4a2016", 2)
    parts += line("M112 203Q125 217 138 203", "#b8243a", 3)
    band = "M90 160H160Q166 167 160 175H90Q84 167 90 160Z"
    return parts + path(band, fill=look["bell"], stroke="#7a520c", stroke_width=1.4)


def _collar(look: dict[str, str]) -> str:
    parts = ""
    for i in range(-2, 3):
        leaf = "M125 226C114 240 112 258 125 276C138 258 136 240 125 226Z"
        fill = look["left"] if i % 2 else look["right"]
        parts += group(
            f"rotate({i * 27} 125 218)",
            path(leaf, fill=fill, stroke="#7a520c", stroke_width=1.2)
            + circle(125, 279, 5, fill=look["bell"], stroke="#7a520c"),
        )
    return parts


def joker(code: str) -> str:
    """Return the drawing of `BJ`, the big joker, or `LJ`, the little one, with its index."""
    look = _LOOK[code]
    halo = rect(50, 38, 150, 274, 10, fill="url(#halo)" if code == "BJ" else "#ece7d8")
    frame = rect(50, 38, 150, 274, 10, fill="none", stroke="#7a520c", stroke_width=1.6)
    spades = turned_twice(pip("S", 68, 58, 22) + pip("S", 182, 58, 22))
    return halo + frame + spades + _collar(look) + _face(look) + _cap(look) + _index(look["index"])
