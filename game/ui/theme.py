"""What every colour, text size and distance is called; the values of each table are in `themes`.

Colours are `#rrggbb`, lengths are pixels at a scale of 1: whoever draws multiplies them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

Colour = str
"""An opaque colour, written `#rrggbb`."""


class Step(Enum):
    """The steps of the type scale: size and line height in pixels, and the usual weight."""

    CAPTION = (14, 20, 500)
    BODY = (16, 24, 400)
    LEAD = (19, 26, 600)
    TITLE = (23, 30, 600)
    HEAD = (28, 34, 600)
    FIGURE = (27, 30, 700)
    TOTAL = (32, 36, 700)
    DISPLAY = (48, 52, 700)
    WORDMARK = (112, 112, 300)

    def __init__(self, px: int, line: int, weight: int) -> None:
        self.px = px
        self.line = line
        self.weight = weight


STRONG = 600
"""The weight of what stands out inside a body text."""
CAPITALS_SPACING = 1.0
WORDMARK_SPACING = 3.0

SPACE_1, SPACE_2, SPACE_3, SPACE_4, SPACE_5, SPACE_6, SPACE_7 = 4, 8, 12, 16, 24, 32, 48
MARGIN = 28
TALL_MARGIN = 20
SMALL_MARGIN = 14

SEGMENT_RADIUS = 2.5
BAR_RADIUS = 6
PAGE_RADIUS = 10
WELL_RADIUS = 12
KEY_RADIUS = 14
ICON_KEY_RADIUS = 16
PANEL_RADIUS = 18
DIALOG_RADIUS = 24
CARD_RADIUS = 0.043
"""Of the card's height."""


class Shape(Enum):
    """The mark that tells a side apart without its colour."""

    DISC = 0
    DIAMOND = 1
    TRIANGLE = 2
    SQUARE = 3
    PENTAGON = 4


SIDE_SHAPES: tuple[Shape, ...] = tuple(Shape)
"""The mark of each side, the viewer's own first."""


class Ground(Enum):
    """What the table is made of."""

    FELT = "felt"
    WOOD = "wood"
    PAPER = "paper"
    PLAIN = "plain"


@dataclass(frozen=True, slots=True)
class Tones:
    """A vertical gradient and the ink that stands on it."""

    top: Colour
    foot: Colour
    ink: Colour

    @property
    def reversed(self) -> Tones:
        """The same tones as pressed in."""
        return Tones(self.foot, self.top, self.ink)


@dataclass(frozen=True, slots=True)
class Book:
    """The colours of the score book; `sides` are the inks of up to five sides."""

    page: Tones
    second: Colour
    sides: tuple[Colour, ...]
    loss: Colour
    gain: Colour
    rule: Colour
    rule_opacity: float
    leaf: Colour
    bag: Colour


@dataclass(frozen=True, slots=True)
class Theme:
    """Every role a colour can play on one table.

    `sides` holds the colours of up to five sides, the viewer's first. `veil` is laid thinly over
    what the pointer is on, `hollow` (with its opacity) fills wells and empty pips. `depth` is the
    share of full shadows: 1, or 0 for none. `outline` is the thickness of the edge of panels and
    keys, `edge_opacity` that of a panel's edge and `key_edge` of a key's, both in the colour
    `text`; `hairline` is the opacity of the light on a panel's top edge.

    `club` and `diamond` are the colours of these signs in a deck of four; without them, clubs are
    as `text` is and diamonds as `red_suit`.
    """

    name: str
    ground: Ground
    pool: Colour
    mid: Colour
    rim: Colour
    inlay: Colour
    panel: Tones
    panel_opacity: float
    key: Tones
    key_over: Tones
    icon_key: Tones
    chip: Tones
    text: Colour
    second: Colour
    faint: Colour
    accent: Colour
    sides: tuple[Colour, ...]
    good: Colour
    bad: Colour
    warn: Colour
    red_suit: Colour
    bag: Colour
    disabled: Colour
    gold: Tones
    gold_over: Tones
    gold_pressed: Tones
    gold_edge: Colour
    focus: Colour
    winner: Colour
    suggested: Colour
    chosen: Colour
    bubble: Tones
    veil: Colour
    hollow: Colour
    hollow_opacity: float
    well_opacity: float
    depth: float
    outline: float
    edge_opacity: float
    key_edge: float
    hairline: float
    turn_ring: Colour
    book: Book
    club: Colour | None = None
    diamond: Colour | None = None

    @property
    def best(self) -> Tones:
        """The tones of what would have been best, beside the gold of the player's own."""
        if self.ground is Ground.PAPER:
            return Tones(self.good, self.good, self.panel.top)
        return Tones(self.suggested, self.good, self.gold.ink)

    def sign(self, suit: str) -> Colour:
        """Return the colour of a suit's sign on panels; `suit` is its letter."""
        usual = {"C": self.club or self.text, "D": self.diamond or self.red_suit}
        return usual.get(suit, self.red_suit if suit == "H" else self.text)
