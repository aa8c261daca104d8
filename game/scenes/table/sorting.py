"""Holds the hand in another order, as the key O does."""

from __future__ import annotations

from game.scenes.desk import Desk
from game.storage.settings import SUIT_ORDERS

SORT_KEY = "o"


def sort_otherwise(desk: Desk) -> None:
    """Hold the hand in the next of the orders there are, and keep it so."""
    settings, orders = desk.settings, SUIT_ORDERS
    after = orders[(orders.index(settings.look.suits) + 1) % len(orders)]
    look = settings.look.model_copy(update={"suits": after})
    desk.change(settings.model_copy(update={"look": look}))
