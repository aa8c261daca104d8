"""The emblem of the game: a brass spade under the lamp of the table."""

from __future__ import annotations

import io
import os
import struct

from pips import PIPS
from svgkit import document, group, linear, path, radial, rect

SIZE = 256
_ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
_ICNS_SIZES = {"icp4": 16, "ic11": 32, "ic12": 64, "ic07": 128, "ic08": 256, "ic09": 512}
"""The sides in pixels under the names that the format gives them."""


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


def png(size: int) -> bytes:
    """Return the emblem as a PNG file, drawn at four times its size and scaled down."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame  # the drawings need none of it  # noqa: PLC0415

    large = pygame.image.load_sized_svg(io.BytesIO(icon().encode()), (size * 4, size * 4))
    out = io.BytesIO()
    pygame.image.save(pygame.transform.smoothscale(large, (size, size)), out, "icon.png")
    return out.getvalue()


def ico() -> bytes:
    """Return the icon of the program on Windows: a directory of PNG pictures, small to large."""
    pictures = [png(size) for size in _ICO_SIZES]
    offset = 6 + 16 * len(pictures)
    head = struct.pack("<3H", 0, 1, len(pictures))
    for size, picture in zip(_ICO_SIZES, pictures, strict=True):
        # One byte holds each side; 256 is written as 0.
        head += struct.pack("<4B2H2I", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return head + b"".join(pictures)


def icns() -> bytes:
    """Return the icon of the program on macOS: PNG pictures, each after its name and length."""
    body = b""
    for name, size in _ICNS_SIZES.items():
        picture = png(size)
        body += name.encode() + struct.pack(">I", 8 + len(picture)) + picture
    return b"icns" + struct.pack(">I", 8 + len(body)) + body
