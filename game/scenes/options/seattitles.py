"""What the seats of computer players are called, seen from the player's."""

from __future__ import annotations

from game.engine.tables import Table
from game.words import t


def seat_title(seat: int, table: Table) -> str:
    """Where a computer player sits, seen from seat 0."""
    if table.seats == 4:
        across = "partner" if table.partners else "across"
        return t(f"options.seat.{('left', across, 'right')[seat - 1]}")
    if table.partners and seat == table.partner_of(0):
        return t("options.seat.partner")
    return t("options.seat.number", n=seat + 1)
