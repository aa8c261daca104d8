"""The figures of statistics, and what they are filtered by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from game.engine.rules import Rules
from game.storage.tallies import Who

YOU = "you"
"""The person who plays, under whatever name."""


class Row(Protocol):
    """What every row of the queries tells."""

    @property
    def human(self) -> int: ...
    @property
    def player(self) -> str: ...
    @property
    def table_key(self) -> str: ...
    @property
    def rules(self) -> int: ...
    @property
    def against(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Filter:
    """Which deals count; None lets all in.

    `table` is a key of a table, `rules` a `RulesChoice.key`, `level` that of the opponents (or
    "mixed"), `person` "you" or the name of a computer player. Deals with an undo count only with
    `undone`.
    """

    table: str | None = None
    rules: str | None = None
    level: str | None = None
    person: str = YOU
    undone: bool = False

    @property
    def who(self) -> Who:
        """Whose rows are asked for."""
        player = None if self.person == YOU else self.person
        return Who(player is None, player, self.undone)

    @property
    def columns(self) -> dict[str, object]:
        """The columns of deal_results that the filter settles, its person apart."""
        rules = None if self.rules is None else int(self.rules, 16)
        wanted = {"table_key": self.table, "rules": rules, "against": self.level}
        return {column: value for column, value in wanted.items() if value is not None}

    def admits(self, row: Row) -> bool:
        """Whether a row passes, its person apart."""
        return all(getattr(row, column) == value for column, value in self.columns.items())


@dataclass(frozen=True, slots=True)
class Summary:
    """One person's deals. Contracts, points and bags are those of the person's side.

    `matches` are those played to their end, `abandoned` those given up. `bids_made` and `sets`
    are deals with a contract of one or more.
    """

    matches: int = 0
    won: int = 0
    drawn: int = 0
    abandoned: int = 0
    deals: int = 0
    bids_made: int = 0
    sets: int = 0
    nils_tried: int = 0
    nils_made: int = 0
    blind_nils_tried: int = 0
    blind_nils_made: int = 0
    blind_sixes_tried: int = 0
    blind_sixes_made: int = 0
    bags: int = 0
    points: int = 0
    since: float | None = None
    """When the first of the deals was finished, in seconds since 1970."""

    @property
    def win_rate(self) -> float | None:
        """Share of the matches won, None without a match."""
        return self.won / self.matches if self.matches else None

    @property
    def bid_rate(self) -> float | None:
        """Share of the contracts made, None without a contract."""
        contracts = self.bids_made + self.sets
        return self.bids_made / contracts if contracts else None

    @property
    def points_per_deal(self) -> float | None:
        """Points of a deal on average, None without a deal."""
        return self.points / self.deals if self.deals else None

    @property
    def bags_per_deal(self) -> float | None:
        """Bags of a deal on average, None without a deal."""
        return self.bags / self.deals if self.deals else None


class SeriesPoint(NamedTuple):
    """Averages over everything up to a moment; `win_rate` is None before the first match ends."""

    deals: int
    points: float
    matches: int
    win_rate: float | None


class BidCell(NamedTuple):
    """How many deals had a bid (`kind` is a `BidKind` name in small letters) and so many tricks."""

    kind: str
    bid: int
    tricks: int
    deals: int


class RulesChoice(NamedTuple):
    """Rules that were played: the key for a filter, their name ("" for none) and themselves."""

    key: str
    name: str
    rules: Rules


@dataclass(frozen=True, slots=True)
class Choices:
    """What filters can be set to."""

    tables: tuple[str, ...] = ()
    rules: tuple[RulesChoice, ...] = ()
    levels: tuple[str, ...] = ()
    people: tuple[str, ...] = ()
    """Computer players by name."""


def rules_hex(key: int) -> str:
    """The key of rules as filters name it."""
    return f"{key:016x}"
