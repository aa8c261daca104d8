"""How high each part of a deal's page is, from roomy to tight, and where each then lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from game.scenes.score_sheet.content import DealPage, SideAccount
from game.ui.brush import Brush
from game.ui.geometry import Rect
from game.ui.theme import SPACE_2, Step
from game.words.ledger import LedgerLine
from game.words.numbers import signed

_NOTE_GAP = SPACE_2
_POINTS_GAP = 30


@dataclass(frozen=True, slots=True)
class Density:
    """Heights at scale 1 and the steps of the type scale; `change` 0 puts the change on the strip.

    `folded` is what a note adds that has to stand under its line.
    """

    head: float
    line: float
    folded: float
    change: float
    strip: float
    gap: float
    name: Step
    figure: Step


_DENSITIES = (
    Density(44, 33, 19, 50, 42, 30, Step.TITLE, Step.FIGURE),
    Density(38, 28, 18, 42, 38, 20, Step.TITLE, Step.FIGURE),
    Density(32, 24, 17, 34, 34, 14, Step.LEAD, Step.TITLE),
    Density(30, 23, 17, 30, 32, 10, Step.LEAD, Step.TITLE),
    Density(38, 30, 18, 0, 38, 24, Step.TITLE, Step.TITLE),
    Density(34, 27, 18, 0, 36, 18, Step.LEAD, Step.TITLE),
    Density(32, 25, 17, 0, 34, 14, Step.LEAD, Step.TITLE),
    Density(30, 23, 17, 0, 32, 10, Step.LEAD, Step.TITLE),
    Density(28, 22, 16, 0, 30, 6, Step.LEAD, Step.TITLE),
)


class Part(Enum):
    """The parts of a side's account, from the top."""

    HEAD = "head"
    LINE = "line"
    CHANGE = "change"
    STRIP = "strip"


@dataclass(frozen=True, slots=True)
class Piece:
    """One part of one side's account; `line` is the number of a line, the change counts on."""

    part: Part
    side: int
    line: int
    area: Rect
    folded: bool = False


@dataclass(frozen=True, slots=True)
class Blocks:
    """A deal's page laid out: its density, its pieces and its whole height in pixels."""

    density: Density
    pieces: tuple[Piece, ...]
    height: float


def note_folds(brush: Brush, line: LedgerLine, width: float) -> bool:
    """Tell whether a line's note has no room beside it in `width` pixels."""
    if not line.note:
        return False
    text = brush.text
    taken = text.width(line.text, Step.BODY, 400) + text.width(line.note, Step.CAPTION, 400)
    points = text.width(signed(line.points), Step.LEAD, 600)
    return taken + points + (_NOTE_GAP + _POINTS_GAP) * brush.scale > width


def blocks_for(brush: Brush, page: DealPage, area: Rect) -> Blocks:
    """Return the page's pieces as roomy as they fit `area`, else as tight as they can be."""
    for density in _DENSITIES:
        blocks = _blocks(brush, page.accounts, area, density)
        if blocks.height <= area.h:
            break
    return blocks


def _blocks(brush: Brush, accounts: Sequence[SideAccount], area: Rect, density: Density) -> Blocks:
    pieces: list[Piece] = []
    y = area.y
    for side, account in enumerate(accounts):
        if side:
            y += density.gap * brush.scale
        for part, line, height, folded in _parts(brush, account, area.w, density):
            place = Rect(area.x, y, area.w, height * brush.scale)
            pieces.append(Piece(part, side, line, place, folded))
            y = place.bottom
    return Blocks(density, tuple(pieces), y - area.y)


def _parts(
    brush: Brush, account: SideAccount, width: float, density: Density
) -> Iterator[tuple[Part, int, float, bool]]:
    yield Part.HEAD, 0, density.head, False
    for number, line in enumerate(account.lines):
        folded = note_folds(brush, line, width)
        yield Part.LINE, number, density.line + (density.folded if folded else 0), folded
    if density.change:
        yield Part.CHANGE, len(account.lines), density.change, False
    yield Part.STRIP, len(account.lines), density.strip, False
