"""What the court holds in its hand."""

from __future__ import annotations

from courtlooks import GOLD, GOLD_DARK, LINE, PEARL, STEEL, Court, cut
from svgkit import circle, group, line

_PLACE = "translate(181 0)"
"""Everything is drawn about the hand, which holds it here."""
_GREEN = "#3f8a4c"


def _sword() -> str:
    parts = cut("M-5 132V56L0 42L5 56V132Z", STEEL)
    parts += line("M0 58V128", "#8d98a8", 1.6)
    return parts + cut("M-17 130H17V138H-17Z", GOLD)


def _sceptre() -> str:
    shaft = cut("M-3.5 176V84H3.5V176Z", GOLD)
    knob = circle(0, 82, 6, fill=GOLD, stroke=LINE, stroke_width=2.4)
    heart = (
        "M0 15C-7 8-16 3-16-6C-16-12-12-15-8-15C-4-15-1-12 0-9C1-12 4-15 8-15"
        "C12-15 16-12 16-6C16 3 7 8 0 15Z"
    )
    return shaft + cut(heart, "#e0566a", transform="translate(0 60)") + knob


def _axe() -> str:
    shaft = cut("M-7.5 180V46H-0.5V180Z", "#9a6a38")
    blade = "M-1 60C8 58 14 53 16 48C21 64 21 84 16 100C14 95 8 90 -1 88Z"  # fmt: skip
    spike = cut("M-7.5 66L-21 74L-7.5 82Z", STEEL)
    return cut(blade, STEEL) + spike + shaft


def _orb() -> str:
    ball = circle(0, 124, 17, fill=GOLD, stroke=LINE, stroke_width=2.6)
    band = line("M-16 122Q0 130 16 122M0 107V125", GOLD_DARK, 3)
    cross = cut("M-3 108V98H-9V92H-3V84H3V92H9V98H3V108Z", GOLD)  # fmt: skip
    return ball + band + cross


def _stem() -> str:
    leaf = "M0 128C-16 126 -18 114 -18 108C-8 110 0 116 0 128Z"
    other = "M0 136C16 134 18 122 18 116C8 118 0 124 0 136Z"
    return line("M0 176V92", LINE, 6) + line("M0 176V92", _GREEN, 3.4) + cut(
        leaf, _GREEN, 2.2) + cut(other, _GREEN, 2.2)  # fmt: skip


def _petals(colour: str, count: int, petal: str, core: str, size: float) -> str:
    parts = "".join(
        cut(petal, colour, 2.2, transform=f"rotate({i * 360 / count:g})") for i in range(count)
    )
    parts += circle(0, 0, size, fill=core, stroke=LINE, stroke_width=2)
    return group("translate(0 80)", parts)


def _lily() -> str:
    side = "M0 98C-18 94 -20 74 -18 62C-8 66 -2 76 0 86Z"
    other = "M0 98C18 94 20 74 18 62C8 66 2 76 0 86Z"
    middle = "M0 98C-11 86 -9 68 0 54C9 68 11 86 0 98Z"
    return _stem() + cut(side, PEARL) + cut(other, PEARL) + cut(middle, PEARL)


def _rose() -> str:
    bloom = _petals("#e0485c", 5, "M0-4C-12-8-12-22 0-22C12-22 12-8 0-4Z", "#a81d34", 7)
    return _stem() + bloom


def _daisy() -> str:
    return _stem() + _petals("#fffdf2", 8, "M0-6C-6-10-6-22 0-22C6-22 6-10 0-6Z", GOLD, 8.5)


def _violet() -> str:
    return _stem() + _petals("#8b6bd0", 6, "M0-4C-10-8-9-18 0-23C9-18 10-8 0-4Z", GOLD, 6)


def _spear() -> str:
    shaft = cut("M-3.5 180V84H3.5V180Z", "#9a6a38")
    point = cut("M0 40C13 58 10 74 4 86H-4C-10 74 -13 58 0 40Z", STEEL)  # fmt: skip
    tassel = cut("M-7 88H7L11 106L4 100L0 108L-4 100L-11 106Z", "#c23a4a")  # fmt: skip
    return shaft + point + tassel + line("M0 50V80", "#8d98a8", 1.6)


def _leaf() -> str:
    blade = "M0 112C-14 112 -22 98 -19 82C-16 66 -6 58 0 44C6 58 16 66 19 82C22 98 14 112 0 112Z"
    veins = "M0 60V110M0 84L-11 74M0 84L11 74M0 101L-12 92M0 101L12 92"  # fmt: skip
    stalk = line("M0 176V112", LINE, 6) + line("M0 176V112", _GREEN, 3.4)
    return stalk + cut(blade, _GREEN) + line(veins, "#a9d99a", 2)


def _sabre() -> str:
    blade = "M-5 132C-10 104 -4 72 14 44C19 76 14 106 6 132Z"  # fmt: skip
    ridge = line("M1 126C-1 104 2 82 10 62", "#8d98a8", 1.6)
    return cut(blade, STEEL) + ridge + cut("M-15 130H15V138H-15Z", GOLD)


def _arrow() -> str:
    shaft = cut("M-2.5 180V70H2.5V180Z", "#9a6a38")
    point = cut("M0 42L13 74L0 67L-13 74Z", STEEL)
    vane = "M-2 116L-14 106V122L-2 134ZM2 116L14 106V122L2 134Z"  # fmt: skip
    return shaft + point + cut(vane, PEARL)


def regalia(rank: str, suit: str, look: Court) -> str:
    """Return what a figure holds, and the hand around it."""
    things = {
        "K": {"S": _sword, "H": _sceptre, "D": _axe, "C": _orb},
        "Q": {"S": _lily, "H": _rose, "D": _daisy, "C": _violet},
        "J": {"S": _spear, "H": _leaf, "D": _sabre, "C": _arrow},
    }
    sleeve = cut("M-17 183L-13 160H13L19 186Z", look.robe_dark)
    cuff = cut("M-14 165L-12 156H12L15 166Z", PEARL)
    fist = cut("M-11 157C-14 147 -10 140 0 140C10 140 14 147 11 157Z", look.skin)  # fmt: skip
    knuckles = line("M-4 144V153M3 144V153", LINE, 1.5, opacity=0.6)
    return group(_PLACE, things[rank][suit]() + sleeve + cuff + fist + knuckles)
