"""Splits rich text into runs of one look, and into lines."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

_SHORT = 24
"""A word of so few letters is never broken; a path is longer."""
_LONELY = 0.3
"""A last word is short up to this part of the width."""
_LONG_ENOUGH = 3
"""How many words a line has at least that gives one to the next."""
_LEANING = 2
"""A number or an article, of so few letters at most, goes along with the word it belongs to."""
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
    word that is wider, such as a path, is broken where it must be. A short last word takes one
    from the line before along, so that it does not stand alone.
    """
    lines: list[str] = []
    for block in text.split("\n"):
        rows: list[list[str]] = [[]]
        for word in _closed(_words(block, width, measure)):
            if rows[-1] and measure(_line([*rows[-1], word])) > width:
                rows.append([])
            rows[-1].append(word)
        _accompany(rows, width, measure)
        lines += map(_line, rows)
    return lines


def _accompany(rows: list[list[str]], width: float, measure: Callable[[str], float]) -> None:
    """Let a short word that is the whole of the last row have company."""
    if len(rows) < 2 or len(rows[-1]) > 1 or len(rows[-2]) < _LONG_ENOUGH:
        return
    kept, company = rows[-2][:-1], [rows[-2][-1], *rows[-1]]
    while len(kept) >= _LONG_ENOUGH and len(kept[-1].strip("*")) <= _LEANING:
        company.insert(0, kept.pop())
    if measure(_line(rows[-1])) <= _LONELY * width and measure(_line(company)) <= width:
        rows[-2:] = [kept, company]


def _closed(words: Iterable[str]) -> Iterator[str]:
    """Yield each word with the marks of its own strong letters opened and closed."""
    opened = False
    for word in words:
        marked = "*" * opened + word
        opened = marked.count("*") % 2 == 1
        yield marked + "*" * opened


def _line(words: list[str]) -> str:
    """Join closed words; strong neighbours are strong together."""
    return " ".join(words).replace("* *", " ")


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
