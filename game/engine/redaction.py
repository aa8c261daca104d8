"""The only place that decides what a seat may know (DESIGN section 2)."""

from __future__ import annotations

from dataclasses import replace

from game.engine.events import (
    CardsChosen,
    CardsPassed,
    Dealt,
    Event,
    HandSeen,
    TopKept,
    TopLooked,
    TopRefused,
)
from game.engine.tables import Seat


def redact(event: Event, seat: Seat) -> Event:
    """`event` as `seat` learns of it."""
    match event:
        case Dealt():
            return replace(
                event, hands=(None,) * len(event.hands), stock=None if event.stock else ()
            )
        case TopLooked() if event.seat != seat:
            return replace(event, card=None)
        case TopKept():
            own = event.seat == seat
            return replace(
                event,
                card=event.card if own else None,
                discarded=event.discarded if own and event.shown else None,
            )
        case TopRefused() if event.seat != seat:
            return replace(event, card=None, kept=None)
        case HandSeen() if event.seat != seat:
            return replace(event, cards=None)
        case CardsChosen() if event.seat != seat:
            return replace(event, cards=None)
        case CardsPassed() if seat not in (event.giver, event.receiver):
            return replace(event, cards=None)
        case _:
            return event
