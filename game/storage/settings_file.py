"""settings.toml: read key by key, written without losing a comment or an unknown key."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.storage.files import copy_aside, is_stray, move_aside, reason, write_atomically
from game.storage.notice import Notice
from game.storage.settings import Settings
from game.storage.settings_reading import read_settings
from game.storage.settings_writing import changes, with_changes

_BYTE_ORDER_MARK = "\ufeff"
_ASIDE = "bad"
_LINE = re.compile(r"at line (\d+)")
_MOST_NESTED = 32
"""Tables and lists that lie deeper in each other are damage, and could not be written again."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """The settings that hold, and what there is to tell about the file."""

    settings: Settings
    notices: tuple[Notice, ...] = ()


class _Broken(ValueError):
    """The file is no TOML; `line` is where, 0 if nobody can tell."""

    def __init__(self, line: int = 0) -> None:
        super().__init__(line)
        self.line = line


class SettingsFile:
    """The settings file at `path`, which need not exist."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._base = Settings()
        self._good_text = ""
        self._copy_first = False

    def load(self) -> Loaded:
        """The settings; a key that cannot be used falls back alone to its default.

        A file that is no TOML at all is kept beside, never overwritten.
        """
        self._base, self._good_text, self._copy_first = Settings(), "", False
        try:
            text = self._read()
        except _Broken as fault:
            return Loaded(self._base, (self._put_aside(fault),))
        except OSError as fault:
            values = {"path": self._path, "reason": reason(fault)}
            return Loaded(self._base, (Notice("settings.unreadable", values),))
        reading = read_settings(tomllib.loads(text))
        self._base, self._good_text, self._copy_first = reading.settings, text, reading.faulty
        return Loaded(reading.settings, tuple(reading.notices))

    def save(self, settings: Settings) -> Notice | None:
        """Write the keys that changed since they were loaded or saved; what went wrong, if any.

        What was changed in the file by hand since then stays, but for those keys. Keys that could
        not be written are written with the next save.
        """
        changed = changes(self._base, settings)
        if not changed:
            return None
        notice = None
        try:
            try:
                text = self._read()
            except _Broken as fault:
                text, notice = self._good_text, self._put_aside(fault)
                if self._path.exists():
                    return notice
            if self._copy_first and self._path.exists():
                copy_aside(self._path, _ASIDE)
                self._copy_first = False
            text = with_changes(text, changed)
            write_atomically(self._path, text.encode())
        except OSError as fault:
            return Notice("settings.not_saved", {"path": self._path, "reason": reason(fault)})
        self._base, self._good_text = settings, text
        return notice

    def _read(self) -> str:
        if is_stray(self._path):
            raise _Broken
        try:
            text = self._path.read_bytes().decode("utf-8").removeprefix(_BYTE_ORDER_MARK)
            document = tomllib.loads(text)
        except FileNotFoundError:
            return ""
        except tomllib.TOMLDecodeError as fault:
            line = _LINE.search(str(fault))
            raise _Broken(int(line[1]) if line else 0) from fault
        except (ValueError, RecursionError) as fault:
            raise _Broken from fault
        if _too_deep(document):
            raise _Broken
        return text

    def _put_aside(self, fault: _Broken) -> Notice:
        values: dict[str, object] = {"path": self._path, "line": fault.line}
        try:
            kept = move_aside(self._path, _ASIDE)
        except OSError:
            return Notice("settings.broken.left", values)
        key = "settings.broken.line" if fault.line else "settings.broken"
        return Notice(key, values | {"kept": kept.name})


def _too_deep(document: Mapping[str, Any]) -> bool:
    layer: list[Any] = [document]
    for _ in range(_MOST_NESTED):
        layer = [part for value in layer for part in _parts(value)]
        if not layer:
            return False
    return True


def _parts(value: Any) -> Iterable[Any]:
    if isinstance(value, Mapping):
        return value.values()
    return value if isinstance(value, list) else ()
