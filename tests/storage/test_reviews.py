"""What reviews found out, kept beside the matches."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from game.storage.database import NAME
from game.storage.matches import open_store
from game.storage.reviews import Finding, Reviews
from tests.storage.kit import Clock

SOME = (Finding(3, 77, "a"), Finding(9, 78, "b"))


def test_findings_come_back_to_their_own_match(tmp_path: Path) -> None:
    store, _ = open_store(tmp_path, Clock())
    Reviews(store, 1).save(SOME)
    Reviews(store, 2).save(SOME[:1])
    store.close()
    again, _ = open_store(tmp_path, Clock())
    assert Reviews(again, 1).load() == SOME
    assert Reviews(again, 2).load() == SOME[:1]
    assert Reviews(again, 3).load() == ()


def test_a_later_finding_takes_the_place_of_an_earlier(tmp_path: Path) -> None:
    store, _ = open_store(tmp_path, Clock())
    kept = Reviews(store, 1)
    kept.save(SOME)
    kept.save([Finding(3, 99, "c")])
    assert kept.load() == (Finding(3, 99, "c"), SOME[1])


def test_a_damaged_finding_is_not_believed(tmp_path: Path) -> None:
    store, _ = open_store(tmp_path, Clock())
    Reviews(store, 1).save(SOME)
    store.close()
    with sqlite3.connect(tmp_path / NAME) as database:
        database.execute("UPDATE reviews SET decision = 'x' WHERE n = 3")
    database.close()
    again, _ = open_store(tmp_path, Clock())
    assert Reviews(again, 1).load() == SOME[1:]
