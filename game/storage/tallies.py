"""The queries of statistics: sums over deal_results, each answered from an index alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.storage.matches import Store

_COUNTED = "undone = 0 AND match_kind = 'match'"
_KEYS = "human, player, table_key, rules, against"

_BY_BID = f"""
    SELECT {_KEYS}, bid_kind, bid, tricks, COUNT(*), SUM(nil_made), SUM(made), SUM(was_set),
        SUM(bags), SUM(points), MIN(match)
    FROM deal_results INDEXED BY deals_by_bid
    WHERE {_COUNTED} AND human = ? %s
    GROUP BY {_KEYS}, bid_kind, bid, tricks
"""
_ENDINGS = f"""
    SELECT {_KEYS}, outcome, COUNT(*)
    FROM deal_results INDEXED BY endings
    WHERE closing = 1 AND {_COUNTED} AND human = ? %s
    GROUP BY {_KEYS}, outcome
"""
_OUTCOMES = f"""
    SELECT outcome
    FROM deal_results INDEXED BY endings
    WHERE closing = 1 AND {_COUNTED} AND human = ? %s
    ORDER BY match
"""
_BY_MATCH = f"""
    SELECT {_KEYS}, match, COUNT(*), SUM(points), MAX(outcome)
    FROM deal_results INDEXED BY deals_by_match
    WHERE {_COUNTED} AND human = ? %s
    GROUP BY human, player, match
"""
_ABANDONED = f"""
    SELECT {_KEYS}, COUNT(*)
    FROM matches JOIN seats USING (match)
    WHERE status = 'abandoned' AND kind = 'match' AND human = ? %s
    GROUP BY {_KEYS}
"""
_PEOPLE = f"""
    WITH RECURSIVE people (player) AS (
        SELECT MIN(player) FROM deal_results WHERE {_COUNTED} AND human = 0
        UNION ALL
        SELECT (
            SELECT MIN(player) FROM deal_results
            WHERE {_COUNTED} AND human = 0 AND player > people.player
        )
        FROM people WHERE player IS NOT NULL
    )
    SELECT player FROM people WHERE player IS NOT NULL
"""
"""From one name to the next, without a look at the deals between."""


class Who(NamedTuple):
    """Whose rows: of all human or all computer players, or of one computer player."""

    human: bool
    player: str | None = None


class BidTally(NamedTuple):
    """The deals of one player with the same bid and tricks; `first` is the earliest match."""

    human: int
    player: str
    table_key: str
    rules: int
    against: str
    bid_kind: str | None
    bid: int | None
    tricks: int
    deals: int
    nils_made: int | None
    made: int
    sets: int
    bags: int
    points: int
    first: int


class Ended(NamedTuple):
    """The matches of one player that ended alike."""

    human: int
    player: str
    table_key: str
    rules: int
    against: str
    outcome: str
    matches: int


class MatchTally(NamedTuple):
    """One match of one player; `outcome` is None until it ends."""

    human: int
    player: str
    table_key: str
    rules: int
    against: str
    match: int
    deals: int
    points: int
    outcome: str | None


class Abandoned(NamedTuple):
    """The matches of one player that were given up."""

    human: int
    player: str
    table_key: str
    rules: int
    against: str
    matches: int


def by_bid(store: Store, who: Who) -> Iterator[BidTally]:
    """Every bid and what came of it."""
    return map(BidTally._make, _rows(store, _BY_BID, who))


def endings(store: Store, who: Who) -> Iterator[Ended]:
    """How the matches ended."""
    return map(Ended._make, _rows(store, _ENDINGS, who))


def outcomes_in_order(store: Store, who: Who, only: Mapping[str, object]) -> tuple[str, ...]:
    """How each match ended, in the order they began; `only` gives columns their values."""
    wanted = dict(only) if who.player is None else {"player": who.player, **only}
    terms = "".join(f"AND {column} = ? " for column in wanted)
    rows = store.rows(_OUTCOMES % terms, (int(who.human), *wanted.values()))
    return tuple(outcome for (outcome,) in rows)


def by_match(store: Store, who: Who) -> list[MatchTally]:
    """The matches with a finished deal, in the order they began."""
    return sorted(map(MatchTally._make, _rows(store, _BY_MATCH, who)), key=lambda one: one.match)


def abandoned(store: Store, who: Who) -> Iterator[Abandoned]:
    """The matches that were given up."""
    return map(Abandoned._make, _rows(store, _ABANDONED, who))


def computer_players(store: Store) -> tuple[str, ...]:
    """The names of the computer players that finished a deal."""
    return tuple(player for (player,) in store.rows(_PEOPLE))


def _rows(store: Store, query: str, who: Who) -> list[tuple[object, ...]]:
    if who.player is None:
        return store.rows(query % "", (int(who.human),))
    return store.rows(query % "AND player = ?", (int(who.human), who.player))
