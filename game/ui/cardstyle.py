"""Which of the drawn decks lies on the table: faces, suit colours and back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from game.ui.theme import Colour

BACK = "back"
CARD_UNITS = (250, 350)
"""Width and height of a drawing."""
_FOUR: Mapping[str, tuple[Colour, Colour]] = {
    "C": ("#16181d", "#106b35"),
    "D": ("#c4162a", "#1858b4"),
}
"""The ink in which a suit is drawn, and the one it has in a deck of four colours."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Where a face has room for one more small sign, from its middle, and how high that may be.

    All in card heights; `twice` if there is such a room at the other end as well.
    """

    x: float
    y: float
    size: float
    twice: bool


_MARKS: Mapping[str, Mark] = {
    "classic": Mark(-0.288, -0.195, 0.056, twice=True),
    "large": Mark(-0.214, 0.082, 0.11, twice=False),
}


@dataclass(frozen=True, slots=True)
class Index:
    """How much of a card must show so that its rank and suit do.

    `across` from its left edge, `down` from its top edge, both in card heights.
    """

    across: float
    down: float


CLASSIC_INDEX = Index(0.2, 0.285)
_INDICES: Mapping[str, Index] = {"classic": CLASSIC_INDEX, "large": Index(0.3, 0.52)}


@dataclass(frozen=True, slots=True)
class CardStyle:
    """A choice of deck, by the names of the settings.

    `face` and `back` name drawings, `deck` is `two` or `four` colours.
    """

    face: str = "classic"
    deck: str = "two"
    back: str = "lattice"

    @property
    def mark(self) -> Mark:
        """The room under the index."""
        return _MARKS[self.face]

    @property
    def index(self) -> Index:
        """The part of a card that names it."""
        return _INDICES[self.face]

    def drawing(self, folder: Path, code: str) -> str:
        """Return what the SVG of the card `code`, or of the `back`, holds, in this deck's inks.

        `folder` has one folder for each kind of face and one of backs. Raises FileNotFoundError
        for a code without a file.
        """
        name = f"backs/{self.back}" if code == BACK else f"{self.face}/{code}"
        text = (folder / f"{name}.svg").read_text(encoding="utf-8")
        body = re.sub(r"^<svg[^>]*>|</svg>\s*$", "", text)
        # Nothing but the signs and indices of a suit is drawn in its ink.
        four = self.deck == "four" and code[-1] in _FOUR
        return body.replace(*_FOUR[code[-1]]) if four else body
