"""Splits rich text into runs of one look, and into lines."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

_SHORT = 24
"""A word of so few letters is never broken; a path is longer."""
_SUITS = re.compile("([♥♦♣])")


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of text of one look; `suit` is the symbol it is, if it may be in a colour."""

    text: str
    strong: bool
    suit: str = ""


def runs(text: str) -> Iterator[Run]:
    """Yield the runs of `text`: `*strong*` words, symbols of suits but spades, and the rest.

    >>> [run.text for run in runs("Follow *♥* now")]
    ['Follow ', '♥', ' now']
    """
    for number, part in enumerate(text.split("*")):
        for piece in _SUITS.split(part):
            if piece:
                yield Run(piece, number % 2 == 1, piece if _SUITS.match(piece) else "")


def wrap_words(text: str, width: float, measure: Callable[[str], float]) -> list[str]:
    """Return `text` in lines that `measure` no more than `width`, broken at spaces and newlines.

    Strong words that run over a break are closed before it and opened again after it. A single
    word that is wider, such as a path, is broken where it must be.
    """
    lines: list[str] = []
    for block in text.split("\n"):
        current = ""
        for word in _words(block, width, measure):
            longer = f"{current} {word}" if current else word
            if current and measure(longer) > width:
                open_strong = current.count("*") % 2 == 1
                lines.append(current + "*" if open_strong else current)
                current = "*" + word if open_strong else word
            else:
                current = longer
        lines.append(current)
    return lines


def _words(block: str, width: float, measure: Callable[[str], float]) -> Iterator[str]:
    """Yield the words of a line, those wider than `width` in parts that are not."""
    for word in block.split(" "):
        rest = word
        while len(rest) > _SHORT and measure(rest) > width:
            fitting = next(
                (n for n in range(len(rest) - 1, 1, -1) if measure(rest[:n]) <= width), 1
            )
            yield rest[:fitting]
            rest = rest[fitting:]
        yield rest
