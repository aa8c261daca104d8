"""The measures of the bid pad, in units: its two styles and how its keys are set out (LOOK 3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.ui.layout.screen import Screen, SizeClass


@dataclass(frozen=True, slots=True)
class PadStyle:
    """The measures of a pad, in units.

    `width` is the usual and `least` the narrowest panel, `head` what lies above the keys, `rule`
    how far under them the line is drawn, `line` the height of each of the three lines under it,
    `note` that of the last line. In a `stacked` pad the third line runs under the confirm button.
    """

    width: float
    least: float
    edge: float
    head: float
    key: tuple[float, float]
    gap: float
    rule: float
    line: float
    note: float
    confirm: tuple[float, float]
    figure: float
    stacked: bool

    @property
    def foot(self) -> float:
        """What lies under the line, without the note."""
        return 3 * self.line + self.gap * 2

    def height(self, rows: int, noted: bool) -> float:
        """Return the height of a pad with so many rows of keys."""
        keys = rows * self.key[1] + (rows - 1) * self.gap
        return self.head + keys + self.rule + self.foot + (self.note if noted else 0.0)

    def span(self, columns: int, key: float) -> float:
        """Return the width of a pad with so many keys of width `key` in a row."""
        return max(self.least, columns * key + (columns - 1) * self.gap + 2 * self.edge)


LARGE = PadStyle(592, 592, 30, 68, (66, 58), 11.5, 22, 24, 53.5, (112, 56), 72, False)
SMALL = PadStyle(480, 396, 20, 42, (56, 44), 8, 10, 18, 30, (92, 36), 40, True)
TIGHT = replace(SMALL, head=38, key=(56, 36), gap=6, rule=6, note=24)

LEAST_KEY = 44
"""The narrowest key of a bid pad, in units."""
TALK_LABEL = 56
TALK_GAP = 4
LEAST_TALK_KEY, TINY_TALK_KEY = 30, 24
"""The narrowest key of the pad of team talk, and the one of last resort."""


@dataclass(frozen=True, slots=True)
class Grid:
    """One way to set out a pad: its style, keys in a row, a key's width, and whether noted."""

    style: PadStyle
    columns: int
    key: float
    noted: bool

    def size(self, keys: int) -> tuple[float, float]:
        """Return the size in units of a pad with so many keys."""
        rows = -(-keys // self.columns)
        w = self.style.span(self.columns, self.key)
        usual = self.style.width if self.key == self.style.key[0] else 0.0
        return max(w, usual), self.style.height(rows, self.noted)

    def talk_size(self, tricks: int) -> tuple[float, float]:
        """Return the size in units of a pad of team talk: two sets of keys behind their labels."""
        keys = self.columns * self.key + (self.columns - 1) * TALK_GAP
        rows = 2 * -(-tricks // self.columns)
        w = max(self.style.least, keys + TALK_LABEL + 2 * self.style.edge)
        return w, self.style.height(rows, self.noted)


def usual_columns(keys: int) -> int:
    """Return how many keys stand in a row: seven; nine where there are more than fourteen."""
    return 7 if keys <= 14 else 9 if keys <= 18 else 10


def styles(screen: Screen) -> tuple[PadStyle, ...]:
    """Return the styles a pad may have on a screen, the first to be taken where it fits."""
    return (SMALL, TIGHT) if screen.kind is SizeClass.SMALL else (LARGE, SMALL, TIGHT)


def grids(screen: Screen, keys: int) -> Iterator[Grid]:
    """Yield the ways to set out so many keys, the best first.

    Keys give way before rows, rows before the note, the note before the style.
    """
    usual = usual_columns(keys)
    others = [c for c in (usual + 1, usual - 1, usual - 2, usual - 3) if c > 4]
    # Of as many rows those are best whose last is fullest.
    columns = [usual, *sorted(others, key=lambda c: (-(-keys // c), -keys % c))]
    for style in styles(screen):
        for noted in (True, False):
            for count in columns:
                yield from _narrowing(style, count, noted, style.key[0], LEAST_KEY)


def talk_grids(screen: Screen, tricks: int) -> Iterator[Grid]:
    """Yield the ways to set out a pad of team talk: one line for each end, else two."""
    for style in styles(screen):
        for noted in (True, False):
            for count in (tricks, -(-tricks // 2)):
                yield from _narrowing(style, count, noted, min(48.0, style.key[0]), LEAST_TALK_KEY)
    yield from _narrowing(TIGHT, tricks, False, LEAST_TALK_KEY, TINY_TALK_KEY)


def pad_wishes(screen: Screen, tricks: int, talk: bool) -> tuple[tuple[float, float], ...]:
    """Return sizes in pixels that a pad for so many tricks and nil would like, the best first."""
    keys = tricks + 1
    sizes = []
    for style in styles(screen):
        columns = usual_columns(keys)
        for key in (style.key[0], LEAST_KEY):
            sizes.append(Grid(style, columns, key, True).size(keys))
    if talk:
        sizes = [g.talk_size(tricks) for g in talk_grids(screen, tricks)]
    return tuple(((w + 12) * screen.u, h * screen.u) for w, h in sizes)


def _narrowing(
    style: PadStyle, columns: int, noted: bool, key: float, least: float
) -> Iterator[Grid]:
    while key >= least:
        yield Grid(style, columns, key, noted)
        key -= 2
