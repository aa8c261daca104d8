"""The viewer's own corner: hand, plate, keys, the tag of the turn and the dealer's disc."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.geometry import Rect
from game.ui.layout.corners import KeySpots, ScoreSpot, keys
from game.ui.layout.hand import OwnHand, own_hand
from game.ui.layout.marks import own_disc, tag
from game.ui.layout.plates import PlateSpot, plate, plate_size, row_form
from game.ui.layout.screen import Screen, SizeClass


@dataclass(frozen=True, slots=True)
class OwnCorner:
    """Where the viewer's own things are; `area` goes round the full hand at rest."""

    hand: OwnHand
    area: Rect
    plate: PlateSpot
    keys: KeySpots
    tag: Rect
    disc: Rect


def own_corner(view: Screen, cards: int, share: float, score: ScoreSpot) -> OwnCorner:
    """Return the own hand of `cards` cards with plate and keys beside it, or in a row above it.

    `share` is the card size setting; `score` is what stands at the top of a tall screen.
    """
    hand, own, spots = (_beside if view.kind.roomy else _above)(view, cards, share, score)
    return OwnCorner(hand, hand.area(cards), own, spots, tag(view, own), own_disc(view, own))


def _beside(
    view: Screen, cards: int, share: float, _score: ScoreSpot
) -> tuple[OwnHand, PlateSpot, KeySpots]:
    form = row_form(view)
    cy = view.height - view.margin - 35 * view.u
    own = plate(form, view.table.x + view.margin, cy, view.u)
    spots = keys(view)
    hand = own_hand(view, share, cards, (own.rect, own_disc(view, own), spots.rect))
    return hand, own, spots


def _above(
    view: Screen, cards: int, share: float, score: ScoreSpot
) -> tuple[OwnHand, PlateSpot, KeySpots]:
    form = row_form(view)
    hand = own_hand(view, share, cards, head=_least_head(view, score))
    if view.kind is SizeClass.SMALL:
        row = view.height - hand.height - 40 * view.u
    else:
        row = hand.lifted_top(cards) - plate_size(form, view.u)[1] / 2 - 6 * view.u
    return hand, plate(form, view.margin, row, view.u), keys(view, row)


def _least_head(view: Screen, score: ScoreSpot) -> float:
    """Return the y above which the own hand leaves room for the top seats, a pad and its row."""
    u = view.u
    if view.kind is SizeClass.SMALL:
        return 358 * u
    tops = max(0.235 * view.height + 40 * u, score.rect.bottom + 0.12 * view.height + 82 * u)
    return tops + 384 * u
