"""The faces of the court: eyes, nose, mouth and beard, each character with its own."""

from __future__ import annotations

from courtlooks import LINE, Court, cut
from svgkit import circle, line, path

_EGG = (
    "M96 80C96 58 108 46 125 46C142 46 154 58 154 80C154 104 141 124 125 124C109 124 96 104 96 80Z"
)
_JAW = (
    "M96 78C96 58 108 46 125 46C142 46 154 58 154 78C155 100 148 122 125 123C102 122 95 100 96 78Z"
)
_SHADE = "M150 64C157 92 144 120 125 123.5C138 115 146 102 146 84C146 76 148 68 150 64Z"
_STERN, _MILD = 4.0, -1.5
"""How far a brow falls towards the nose."""


def head(rank: str, suit: str, look: Court) -> str:
    """Return neck and face, without hair."""
    neck = cut("M110 112V138Q125 150 140 138V112Z", look.skin_dark)
    parts = neck + cut(_JAW if rank == "K" else _EGG, look.skin)
    parts += path(_SHADE, fill=look.skin_dark, opacity=0.75)
    return parts + _eyes(rank, suit, look) + _nose(look) + _mouth(rank, look)


def _eyes(rank: str, suit: str, look: Court) -> str:
    parts = ""
    fall = _STERN if rank == "K" and suit in "SC" else _MILD if rank == "Q" else 1.0
    thick = 2.6 if rank == "Q" else 4.2 if rank == "K" else 3.4
    for side in (-1, 1):
        x = 125 + 3 * look.turn + 13 * side
        parts += path(f"M{x - 7.5} 85Q{x} 77 {x + 7.5} 85Q{x} 91 {x - 7.5} 85Z", fill="#ffffff")
        parts += circle(x + 1.6 * look.turn, 84.4, 3.5, fill=LINE)
        parts += line(f"M{x - 8.5} 85.5Q{x} 76 {x + 8.5} 85.5", LINE, 2.4)
        inner, outer = x - 9 * side, x + 9.5 * side
        brow = f"M{inner} {74.5 + fall}Q{x} 71.5 {outer} {75 - fall / 2}"
        parts += line(brow, look.brows, thick)
        if rank == "Q":
            parts += line(f"M{x + 8.5 * side} 85.5L{x + 12 * side} 82.5", LINE, 2.2)
            parts += circle(x + 4 * side, 99, 5.5, fill=look.lips, opacity=0.28)
    return parts


def _nose(look: Court) -> str:
    t, x = look.turn, 125 + 3 * look.turn
    outline = f"M{x} 84C{x + 2 * t} 92 {x + 6 * t} 97 {x + 5 * t} 100Q{x + t} 104 {x - 4 * t} 101"
    return line(outline, LINE, 2.0, opacity=0.75)


def _mouth(rank: str, look: Court) -> str:
    x = 125 + 2 * look.turn
    if rank == "Q":
        lips = (
            f"M{x - 9} 110Q{x - 4} 105.5 {x} 108Q{x + 4} 105.5 {x + 9} 110Q{x} 118.5 {x - 9} 110Z"
        )
        return path(lips, fill=look.lips) + line(f"M{x - 7} 110.3H{x + 7}", LINE, 1.2)
    smile = line(f"M{x - 9} 110Q{x + 2 * look.turn} 115 {x + 10} 108.5", LINE, 2.4)
    return smile + line(f"M{x - 4} 116.5H{x + 4}", look.skin_dark, 2.6)


_BEARDS = {
    # A pointed beard and a moustache turned up.
    "S": ("M96 86C97 112 108 122 112 132L125 158L138 132C142 122 153 112 154 86"
          "C150 100 146 106 138 108Q125 102 112 108C104 106 100 100 96 86Z",
          "M125 103C117 100 104 106 94 98C97 111 112 115 125 108C138 115 153 111 156 98"
          "C146 106 133 100 125 103Z"),
    # Full and round, in curls.
    "H": ("M94 84C90 100 84 108 88 118C86 130 96 136 102 140C108 150 118 148 125 152"
          "C132 148 142 150 148 140C154 136 164 130 162 118C166 108 160 100 156 84"
          "C152 98 146 104 138 107Q125 101 112 107C104 104 98 98 94 84Z",
          "M125 102C116 98 102 102 98 112C108 116 119 114 125 108C131 114 142 116 152 112"
          "C148 102 134 98 125 102Z"),
    # Long and forked.
    "D": ("M95 84C94 110 96 130 104 158C112 152 120 144 125 134C130 144 138 152 146 158"
          "C154 130 156 110 155 84C151 98 146 105 138 108Q125 102 112 108C104 105 99 98 95 84Z",
          "M125 103C115 99 104 106 98 120C110 120 120 114 125 108C130 114 140 120 152 120"
          "C146 106 135 99 125 103Z"),
    # Cut short and square.
    "C": ("M95 80C95 104 98 128 106 138Q125 144 144 138C152 128 155 104 155 80"
          "C152 94 149 103 140 107Q125 101 110 107C101 103 98 94 95 80Z",
          "M125 102C117 99 107 102 103 110C112 113 120 112 125 108C130 112 138 113 147 110"
          "C143 102 133 99 125 102Z"),
}  # fmt: skip
"""Beard and moustache of each king."""


def beard(suit: str, look: Court) -> str:
    """Return the king's beard, over his mouth."""
    full, lip = _BEARDS[suit]
    parts = cut(full, look.hair)
    for dx in (-12, 0, 12):
        parts += line(f"M{125 + dx} 122Q{125 + dx * 0.8:g} 130 {125 + dx * 0.7:g} 138",
                      look.hair_light, 2.2)  # fmt: skip
    parts += path("M117 110Q125 107 133 110Q125 119 117 110Z", fill=look.lips)
    return parts + cut(lip, look.hair, 2.0)
