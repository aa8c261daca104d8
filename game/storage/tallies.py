"""The queries of statistics: sums over deal_results, each answered from an index alone.

Where deals with an undo are left out, so is the outcome of a match that had one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.storage.matches import Store

_CLEAN, _ALL = "undone = 0", "undone IN (0, 1)"
_COUNTED = "{undone} AND match_kind = 'match'"
_SPOILT = """
    SELECT match FROM deal_results INDEXED BY deals_by_match
    WHERE undone = 1 AND match_kind = 'match' AND human = 1
"""
"""The matches with an undone deal, each of which has a row of its human player."""
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
    WHERE closing = 1 AND {_COUNTED} AND human = ? %s {{unspoilt}}
    GROUP BY {_KEYS}, outcome
"""
_OUTCOMES = f"""
    SELECT outcome
    FROM deal_results INDEXED BY endings
    WHERE closing = 1 AND {_COUNTED} AND human = ? %s {{unspoilt}}
    ORDER BY match
"""
_BY_MATCH = f"""
    SELECT {_KEYS}, match, COUNT(*), SUM(points), {{outcome}}
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
    """Whose rows: of all human or all computer players, or of one computer player.

    With `undone` the deals with an undo count too.
    """

    human: bool
    player: str | None = None
    undone: bool = False


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
    query = counting(_OUTCOMES % terms, undone=who.undone)
    rows = store.rows(query, (int(who.human), *wanted.values()))
    return tuple(outcome for (outcome,) in rows)


def by_match(store: Store, who: Who) -> list[MatchTally]:
    """The matches with a finished deal, in the order they began."""
    return sorted(map(MatchTally._make, _rows(store, _BY_MATCH, who)), key=lambda one: one.match)


def abandoned(store: Store, who: Who) -> Iterator[Abandoned]:
    """The matches that were given up."""
    return map(Abandoned._make, _rows(store, _ABANDONED, who))


def computer_players(store: Store, *, undone: bool = False) -> tuple[str, ...]:
    """The names of the computer players that finished a deal, with or without an undo."""
    return tuple(player for (player,) in store.rows(counting(_PEOPLE, undone=undone)))


def counting(query: str, *, undone: bool) -> str:
    """A query over the deals without an undo, or with `undone` over all of them."""
    if undone:
        return query.format(undone=_ALL, unspoilt="", outcome="MAX(outcome)")
    outcome = f"MAX(CASE WHEN match IN ({_SPOILT}) THEN NULL ELSE outcome END)"
    return query.format(undone=_CLEAN, unspoilt=f"AND match NOT IN ({_SPOILT})", outcome=outcome)


def _rows(store: Store, query: str, who: Who) -> list[tuple[object, ...]]:
    terms, values = ("", ()) if who.player is None else ("AND player = ?", (who.player,))
    return store.rows(counting(query % terms, undone=who.undone), (int(who.human), *values))
