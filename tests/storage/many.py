"""A database with as many made-up deals as one likes; results only, without logs.

`python -m tests.storage.many --deals 100000` measures how long statistics take to open over them.
"""

from __future__ import annotations

import argparse
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import TypeVar

from game.engine.rules import CLASSIC, Rules
from game.storage.matches import Store, open_store
from game.storage.results import DealRow, SeatRow, rules_json, rules_key
from game.storage.statistics import Filter, bid_grid, by_person, choices, outcomes, series, summary
from tests.storage.kit import NAMES, Clock

DEALS_EACH = 10
_T = TypeVar("_T")


def fill(folder: Path, deals: int, seed: int = 1) -> None:
    """Fill a new store in `folder` with the results of `deals` deals at four seats."""
    store, _ = open_store(folder, Clock())
    store.close()
    database = sqlite3.connect(folder / "spades.sqlite3")
    chance = Random(seed)
    rules = [CLASSIC, Rules(target=200), Rules(table="solo4")]
    for each in rules:
        database.execute("INSERT INTO rules VALUES (?, '', ?)", (rules_key(each), rules_json(each)))
    seats = ", ".join("?" * len(SeatRow._fields))
    places = ", ".join("?" * (len(DealRow._fields) + 1))
    for match in range(1, deals // DEALS_EACH + 1):
        rows = list(_match(match, chance, chance.choice(rules)))
        database.execute(
            "INSERT INTO matches VALUES (?, 'match', 'finished', ?, ?, '', 0, '', 0)",
            (match, match, match),
        )
        database.executemany(f"INSERT INTO seats VALUES ({seats})", [_seat(r) for r in rows[:4]])
        database.executemany(
            f"INSERT INTO deal_results VALUES ({places})", [(*row, row.check) for row in rows]
        )
    database.commit()
    database.close()


def _seat(row: DealRow) -> tuple[object, ...]:
    return tuple(getattr(row, name) for name in SeatRow._fields)


def _match(match: int, chance: Random, rules: Rules) -> Iterator[DealRow]:
    level = chance.choice(("easy", "pro", "standard"))
    won = chance.random() < 0.5
    for deal in range(1, DEALS_EACH + 1):
        for seat in range(4):
            nil = chance.random() < 0.1
            bid, tricks = 0 if nil else chance.randint(1, 5), chance.randint(0, 6)
            yield DealRow(
                match=match,
                deal=deal,
                seat=seat,
                match_kind="match",
                player=NAMES[seat],
                human=int(seat == 0),
                level=level if seat else "human",
                against=level,
                table_key=rules.table,
                rules=rules_key(rules),
                bid_kind="nil" if nil else "tricks",
                bid=bid,
                tricks=tricks,
                nil_made=int(tricks == 0) if nil else None,
                contract=bid + 2,
                side_tricks=tricks + 2,
                made=int(tricks >= bid),
                was_set=int(tricks < bid),
                bags=max(0, tricks - bid),
                points=chance.randint(-80, 120),
                total=chance.randint(-300, 600),
                ledger="contract_made 50; overtricks 2",
                hand="2C 2S 4D 5D 5S 6C 6H 7S 8C 8D 8H TD KS",
                undone=0,
                closing=int(deal == DEALS_EACH),
                outcome="won" if won == (seat % 2 == 0) else "lost",
            )


def measure(deals: int) -> None:
    """Print how long the statistics of `deals` deals take, in milliseconds of the processor."""
    with tempfile.TemporaryDirectory() as name:
        fill(Path(name), deals)
        for number in range(3):
            store = timed("store", lambda: open_store(Path(name), Clock())[0])
            for what, ask in _questions(store, deals).items():
                timed(what, ask)
            store.close()
            print(f"run {number + 1}")


def timed(what: str, ask: Callable[[], _T]) -> _T:
    """Print how long a question takes, and return its answer."""
    begun = time.process_time()
    answer = ask()
    print(f"{what} {round(1000 * (time.process_time() - begun))}", end=", ")
    return answer


def _questions(store: Store, deals: int) -> dict[str, Callable[[], object]]:
    return {
        "page": lambda: (
            choices(store),
            summary(store, Filter()),
            outcomes(store, Filter(), deals),
            bid_grid(store, Filter()),
        ),
        "another filter": lambda: summary(store, Filter(level="pro")),
        "series": lambda: series(store, Filter()),
        "everybody": lambda: by_person(store, Filter()),
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--deals", type=int, default=100_000)
    measure(parser.parse_args().deals)
