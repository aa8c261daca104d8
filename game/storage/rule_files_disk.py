"""Rule files on the disk: one is read, one is put beside what is there, some are found."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from itertools import count
from pathlib import Path

from platformdirs import user_documents_path

from game.storage.files import reason
from game.storage.paths import Home
from game.storage.rule_files import (
    MOST_BYTES,
    SUFFIX,
    RuleFile,
    RuleFileError,
    parse_rule_file,
    rule_file_text,
)

_MOST_FOUND = 200


def read_rule_file(path: Path) -> RuleFile:
    """The rules in a file. Raises RuleFileError, also for a file that cannot be opened."""
    try:
        if not path.exists():
            raise RuleFileError("missing", str(path))
        if not path.is_file():
            raise RuleFileError("folder", path.name)
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as fault:
        if isinstance(fault, RuleFileError):
            raise
        why = reason(fault) if isinstance(fault, OSError) else str(fault)
        raise RuleFileError("unreadable", path.name, reason=why) from fault
    return parse_rule_file(data, path.name)


def export_rules(folder: Path, file: RuleFile) -> Path:
    """Write a rule file into `folder` under its name and return it; no file is overwritten.

    Raises OSError, and then leaves nothing behind.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        name = file.name if number == 1 else f"{file.name}-{number}"
        path = folder / f"{name}{SUFFIX}"
        try:
            with path.open("xb") as out:
                _fill(out.fileno(), path, rule_file_text(file).encode())
        except FileExistsError:
            continue
        return path
    raise AssertionError


def found_rule_files(folders: Iterable[Path]) -> tuple[Path, ...]:
    """The rule files in some folders, the newest first."""
    found: dict[Path, float] = {}
    for folder in folders:
        with suppress(OSError):
            for path in folder.iterdir():
                if path.name.endswith(SUFFIX) and path.is_file():
                    found[path] = path.stat().st_mtime
    ordered = sorted(found, key=lambda path: (-found[path], path.name))
    return tuple(ordered[:_MOST_FOUND])


def export_folder(home: Home) -> Path:
    """Where exported rules go: the player's documents, or beside everything else if that moved."""
    if home.moved:
        return home.config / "exports"
    documents = user_documents_path()
    return documents if documents.is_dir() else Path.home()


def _fill(handle: int, path: Path, data: bytes) -> None:
    try:
        while data:
            data = data[os.write(handle, data) :]
        os.fsync(handle)
    except OSError:
        with suppress(OSError):
            path.unlink()
        raise
