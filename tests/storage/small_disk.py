"""What happens on a disk without room, and on one that may not be written to.

Run as `python -m tests.storage.small_disk FOLDER` where FOLDER is a tmpfs of 512 KiB in a mount
namespace of its own: permission bits prove nothing to a program that runs as root.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from game.engine.record import MatchRecord
from game.storage.matches import Store, open_store
from game.storage.notice import Notice
from game.storage.settings import Settings, Sound
from game.storage.settings_file import SettingsFile
from tests.storage.kit import SHORT, Clock, empty_record, played

RECORD = played(empty_record(SHORT), most=100)


def play(store: Store, match: int, start: int, stop: int) -> None:
    """Append entries `start` to `stop` of the match."""
    for number in range(start, stop + 1):
        store.append(match, number, RECORD.log[number - 1])


def on_file(folder: Path, match: int) -> MatchRecord:
    """The match as the next program finds it."""
    store, notices = open_store(folder, Clock())
    assert notices == (), notices
    record = store.load(match)
    store.close()
    return record


def fill(folder: Path) -> Path:
    """Leave no room."""
    filler = folder / "filler"
    try:
        with filler.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(512))
    except OSError:
        return filler


def remount(folder: Path, how: str) -> None:
    """Let the disk be written to or not."""
    subprocess.run(["mount", "-o", f"remount,{how}", str(folder)], check=True)


def full_while_playing(folder: Path) -> None:
    """Told once, nothing lost, and made up for when there is room again."""
    told: list[Notice] = []
    store, notices = open_store(folder, Clock(), told.append)
    assert notices == ()
    match = store.new_match(empty_record(SHORT))
    play(store, match, 1, 10)
    filler = fill(folder)
    play(store, match, 11, 80)
    assert [notice.key for notice in told] == ["storage.not_stored"], told
    assert "no room" in told[0].text
    assert store.load(match).log == RECORD.log[:80]
    assert store.unfinished()[0].totals is not None
    filler.unlink()
    play(store, match, 81, 90)
    assert [notice.key for notice in told] == ["storage.not_stored", "storage.again"]
    store.close()
    assert on_file(folder, match).log == RECORD.log[:90]


def full_from_the_start(folder: Path) -> None:
    """The game begins all the same."""
    filler = fill(folder)
    told: list[Notice] = []
    store, notices = open_store(folder / "new", Clock(), told.append)
    match = store.new_match(empty_record(SHORT))
    play(store, match, 1, 20)
    assert len([*notices, *told]) == 1
    assert [one.match for one in store.unfinished()] == [match]
    filler.unlink()
    play(store, match, 21, 30)
    store.close()
    assert on_file(folder / "new", match).log == RECORD.log[:30]


def read_only_while_playing(folder: Path) -> None:
    """The same where nothing may be written at all."""
    told: list[Notice] = []
    store, _ = open_store(folder, Clock(), told.append)
    match = store.new_match(empty_record(SHORT))
    play(store, match, 1, 10)
    store.close()
    remount(folder, "ro")
    store, notices = open_store(folder, Clock(), told.append)
    assert [notice.key for notice in notices] == ["storage.not_stored"], notices
    assert "may not be written" in notices[0].text, notices[0].text
    assert store.claim(match)
    assert store.load(match).log == RECORD.log[:10]
    play(store, match, 11, 20)
    assert told == []
    remount(folder, "rw")
    play(store, match, 21, 30)
    store.close()
    assert on_file(folder, match).log == RECORD.log[:30]


def settings_on_a_full_disk(folder: Path) -> None:
    """The settings hold in memory, and are saved later."""
    file = SettingsFile(folder / "settings.toml")
    assert file.save(Settings(sound=Sound(volume=10))) is None
    filler = fill(folder)
    before = (folder / "settings.toml").read_bytes()
    notice = file.save(Settings(sound=Sound(volume=20)))
    assert notice is not None
    assert "no room" in notice.text
    assert (folder / "settings.toml").read_bytes() == before
    filler.unlink()
    assert file.save(Settings(sound=Sound(volume=30))) is None
    remount(folder, "ro")
    notice = file.save(Settings(sound=Sound(volume=40)))
    assert notice is not None
    assert "may not be written" in notice.text
    remount(folder, "rw")
    assert SettingsFile(folder / "settings.toml").load().settings.sound.volume == 30


SCENES: dict[str, Callable[[Path], None]] = {
    scene.__name__: scene
    for scene in (
        full_while_playing,
        full_from_the_start,
        read_only_while_playing,
        settings_on_a_full_disk,
    )
}


if __name__ == "__main__":
    SCENES[sys.argv[2]](Path(sys.argv[1]))
    print("well")
