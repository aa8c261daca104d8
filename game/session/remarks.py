"""What a computer player says after a deal or a match: seldom, and the same whenever it is asked.

Nothing is kept: what was said before follows from the results of the deals and the seed alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from game.engine.record import MatchRecord, Player
from game.engine.shuffle import Seeded
from game.engine.state import DealResult
from game.engine.tables import Seat, Side, Table
from game.words import t
from game.words.characters import CHARACTERS

_QUIET_DEALS = 2
"""Deals after a remark without another."""
_SHARE = 0.6
"""Share of the moments at which something is said, if it is time again."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Who says what; `moment` ends the keys of the words."""

    seat: Seat
    moment: str
    words: str


def seed_of(record: MatchRecord) -> int:
    """The seed of the remarks of a match; that of its cards, or 0 where those are given."""
    return record.source.seed if isinstance(record.source, Seeded) else 0


def after_deal(
    players: Sequence[Player], table: Table, results: Sequence[DealResult], seed: int
) -> Remark | None:
    """What is said after the last of `results`; None, as a rule, for nothing."""
    said, last = None, -_QUIET_DEALS - 1
    for number, result in enumerate(results):
        said = None
        if number - last > _QUIET_DEALS:
            said = _said(players, sorted(set(_moments(players, table, result))), seed, result.deal)
        if said is not None:
            last = number
    return said


def after_match(
    players: Sequence[Player], table: Table, winners: Sequence[Side], seed: int
) -> Remark | None:
    """What one of the computer players says at the end; None where none has a character."""
    speakers = [
        (seat, "won" if table.side_of(seat) in winners else "lost")
        for seat, player in enumerate(players)
        if player.character in CHARACTERS
    ]
    return _chosen(players, speakers, Random(f"{seed} end")) if speakers else None


def _said(
    players: Sequence[Player], moments: Sequence[tuple[Seat, str]], seed: int, deal: int
) -> Remark | None:
    random = Random(f"{seed} {deal}")
    if not moments or random.random() >= _SHARE:
        return None
    return _chosen(players, moments, random)


def _chosen(
    players: Sequence[Player], moments: Sequence[tuple[Seat, str]], random: Random
) -> Remark:
    seat, moment = random.choice(moments)
    return Remark(seat, moment, t(f"remark.{players[seat].character}.{moment}"))


def _moments(
    players: Sequence[Player], table: Table, result: DealResult
) -> Iterator[tuple[Seat, str]]:
    """Who of the computer players could say something about a deal, and what about."""
    nils = {
        seat
        for seat, bid in enumerate(result.bids)
        if bid is not None and bid.nil and not result.taken[seat]
    }
    for seat, player in enumerate(players):
        if player.character not in CHARACTERS:
            continue
        side = table.side_of(seat)
        ledger = result.ledgers[side]
        if seat in nils:
            yield seat, "nil_made"
        elif table.partner_of(seat) in nils:
            yield seat, "nil_saved"
        if ledger.set:
            yield seat, "set"
        elif ledger.contract and sum(result.taken[s] for s in table.sides[side]) == table.tricks:
            yield seat, "boston"
