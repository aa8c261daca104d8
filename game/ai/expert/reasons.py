"""Why a card may be played, in codes."""

from __future__ import annotations

from game.ai.kernel import ALONE
from game.ai.position import Position
from game.ai.request import Reason


def reasons(position: Position, card: int, nils: int, *, solved: bool) -> tuple[Reason, ...]:
    """What playing `card` does; `nils` are the seats whose nil stands, a bit each."""
    kernel = position.kernel
    found = [Reason.SOLVED] if solved else []
    if not position.played:
        rivals = position.live & ~position.hands[position.seat] & kernel.suit_of[card]
        found.append(Reason.LEADS_BEST if not rivals & -(card << 1) else Reason.LEADS_LOW)
        return tuple(found)
    takes = bool(card & kernel.beaters(position.led, position.best))
    mate = kernel.partners[position.seat]
    if takes and card & kernel.spades & ~position.led:
        found.append(Reason.RUFFS)
    elif takes:
        found.append(Reason.TAKES)
    else:
        found.append(Reason.DUCKS if card & position.led else Reason.DISCARDS)
    if takes and mate != ALONE and position.winner == mate:
        found.append(Reason.COVERS_NIL if nils >> mate & 1 else Reason.OVERTAKES)
    return tuple(found)
