"""Other processes: killed at random moments, and a second copy of the game."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.engine.record import MatchRecord
from game.storage.database import NAME
from game.storage.matches import Store, open_store
from game.storage.notice import Notice
from tests.storage import kills
from tests.storage.kit import SHORT, Clock, empty_record, played

HOLD = """
import sys
from pathlib import Path
from game.storage.matches import open_store
store, notices = open_store(Path(sys.argv[1]), lambda: 5.0)
print(notices == () and store.claim(int(sys.argv[2])), flush=True)
sys.stdin.readline()
store.release(int(sys.argv[2]))
print("released", flush=True)
sys.stdin.readline()
"""


def test_a_kill_at_any_moment_loses_no_stored_entry() -> None:
    assert kills.run(3, seed=2) >= 3


@pytest.fixture
def record() -> MatchRecord:
    return played(empty_record(SHORT), most=40)


@pytest.fixture
def match(tmp_path: Path, record: MatchRecord) -> int:
    store, _ = open_store(tmp_path, Clock())
    number = store.new_match(record)
    store.close()
    return number


@pytest.fixture
def store(tmp_path: Path, match: int) -> Iterator[Store]:
    opened, notices = open_store(tmp_path, Clock())
    assert notices == ()
    assert match
    yield opened
    opened.close()


@contextmanager
def second_copy(folder: Path, match: int) -> Iterator[subprocess.Popen[str]]:
    """Another process that has taken `match`."""
    command = [sys.executable, "-c", HOLD, str(folder), str(match)]
    copy = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        assert copy.stdout is not None
        assert copy.stdout.readline() == "True\n"
        yield copy
    finally:
        copy.kill()
        copy.communicate()


def test_a_match_that_another_copy_plays_is_taken(tmp_path: Path, store: Store, match: int) -> None:
    with second_copy(tmp_path, match):
        assert not store.claim(match)
        (summary,) = store.unfinished()
        assert summary.taken
        store.abandon(match)
        assert len(store.unfinished()) == 1


def test_a_match_that_is_given_back_is_free(tmp_path: Path, store: Store, match: int) -> None:
    with second_copy(tmp_path, match) as copy:
        assert copy.stdin is not None
        assert copy.stdout is not None
        copy.stdin.write("\n")
        copy.stdin.flush()
        assert copy.stdout.readline() == "released\n"
        assert store.claim(match)


def test_a_killed_copy_leaves_nothing_taken(tmp_path: Path, store: Store, match: int) -> None:
    with second_copy(tmp_path, match) as copy:
        copy.kill()
        copy.wait()
        assert not store.unfinished()[0].taken
        assert store.claim(match)


def test_two_copies_store_two_matches(tmp_path: Path, store: Store, match: int) -> None:
    with second_copy(tmp_path, match):
        record = played(empty_record(SHORT, 2), 2, most=30)
        other = store.new_match(empty_record(SHORT, 2))
        for number, action in enumerate(record.log, 1):
            store.append(other, number, action)
        assert store.load(other) == record
        taken = {one.match: one.taken for one in store.unfinished()}
        assert taken == {match: True, other: False}


def test_what_another_copy_played_on_is_seen_when_the_match_is_taken(
    tmp_path: Path, store: Store, match: int
) -> None:
    whole = played(empty_record(SHORT), most=50)
    assert store.claim(match)
    store.load(match)
    store.release(match)
    code = (
        "import sys\nfrom pathlib import Path\nfrom game.storage.matches import open_store\n"
        "from game.engine.actions import parse_action\n"
        "store, _ = open_store(Path(sys.argv[1]), lambda: 5.0)\nmatch = int(sys.argv[2])\n"
        "assert store.claim(match)\n"
        "for number, line in enumerate(sys.argv[3:], 41):\n"
        "    store.append(match, number, parse_action(line))\n"
        "store.close()\n"
    )
    lines = [str(action) for action in whole.log[40:]]
    subprocess.run([sys.executable, "-c", code, str(tmp_path), str(match), *lines], check=True)
    assert store.claim(match)
    assert store.load(match) == whole


def test_a_damaged_file_is_not_moved_away_from_another_copy(tmp_path: Path, match: int) -> None:
    with second_copy(tmp_path, match):
        (tmp_path / NAME).write_bytes(b"damage" * 1000)
        told: list[Notice] = []
        store, (notice,) = open_store(tmp_path, Clock(), told.append)
        assert "another copy" in notice.text
        store.new_match(played(empty_record(SHORT), most=5))
        assert (tmp_path / NAME).read_bytes() == b"damage" * 1000
        assert not list(tmp_path.glob("*corrupt*"))
        store.close()
