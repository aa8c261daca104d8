"""The two jokers: the big one is the sun in full colours, the little one the moon in blue."""

from __future__ import annotations

from courtlooks import GOLD, GOLD_DARK, LINE, PEARL, STEEL, Court, cut, mirrored
from heads import head
from pips import glyph
from svgkit import BLACK, RED, circle, group, line, path, rect, turned_twice

_SUN = Court(
    robe="#bd2b3c", robe_dark="#24407f", second="#f0c24f", ground="#f6d98c", halo="#fff6d8",
    hair="#8d4217", brows="#7a3712", hair_light="#bd6c31",
    skin="#f8dcc5", skin_dark="#e3b08e", lips="#b93a45", turn=1,
)  # fmt: skip
_MOON = Court(
    robe="#3c4663", robe_dark="#232a42", second="#aab6d6", ground="#c9d2e6", halo="#eef2fa",
    hair="#3a3f52", brows="#3a3f52", hair_light="#727b98",
    skin="#eef0f6", skin_dark="#c3cade", lips="#56607f", turn=-1,
)  # fmt: skip
_LOOKS = {"BJ": _SUN, "LJ": _MOON}
_METAL = {"BJ": GOLD, "LJ": STEEL}
_INK = {"BJ": RED, "LJ": BLACK}


def _sun(size: float, fill: str) -> str:
    """Return a sun about (0, 0), `size` from its middle to the tip of a ray."""
    rays = "".join(
        path("M-7-17L0-40L7-17Z", transform=f"rotate({turn})", fill=fill)
        for turn in range(0, 360, 45)
    )
    return group(f"scale({size / 40:g})", rays + circle(0, 0, 18, fill=fill))


def _moon(size: float, fill: str) -> str:
    """Return a crescent about (0, 0), `size` high to either side, with its star."""
    crescent = path("M10-38A38 38 0 1 0 34 20A31 31 0 0 1 10-38Z", fill=fill)
    star = path("M22-18L26-6L38-2L26 2L22 14L18 2L6-2L18-6Z", fill=fill)
    return group(f"scale({size / 40:g})", crescent + star)


def sign(code: str, x: float, y: float, size: float) -> str:
    """Return the sign of a joker about (x, y), `size` high to either side."""
    draw = _sun if code == "BJ" else _moon
    return group(f"translate({x:g} {y:g})", draw(size, _INK[code]))


def _bell(x: float, y: float, metal: str) -> str:
    ball = circle(x, y, 7, fill=metal, stroke=LINE, stroke_width=2.4)
    return ball + line(f"M{x - 3.5:g} {y + 1}H{x + 3.5:g}", LINE, 1.8)


def _cap(code: str, look: Court) -> str:
    metal = _METAL[code]
    bells: tuple[tuple[int, int], ...]
    if code == "BJ":
        horn = "M97 62C92 30 62 22 54 64C66 54 78 60 88 76Z"
        parts = cut(horn, look.robe_dark) + cut(
            "M153 62C158 30 188 22 196 64C184 54 172 60 162 76Z", look.robe
        )
        parts += cut("M98 60C102 42 112 30 125 22C138 30 148 42 152 60Z", look.second)
        bells = ((55, 68), (195, 68), (125, 24))
    else:
        horn = "M125 56C122 38 104 26 74 26C92 36 92 54 90 70Z"
        parts = cut(horn, look.robe) + cut(
            "M125 56C128 38 146 26 176 26C158 36 158 54 160 70Z", look.second
        )
        bells = ((74, 27), (176, 27))
    parts += cut("M89 70L91 57Q125 44 159 57L161 70Q125 56 89 70Z", metal)
    for x in (104, 125, 146):
        parts += path("M0-4L4 0L0 4L-4 0Z", transform=f"translate({x} {60 if x != 125 else 57})",
                      fill=look.robe_dark)  # fmt: skip
    return parts + "".join(_bell(x, y, metal) for x, y in bells)


def _ruff(code: str, look: Court) -> str:
    body = cut("M44 152Q125 108 206 152V185L44 165Z", look.robe)
    half = cut("M125 132Q166 108 206 152V185L125 175Z", look.robe_dark)
    points = (
        "M84 130L72 156L92 148L98 168L112 152L125 174L138 152L152 168L158 148L178 156L166 130"
        "Q125 146 84 130Z"
    )
    ruff = cut(points, look.second) + cut("M92 128Q125 142 158 128L152 138Q125 150 98 138Z", PEARL)
    bells = ((72, 158), (98, 169), (152, 169), (178, 158))
    return body + half + ruff + "".join(_bell(x, y, _METAL[code]) for x, y in bells)


def bust(code: str) -> str:
    """Return a joker from his bells down to the middle of the card, about x = 125."""
    look = _LOOKS[code]
    lock = mirrored(cut("M99 60C86 72 84 96 92 112C98 104 98 92 99 80Z", look.hair))
    grin = cut("M-17 106Q0 125 17 106Q0 113 -17 106Z", PEARL, 2.2,
               transform=f"translate({125 + 2 * look.turn} 0)")  # fmt: skip
    cheeks = "".join(
        circle(x + 3 * look.turn, 100, 6, fill=look.lips, opacity=0.35) for x in (106, 144)
    )
    face = lock + head("J", "S", look) + cheeks + grin
    return _ruff(code, look) + face + _cap(code, look)


def panel(code: str) -> tuple[str, str]:
    """Return the colours of ground and halo behind a joker."""
    return _LOOKS[code].ground, _LOOKS[code].halo


def index(code: str, x: float, y: float, height: float) -> str:
    """Return the word under the joker's sign, letter under letter, from (x, y) down."""
    step = height * 1.26
    return "".join(
        glyph(letter, x, y + step * i, height, _INK[code], 14) for i, letter in enumerate("JOKER")
    )


def joker(code: str) -> str:
    """Return the big joker, `BJ`, or the little one, `LJ`, with both indices."""
    ground, halo = panel(code)
    half = circle(125, 84, 60, fill=halo)
    if code == "BJ":
        half += group("translate(125 84)", "".join(
            path("M-6-62L0-76L6-62Z", transform=f"rotate({turn})", fill=halo)
            for turn in range(-105, 106, 15)
        ))  # fmt: skip
    middle = turned_twice(half + bust(code))
    band = cut("M44 159L206 179V191L44 171Z", _METAL[code])
    frame = rect(44, 16, 162, 318, 8, fill="none", stroke=GOLD_DARK, stroke_width=3)
    corner = sign(code, 24, 31, 15) + index(code, 24, 54, 20)
    return rect(44, 16, 162, 318, 8, fill=ground) + middle + band + frame + turned_twice(corner)
