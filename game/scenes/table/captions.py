"""The captions at the table: open as long as the settings say so, scrolled, and up to date."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine.state import State
from game.scenes.captioned import CAPTIONS_KEY, toggle_captions
from game.scenes.desk import Desk
from game.session.chronicle import Chronicle
from game.session.match import MatchSession
from game.ui.captionface import (
    CaptionLines,
    CaptionPlaces,
    caption_parts,
    caption_places,
    record_length,
    record_width,
)
from game.ui.control import Control
from game.ui.faces import icon_face
from game.ui.geometry import Point, Rect
from game.ui.input import Input, KeyPressed, PointerMoved, PointerPressed, PointerReleased
from game.ui.layout.captions import caption_spot, captions_over
from game.ui.layout.table import TableLayout
from game.ui.parts import Part
from game.ui.scroller import Scroller
from game.words import t
from game.words.awaited import awaited
from game.words.names import Names

_AT_ONCE = 12
"""How many entries of the log are read in a frame."""
_LEVEL = 5.8
_VIEWS = {"page up": -0.85, "page down": 0.85, "home": -1e6, "end": 1e6}
_NEAR_END = 2.0
"""Pixels from the end within which the record follows what comes."""


class Captions:
    """The record of one match in words, as far as the table has shown it."""

    def __init__(self, desk: Desk, match: MatchSession, names: Names) -> None:
        self._desk, self._match, self._names = desk, match, names
        self._chronicle: Chronicle | None = None
        self._lines = CaptionLines()
        self._scroller = Scroller()
        self._panel: Rect | None = None
        self._places: CaptionPlaces | None = None
        self._grip: float | None = None
        self._follows = True
        self._view: State | None = None
        self._known: object = None
        self._over = False
        self._asked: Rect | None = None
        self._coming = 0

    @property
    def open(self) -> bool:
        """Whether they are shown."""
        return self._desk.settings.look.captions

    @property
    def shown(self) -> bool:
        """Whether the panel is there; a strip makes room for a question that would lie on it."""
        panel, asked = self._panel, self._asked
        hidden = self._over and panel is not None and asked is not None and asked.meets(panel)
        return self.open and not hidden

    @property
    def look(self) -> object:
        """Changes whenever they look otherwise."""
        return self.shown, len(self._lines.lines), self._scroller.offset, self._places

    @property
    def told(self) -> Sequence[str]:
        """What stands in the record, line by line."""
        return [line.text for line in self._lines.lines]

    @property
    def offset(self) -> float:
        """How many pixels of the record lie above what is seen."""
        return self._scroller.offset

    def lay(self, layout: TableLayout, size: tuple[int, int]) -> None:
        """Find the place of the panel beside or under the table, or of a strip over its top."""
        panel = caption_spot(size, layout.u).panel
        self._over = panel is None
        self._panel = captions_over(layout) if panel is None else panel
        self._set()

    def update(self, view: State, coming: int, asked: Rect | None) -> None:
        """Tell what the table shows by now; `coming` events are still to be shown.

        `asked` is the panel of a question that lies over the table.
        """
        self._asked = asked
        if not self.open:
            return
        if self._chronicle is None:
            self._chronicle = Chronicle(self._match, self._names)
        self._chronicle.catch_up(_AT_ONCE)
        known = (view, self._chronicle.entries, coming)
        if known != self._known:
            self._known, self._coming = known, coming
            self._view = view
            self._set()

    def handle(self, event: Input) -> bool:
        """Scroll by wheel, bar, drag and keys; what is pressed on the panel goes no deeper."""
        if not self.shown or self._panel is None:
            return isinstance(event, KeyPressed) and event.name == CAPTIONS_KEY and self._toggled()
        if self._scroller.handle(event):
            self._note_end()
            return True
        match event:
            case KeyPressed(name) if name == CAPTIONS_KEY:
                return self._toggled()
            case KeyPressed(name) if name in _VIEWS:
                self._scroller.scroll(_VIEWS[name])
            case PointerPressed(x, y) if self._on_record(Point(x, y)):
                self._grip = y + self._scroller.offset
            case PointerMoved(_, y) if self._grip is not None:
                self._scroller.move_to(self._grip - y)
            case PointerReleased() if self._grip is not None:
                self._grip = None
            case PointerPressed(x, y):
                return self._panel.holds(Point(x, y)) and not self._on_key(Point(x, y))
            case _:
                return False
        self._note_end()
        return True

    def controls(self) -> Iterator[Control]:
        """The key that closes them."""
        if self.shown and self._places is not None:
            yield Control("captions", self._places.key, icon_face("x"), self._toggle,
                          spoken=t("captions.close"))  # fmt: skip

    def parts(self) -> Iterator[Part]:
        """Yield the panel, while it is open."""
        if self.shown and self._places is not None:
            yield from caption_parts(
                self._desk.brush, (_LEVEL,), self._places, self._lines, self._scroller
            )

    def _toggle(self) -> None:
        toggle_captions(self._desk)

    def _toggled(self) -> bool:
        self._toggle()
        return True

    def _on_record(self, point: Point) -> bool:
        return self._places is not None and self._places.record.holds(point)

    def _on_key(self, point: Point) -> bool:
        return self._places is not None and self._places.key.holds(point)

    def _note_end(self) -> None:
        self._follows = self._scroller.offset >= self._scroller.reach - _NEAR_END

    def _set(self) -> None:
        """Set the lines anew where there are new ones or another place for them."""
        panel, brush = self._panel, self._desk.brush
        if panel is None or not self.open:
            return
        view, brief = self._view, self._over
        now = "" if view is None else awaited(view, self._names, brief=brief)
        places = caption_places(brush, panel, now, strip=self._over)
        if places != self._places:
            self._places = places
        told = () if self._chronicle is None else self._chronicle.told(self._coming)
        self._lines.lay(brush, told, record_width(brush, places))
        length = record_length(brush, places, self._lines)
        self._scroller.lay(places.record, length, brush.scale)
        if self._follows:
            self._scroller.move_to(self._scroller.reach)
