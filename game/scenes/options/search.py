"""Finds rules and settings by their words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.engine.rules import Rules
from game.scenes.options.kinds import Pick, Seating, Steps
from game.scenes.options.option import Option, Row
from game.scenes.options.pages import PAGES, rows_of
from game.storage.settings import Settings
from game.words import t
from game.words.lookup import printed
from game.words.option_values import value_text

MOST_LETTERS = 40


def hits(query: str, settings: Settings, base: Rules) -> tuple[Row, ...]:
    """The rows of all pages in which every word of `query` stands, the best first.

    Best is a word in a title, then one in a key, a note or a value, then one in an explanation;
    of equals those come first that have an effect now. The note of a hit names its page.
    """
    words = printed(query).casefold().split()
    found: list[tuple[int, bool, Row]] = []
    for page in PAGES:
        for row in rows_of(page, settings, base):
            rank = _rank(words, row, t(f"options.page.{page}"))
            if rank is not None:
                found.append((rank, bool(row.idle), _with_page(row, page)))
    return tuple(row for *_, row in sorted(found, key=lambda hit: hit[:2]))


def _rank(words: Sequence[str], row: Row, page: str) -> int | None:
    layers = [
        f"{row.title} {' '.join(option.title for option in row.options)}",
        f"{row.note} {page} {' '.join(part for o in row.options for part in _telling(o))}",
        " ".join(option.help for option in row.options),
    ]
    text = ""
    for rank, layer in enumerate(layers):
        text += f" {layer.casefold()}"
        if all(word in text for word in words):
            return rank
    return None


def _telling(option: Option) -> Iterator[str]:
    """The key and the names of the values."""
    yield from (option.key, option.key.replace("_", " "))
    if isinstance(option.kind, Pick | Seating):
        yield from (value_text(option.key, value) for value in option.kind.values)
        yield from (str(value) for value in option.kind.values)
    elif isinstance(option.kind, Steps):
        yield from (value_text(option.key, value) for value in option.kind.offered)


def _with_page(row: Row, page: str) -> Row:
    return replace(row, note=t("editor.hit", page=t(f"options.page.{page}"), note=row.note))
