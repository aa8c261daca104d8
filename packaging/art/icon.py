"""The emblem of the game: a brass spade under the lamp of the table."""

from __future__ import annotations

from pips import PIPS
from svgkit import document, group, linear, path, radial, rect

SIZE = 256


def icon() -> str:
    """Return the SVG of the emblem, `SIZE` on a side."""
    gradients = radial("felt", 128, 104, 170, (0, "#309461"), (0.55, "#156140"), (1, "#042218"))
    gradients += linear("brass", (0, -50, 0, 50), (0, "#ffe6a6"), (0.5, "#e9bf66"), (1, "#b7842a"))
    body = rect(8, 8, 240, 240, 54, fill="url(#felt)")
    body += rect(15, 15, 226, 226, 47, fill="none", stroke="#d9e8c8", stroke_width=2.5, opacity=0.3)
    shade = path(PIPS["S"], fill="#000000", opacity=0.28)
    spade = path(PIPS["S"], fill="url(#brass)")
    spade += path(
        PIPS["S"],
        transform="translate(0 -1) scale(0.8)",
        fill="none",
        stroke="#7a520c",
        stroke_width=1.4,
        opacity=0.6,
    )
    body += group("translate(128 136) scale(1.62)", shade)
    body += group("translate(128 128) scale(1.62)", spade)
    return document(f"<defs>{gradients}</defs>{body}", SIZE, SIZE)
