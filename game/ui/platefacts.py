"""What a plate says of its seat in few words: what it bid, or is yet to do, and its tricks."""

from __future__ import annotations

import pygame

from game.ui.brush import Brush
from game.ui.platemarks import badge, badge_width, blind_sign, count, count_width
from game.ui.table_info import SeatInfo
from game.ui.theme import Colour, Step
from game.words import t
from game.words.numbers import span

SIGN = 20
"""The room of the sign of a blind bid, at scale 1."""


def facts_width(brush: Brush, info: SeatInfo, size: Step) -> float:
    """The width of what a small plate says of its seat: words, or a badge and the tricks."""
    words = _short_words(info)
    if words:
        return brush.text.width(words, Step.BODY)
    if info.bid is None:
        return count_width(brush, info.taken, None, size) if info.counting else 0.0
    tricks = count_width(brush, info.taken, bid_number(info), size)
    if info.bid.nil:
        return badge_width(brush, t("seat.nil"), blind=info.bid.blind) + tricks + 5 * brush.scale
    return tricks + (SIGN * brush.scale if info.bid.blind else 0.0)


def draw_facts(
    brush: Brush, surface: pygame.Surface, x: float, cy: float, info: SeatInfo, size: Step
) -> None:
    """Draw what a small plate says from `x`."""
    words, colour = _short_words(info), bid_colour(brush, info)
    if words:
        brush.text.draw(surface, words, x, cy, Step.BODY, brush.theme.second)
        return
    if info.bid is None and not info.counting:
        return
    if info.bid is not None and info.bid.nil:
        blind = info.bid.blind
        x = badge(brush, surface, x, cy, t("seat.nil"), colour, blind=blind) + 5 * brush.scale
    elif info.bid is not None and info.bid.blind:
        blind_sign(brush, surface, x + 8 * brush.scale, cy, colour)
        x += SIGN * brush.scale
    count(brush, surface, x, cy, info.taken, bid_number(info), size)


def bid_number(info: SeatInfo) -> int | None:
    """The tricks that a seat bid, None for a nil or no bid."""
    return None if info.bid is None or info.bid.nil else info.bid.tricks


def bid_colour(brush: Brush, info: SeatInfo) -> Colour:
    """The colour of the tricks and the bid of a seat."""
    return brush.theme.bad if info.nil_lost else brush.theme.sides[info.mark]


def plate_words(info: SeatInfo) -> str:
    """What stands in place of pips, "" if the bid does."""
    if info.bid is not None or info.counting:
        return ""
    if info.holds is not None:
        return t("seat.holds", n=info.holds)
    if info.said is not None:
        return t("seat.says", range=span(info.said.low, info.said.high))
    return t("table.to_bid") if info.owes_bid else ""


def _short_words(info: SeatInfo) -> str:
    if info.bid is None and info.said is not None and not info.counting:
        return t("seat.range", low=info.said.low, high=info.said.high)
    return plate_words(info)
