"""Damages databases at random and looks at what the game makes of them.

`python -m tests.storage.corruptions --n 200 --seed 1` prints what the player was told. "sound"
means that every match is whole, "shorter" that some end earlier or are told to be damaged.
"""

from __future__ import annotations

import argparse
import shutil
import sqlite3
import sys
import tempfile
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

from game.engine.record import MatchRecord, RecordError
from game.engine.rules import CLASSIC, Rules
from game.storage.database import NAME
from game.storage.matches import Store, open_store
from game.storage.statistics import Filter, by_person, choices, series, summary
from tests.storage.kit import SHORT, Clock, empty_record, played

_PAGE = 4096


def make_original(folder: Path) -> dict[int, MatchRecord]:
    """A database with five finished and three unfinished matches, some of it in the WAL alone."""
    store, _ = open_store(folder / "open", Clock())
    records = [played(empty_record(Rules(deals=1), seed), seed) for seed in range(3)]
    records += [played(empty_record(SHORT, seed), seed) for seed in range(2)]
    records += [played(empty_record(CLASSIC, seed), seed, most=30 * seed) for seed in range(1, 4)]
    matches = {store.new_match(record): record for record in records[:-1]}
    other = sqlite3.connect(folder / "open" / NAME)
    other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    other.close()
    matches[store.new_match(records[-1])] = records[-1]
    original = folder / "original"
    original.mkdir()
    for file in (folder / "open").iterdir():
        shutil.copyfile(file, original / file.name)
    store.close()
    return matches


def damage(folder: Path, chance: Random) -> None:
    """Do something terrible to the database, now and then to what belongs to it."""
    names = [NAME] * 8 + [f"{NAME}-wal", f"{NAME}-shm"]
    path = folder / chance.choice(names)
    data = bytearray(path.read_bytes())
    match chance.randrange(7):
        case 0:
            for _ in range(chance.choice((1, 1, 2, 10, 200))):
                data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        case 1:
            start = chance.randrange(len(data))
            data[start : start + chance.choice((16, 512, _PAGE))] = bytes(16)
        case 2:
            start = chance.randrange(0, len(data), 512)
            noise = chance.randbytes(min(chance.choice((64, 512, _PAGE)), len(data) - start))
            data[start : start + len(noise)] = noise
        case 3:
            del data[chance.randrange(1, len(data)) :]
        case 4:
            one, other = (chance.randrange(0, len(data) - _PAGE + 1, _PAGE) for _ in range(2))
            pages = data[one : one + _PAGE], data[other : other + _PAGE]
            data[other : other + _PAGE], data[one : one + _PAGE] = pages
        case 5:
            data[: chance.randrange(1, 101)] = chance.randbytes(100)[: chance.randrange(1, 101)]
        case _:
            start = chance.randrange(len(data))
            data[start:start] = chance.randbytes(chance.randrange(1, 100))
    path.write_bytes(data)


def survives(folder: Path, matches: dict[int, MatchRecord], chance: Random) -> str:
    """Damage the database in `folder`, open it, and check that nothing is lost or made up."""
    damage(folder, chance)
    left = {side: (folder / f"{NAME}{side}").read_bytes() for side in ("", "-wal")}
    store, notices = open_store(folder, Clock(3_000_000.0))
    texts = [notice.text for notice in notices]
    assert len(texts) <= 1, texts
    if any(notice.key.startswith("storage.damaged") for notice in notices):
        for side, data in left.items():
            assert (folder / f"{NAME}.corrupt-1{side}").read_bytes() == data
    else:
        assert not list(folder.glob("*corrupt*"))
    found = _look_around(store, matches)
    if not any(notice.key == "storage.newer" for notice in notices):
        _still_stores(store, folder)
    store.close()
    return notices[0].key if notices else "sound" if found == len(matches) else "shorter"


def _look_around(store: Store, matches: dict[int, MatchRecord]) -> int:
    """Read everything; the number of matches that are still whole."""
    whole = 0
    for listed in [*store.unfinished(), *store.finished()]:
        original = matches[listed.match]
        try:
            record = store.load(listed.match)
        except RecordError:
            continue
        assert replace(record, log=()) == replace(original, log=())
        assert record.log == original.log[: len(record.log)]
        whole += record == original
    for person in ("you", "Otto"):
        only = Filter(person=person)
        assert summary(store, only).deals >= 0
        assert len(series(store, only)) <= len(matches)
    by_person(store, Filter())
    choices(store)
    return whole


def _still_stores(store: Store, folder: Path) -> None:
    record = played(empty_record(SHORT, 99), 99, most=25)
    match = store.new_match(empty_record(SHORT, 99))
    for number, action in enumerate(record.log, 1):
        store.append(match, number, action)
    store.release(match)
    assert store.load(match) == record
    assert match in [one.match for one in store.unfinished()]
    assert (folder / NAME).exists()


def run(number: int, seed: int) -> Counter[str]:
    """Damage as many databases; what was told, with the number of times."""
    found: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as name:
        base = Path(name)
        matches = make_original(base)
        for trial in range(number):
            folder = base / str(trial)
            shutil.copytree(base / "original", folder)
            found[survives(folder, matches, Random(f"{seed}/{trial}"))] += 1
            shutil.rmtree(folder)
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--n", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    counts = run(options.n, options.seed)
    for told, times in sorted(counts.items()):
        print(f"{times:5} {told}")
    print(f"{counts.total():5} databases damaged, none lost")
    sys.exit(0)
