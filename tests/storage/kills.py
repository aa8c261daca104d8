"""Kills a program that stores a match, again and again, and takes the match up where it was.

`python -m tests.storage.kills --n 50 --seed 1` prints how many entries outlived how many kills.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from itertools import islice
from pathlib import Path
from random import Random

from game.engine.rules import Rules
from game.storage.matches import open_store
from tests.storage.kit import Clock, actions, empty_record

RULES = Rules(deals=100, target=5000, nil_exchange=2, blind_nil="any")


def write(folder: Path, seed: int) -> None:
    """Play one long match on from where it was left, and say each entry once it is stored."""
    store, notices = open_store(folder, Clock())
    assert notices == (), notices
    record = empty_record(RULES, seed)
    unfinished = store.unfinished()
    match = unfinished[0].match if unfinished else store.new_match(record)
    assert store.claim(match)
    done = len(store.load(match).log)
    for number, action in islice(enumerate(actions(record, seed), 1), done, None):
        store.append(match, number, action)
        print(number, flush=True)


def run(number: int, seed: int) -> int:
    """Kill as many writers and check each time that nothing is missing; the entries at the end."""
    chance, there = Random(seed), 0
    with tempfile.TemporaryDirectory() as name:
        for _ in range(number):
            there = _check(Path(name), seed, _kill_one(Path(name), seed, chance))
    return there


def _kill_one(folder: Path, seed: int, chance: Random) -> int:
    """Start a writer and kill it at a random moment; the last entry that it said was stored."""
    command = [sys.executable, "-m", "tests.storage.kills", "--write", str(folder)]
    writer = subprocess.Popen(
        [*command, "--seed", str(seed)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert writer.stdout is not None
    first = writer.stdout.readline()
    time.sleep(chance.random() * 0.3)
    writer.kill()
    rest, errors = writer.communicate()
    said = [line for line in (first + rest).splitlines(keepends=True) if line.endswith("\n")]
    assert said, errors
    return int(said[-1])


def _check(folder: Path, seed: int, said: int) -> int:
    """Look at what was stored; the number of entries."""
    store, notices = open_store(folder, Clock())
    assert notices == (), notices
    (summary,) = store.unfinished()
    assert not summary.taken
    log = store.load(summary.match).log
    # The killed program may have stored one entry more than it had time to say.
    assert said <= len(log) <= said + 1
    assert log == tuple(islice(actions(empty_record(RULES, seed), seed), len(log)))
    query = "SELECT COUNT(DISTINCT deal) FROM deal_results"
    before = store.rows(query)
    store.rebuild_results()
    assert store.rows(query) == before
    store.close()
    return len(log)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--n", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", type=Path)
    options = parser.parse_args()
    if options.write is not None:
        write(options.write, options.seed)
        return
    entries = run(options.n, options.seed)
    print(f"{options.n} kills, all of the {entries} entries are there")


if __name__ == "__main__":
    main()
