"""Where the cards of a deal come from: a versioned shuffle of a seed, or packs given card by card.

The shuffle draws from SHA-256 alone, so a seed gives the same deal on every machine for ever.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.engine.cards import Card
from game.engine.tables import Pack

SHUFFLE_VERSION = 1


@dataclass(frozen=True, slots=True)
class Seeded:
    """Every deal follows from `seed`, a number of up to 128 bits."""

    seed: int


@dataclass(frozen=True, slots=True)
class GivenPacks:
    """The packs in the order of the deals and redeals, each dealt from its first card."""

    packs: tuple[tuple[Card, ...], ...]


Source = Seeded | GivenPacks


class NoPackLeft(LookupError):
    """A record of given packs was asked for one deal too many."""


def _words(key: str) -> Iterator[int]:
    """An endless stream of 64-bit numbers."""
    block = 0
    while True:
        digest = hashlib.sha256(f"spades/{SHUFFLE_VERSION}/{key}/{block}".encode()).digest()
        for start in range(0, len(digest), 8):
            yield int.from_bytes(digest[start : start + 8], "big")
        block += 1


def _below(bound: int, words: Iterator[int]) -> int:
    """A number in 0..bound-1, each equally likely."""
    limit = (1 << 64) - (1 << 64) % bound
    return next(word for word in words if word < limit) % bound


def _shuffled(cards: Sequence[Card], key: str) -> tuple[Card, ...]:
    pack, words = list(cards), _words(key)
    for last in range(len(pack) - 1, 0, -1):
        other = _below(last + 1, words)
        pack[last], pack[other] = pack[other], pack[last]
    return tuple(pack)


def pack_for(source: Source, pack: Pack, deal: int, redeal: int, used: int) -> tuple[Card, ...]:
    """The shuffled pack of a deal, first card on top.

    `used` counts the packs dealt in this match so far. Raises NoPackLeft when given packs run out.
    """
    if isinstance(source, Seeded):
        return _shuffled(pack.cards, f"{source.seed:x}/deal/{deal}/{redeal}")
    if used >= len(source.packs):
        raise NoPackLeft(f"deal {deal} has no pack")
    return source.packs[used]


def cut_for(source: Source, pack: Pack, seats: int) -> tuple[Card, ...]:
    """The card each seat draws to find the first dealer (RULES section 1)."""
    if isinstance(source, Seeded):
        return _shuffled(pack.cards, f"{source.seed:x}/cut")[:seats]
    return source.packs[0][:seats]


def request_seed(seed: int, deal: int, seat: int, decision: int) -> int:
    """A 64-bit seed for one decision of a computer player, from which no deal can be found."""
    key = f"spades/request/{seed:x}/{deal}/{seat}/{decision}"
    return int.from_bytes(hashlib.sha256(key.encode()).digest()[:8], "big")


def seed_from_text(text: str) -> int:
    """The 128-bit seed that a player's own number or words stand for."""
    if text.isascii() and text.isdigit() and int(text) < 1 << 128:
        return int(text)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "big")
