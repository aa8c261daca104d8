"""Bids as values with a kind, and their notation: `4`, `N`, `B`, `S6`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class BidKind(Enum):
    """What a bid promises; the value is its letter in tables and records."""

    TRICKS = ""
    NIL = "N"
    BLIND_NIL = "B"
    BLIND_SIX = "S"


@dataclass(frozen=True, slots=True)
class Bid:
    """One seat's bid; `tricks` is its part of the contract (0 for nil and blind nil)."""

    kind: BidKind
    tricks: int = 0

    @property
    def nil(self) -> bool:
        """Whether the bid is nil, blind or not (RULES section 1); a zero is none."""
        return self.kind in (BidKind.NIL, BidKind.BLIND_NIL)

    @property
    def blind(self) -> bool:
        """Whether the bid is made before seeing the hand."""
        return self.kind in (BidKind.BLIND_NIL, BidKind.BLIND_SIX)

    def __str__(self) -> str:
        return self.kind.value if self.nil else f"{self.kind.value}{self.tricks}"

    @classmethod
    def parse(cls, text: str) -> Bid:
        """Return the bid written as `text`.

        Raises ValueError if `text` is no bid.
        """
        if text in ("N", "B"):
            return cls(BidKind(text))
        kind = BidKind.BLIND_SIX if text.startswith("S") else BidKind.TRICKS
        digits = text[len(kind.value) :]
        if not (digits.isascii() and digits.isdigit() and len(digits) <= 2):
            raise ValueError(f"no bid is written {text!r}")
        return cls(kind, int(digits))


NIL = Bid(BidKind.NIL)
BLIND_NIL = Bid(BidKind.BLIND_NIL)


def tricks_bid(tricks: int) -> Bid:
    """An ordinary bid of that many tricks."""
    return Bid(BidKind.TRICKS, tricks)


def blind_six(tricks: int) -> Bid:
    """A bid of six or more before seeing the hand (RULES section 4, `blind_six`)."""
    return Bid(BidKind.BLIND_SIX, tricks)
