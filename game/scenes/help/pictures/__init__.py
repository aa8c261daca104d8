"""The picture of each page of help."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.scenes.desk import Desk
from game.scenes.help.pictures.bags import paint_bags
from game.scenes.help.pictures.bids import paint_bids
from game.scenes.help.pictures.blind import paint_blind
from game.scenes.help.pictures.deal import paint_deal
from game.scenes.help.pictures.house import paint_house
from game.scenes.help.pictures.nil import paint_nil
from game.scenes.help.pictures.packs import paint_packs
from game.scenes.help.pictures.score import paint_score
from game.scenes.help.pictures.styles import paint_styles
from game.scenes.help.pictures.tables import paint_tables
from game.scenes.help.pictures.tricks import paint_following, paint_trumps
from game.ui.geometry import Rect

Picture = Callable[[Desk, pygame.Surface, Rect], None]
"""Draws within a rectangle of the surface, on the felt."""

PICTURES: Mapping[str, Picture] = {
    "deal": paint_deal,
    "bidding": paint_bids,
    "nil": paint_nil,
    "follow": paint_following,
    "trumps": paint_trumps,
    "bags": paint_bags,
    "score": paint_score,
    "tables": paint_tables,
    "packs": paint_packs,
    "styles": paint_styles,
    "blind": paint_blind,
    "house": paint_house,
}
"""The painter of each topic."""
