"""Which of the drawn decks lies on the table: faces, suit colours and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.ui.theme import Colour

_FOUR: Mapping[str, tuple[Colour, Colour]] = {
    "C": ("#16181d", "#13733a"),
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

    def inked(self, code: str, drawing: str) -> str:
        """Return the SVG `drawing` of the card `code` in the inks of this deck.

        Nothing but signs and indices of a suit is drawn in its ink.
        """
        if self.deck != "four" or code[-1] not in _FOUR:
            return drawing
        return drawing.replace(*_FOUR[code[-1]])
