"""Chooses a rule file: one that was found, one whose path is written, or one that is dropped."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

import pygame

from game.scenes.desk import Desk
from game.scenes.options.fielddialog import FIELD, FieldDialog
from game.scenes.options.listface import file_face
from game.ui.control import Control
from game.ui.geometry import Rect
from game.ui.input import FileDropped, Input, KeyPressed
from game.ui.rowwindow import RowWindow
from game.ui.textfield import Writing
from game.words import t

_MOST_LETTERS = 1000
_ROW, _MOST_ROWS, _REST = 54, 5, 356
_PAD, _GAP = 24, 14
_FILE = "file_"


class ImportDialog(FieldDialog):
    """The rule files that were found, and a field for the path of another."""

    name = "import"
    width = 600

    def __init__(self, desk: Desk, found: Sequence[Path], take: Callable[[Path], None]) -> None:
        """Offer the files `found`; `take` is told the one chosen."""
        self._found, self._take = tuple(found), take
        self._window = RowWindow()
        super().__init__(
            desk,
            t("editor.import.title"),
            t("editor.import.text"),
            t("editor.import.yes"),
            Writing("", 0, _MOST_LETTERS),
            lambda _line: "",
            lambda line: take(written_path(line)),
        )
        self.empty = t("editor.import.path")

    def layout(self, size: tuple[int, int]) -> None:
        """Lay the dialog out; the rows seen stay."""
        super().layout(size)
        self._lay_rows()

    def handle(self, event: Input) -> bool:
        """Take a file that is dropped, scroll and choose; else as any dialog with a field."""
        if self._then is None:
            if isinstance(event, FileDropped):
                self._choose(Path(event.path))
                return True
            if self._window.handle(event):
                self._lay_rows()
                return True
            if isinstance(event, KeyPressed) and self._move(event.name):
                return True
        return super().handle(event)

    def _choose(self, path: Path) -> None:
        self.close(lambda: self._take(path))

    def _move(self, name: str) -> bool:
        """Go up or down among the files, from the field up into them; whether that was it."""
        focus = self._controls.focus or ""
        by = {"up": -1, "down": 1}.get(name, 0)
        if not by or not self._found or not (focus == FIELD or focus.startswith(_FILE)):
            return False
        last = len(self._found) - 1
        at = last + 1 if focus == FIELD else int(focus.removeprefix(_FILE))
        to = at + by
        if to > last:
            if focus == FIELD:
                return False
            self._controls.focus_on(FIELD, shown=True)
            return True
        to = max(0, to)
        self._window.reveal(to)
        self._lay_rows()
        self._controls.focus_on(f"{_FILE}{to}", shown=True)
        return True

    def _above(self) -> float:
        return (self._rows() * _ROW + _GAP) * self._screen.u if self._found else 0.0

    def _rows(self) -> int:
        """How many files are seen at once."""
        room = int((self._screen.units[1] - _REST) / _ROW)
        return max(1, min(len(self._found), _MOST_ROWS, room))

    def _lay_rows(self) -> None:
        u, rect = self._screen.u, self._rect
        self._desk.brush.scale = u
        top = self._field().y - self._above()
        area = Rect(rect.x + _PAD * u, top, rect.w - 2 * _PAD * u, self._rows() * _ROW * u)
        self._window.lay(area, _ROW * u, len(self._found), u)
        self._controls.replace(self._buttons())

    def _buttons(self) -> Iterator[Control]:
        for number, row in self._window.places():
            path, inset = self._found[number], 2 * self._screen.u
            rect = Rect(row.x, row.y + inset, row.w, row.h - 2 * inset)
            face = file_face(path.stem, str(path.parent))
            yield Control(f"{_FILE}{number}", rect, face, partial(self._choose, path),
                          spoken=path.stem)  # fmt: skip
        yield from super()._buttons()

    def _paint(self, surface: pygame.Surface, shown: float) -> None:
        super()._paint(surface, shown)
        self._window.draw(self._desk.brush, surface)


def written_path(line: str) -> Path:
    """The file that somebody means who writes `line`: without quotation marks, `~` for home."""
    path = Path(line.strip().strip("\"'"))
    try:
        return path.expanduser()
    except RuntimeError:
        return path
