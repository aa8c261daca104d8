"""What is written in the score book."""

from __future__ import annotations

import pygame

from game.ui.book import beads
from tests.ui.kit import brush, sheet


def inked(filled: float) -> int:
    """How many pixels of a row of ten beads have the colour of a bag."""
    b, surface = brush(), sheet()
    surface.fill(b.theme.book.page.top)
    beads(b, surface, 10, 50, 10, filled)
    colour = pygame.Color(b.theme.book.bag)
    return pygame.mask.from_threshold(surface, colour, (30, 30, 30, 255)).count()


def test_a_bead_is_larger_while_it_comes_down() -> None:
    assert inked(4) < inked(4.9) < inked(4.5) < inked(4.1)
    assert inked(4.9) >= inked(5) > inked(4)
