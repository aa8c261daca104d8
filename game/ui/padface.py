"""The face of a bid pad: its panel, questions, what a bid would mean, and keys (LOOK 3)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from game.ui.brush import Brush
from game.ui.buttons import bid_key
from game.ui.control import Face
from game.ui.faces import box
from game.ui.geometry import Rect
from game.ui.glass import glass
from game.ui.kept import kept
from game.ui.keyface import Kind, State, ink, sink
from game.ui.layout.pad import PadFrame
from game.ui.shapes import rule
from game.ui.theme import DIALOG_RADIUS, STRONG, Step

_LARGE_HEAD = 60
"""A pad whose head is at least this high, at scale 1, has the larger text."""
_KEYS_KEPT = 128
"""How many faces of keys are remembered: keys made anew are not drawn anew for it."""
_LEAST_PITCH = 17
_TIGHT_PITCH = 16
_FOOT, _INSET = 6, 3
"""What stays empty under words that reach down to the foot, and over and under them, at scale 1."""


@dataclass(frozen=True, slots=True)
class PadText:
    """What a pad says: its question and the place in the bidding over the keys.

    `figure` and `lines` (a heading, then rich sentences) stand under them; `notes` are the
    sentences at the foot and `note_short` what stands there where they have no room. A `reason`
    that a note at the foot gives already makes that note stand out; any other stands in the stead
    of figure and lines.
    """

    title: str
    aside: str
    figure: str = ""
    lines: tuple[str, ...] = ()
    reason: str = ""
    notes: tuple[str, ...] = ()
    note_short: str = ""


def draw_pad(
    brush: Brush,
    surface: pygame.Surface,
    frame: PadFrame,
    text: PadText,
    dx: float = 0.0,
    dy: float = 0.0,
) -> None:
    """Draw a pad without its keys and buttons, moved by (dx, dy)."""

    def paint(layer: pygame.Surface, by_x: float, by_y: float) -> None:
        _paint(brush, layer, _moved(frame, by_x + dx, by_y + dy), text)

    key = ("pad", text, round(frame.confirm.w, 1))
    kept(brush, surface, key, frame.panel.moved(dx, dy), paint)


def _moved(frame: PadFrame, dx: float, dy: float) -> PadFrame:
    return PadFrame(
        panel=frame.panel.moved(dx, dy),
        title=frame.title.moved(dx, dy),
        aside=frame.aside.moved(dx, dy),
        rule=frame.rule.moved(dx, dy),
        figure=frame.figure.moved(dx, dy),
        lines=tuple(line.moved(dx, dy) for line in frame.lines),
        confirm=frame.confirm.moved(dx, dy),
        note=None if frame.note is None else frame.note.moved(dx, dy),
    )


def _paint(brush: Brush, surface: pygame.Surface, frame: PadFrame, text: PadText) -> None:
    u, theme = brush.scale, brush.theme
    glass(brush, surface, box(frame.panel), radius=DIALOG_RADIUS * u, depth=1.0,
          opacity=max(0.965, theme.panel_opacity))  # fmt: skip
    _head(brush, surface, frame, text)
    rule(brush, surface, frame.rule.x, frame.rule.y, frame.rule.w, theme.text,
         opacity=max(0.14, theme.edge_opacity))  # fmt: skip
    foot = None if frame.note is None else _foot(brush, frame.note, text)
    if text.reason and not (foot and any(row.told for row in foot.rows)):
        whole = _reason(brush, surface, frame, text.reason)
    else:
        whole = False
        _figure(brush, surface, frame, text.figure)
        _lines(brush, surface, frame, text)
    if frame.note is not None and foot is not None and not whole:
        _notes(brush, surface, frame.note, foot)


def _large(brush: Brush, frame: PadFrame) -> bool:
    return frame.title.h >= _LARGE_HEAD * brush.scale


def _head(brush: Brush, surface: pygame.Surface, frame: PadFrame, text: PadText) -> None:
    """The question, and the place in the bidding if there is room for both."""
    theme, y = brush.theme, frame.title.y + 0.55 * frame.title.h
    whole = frame.aside.right - frame.title.x
    wide = brush.text.width(text.aside, Step.BODY) + 16 * brush.scale
    steps = (Step.TITLE, Step.LEAD) if _large(brush, frame) else (Step.LEAD, Step.BODY)
    size = next((s for s in steps if brush.text.width(text.title, s, STRONG) + wide <= whole), None)
    brush.text.draw(surface, text.title, frame.title.x, y, size or steps[-1], theme.text,
                    weight=STRONG)  # fmt: skip
    if size is not None:
        brush.text.draw(surface, text.aside, frame.aside.right, y, Step.BODY, theme.second,
                        align="right")  # fmt: skip


def _figure(brush: Brush, surface: pygame.Surface, frame: PadFrame, figure: str) -> None:
    room = frame.figure
    steps = (Step.DISPLAY, Step.TOTAL) if _large(brush, frame) else (Step.TOTAL, Step.TITLE)
    size = next((s for s in steps if brush.text.width(figure, s) <= room.w), None)
    if figure and size is not None:
        brush.text.draw(surface, figure, room.cx, room.cy, size, brush.theme.sides[0],
                        weight=700, align="center")  # fmt: skip


def _lines(brush: Brush, surface: pygame.Surface, frame: PadFrame, text: PadText) -> None:
    """A heading and sentences in the lines beside the figure, closer together where they wrap."""
    large, theme = _large(brush, frame), brush.theme
    heads, bodies = (Step.LEAD, Step.BODY) if large else (Step.BODY, Step.CAPTION)
    rows: list[tuple[str, Rect, bool]] = []
    for place, words in enumerate(text.lines):
        line = frame.lines[min(place, len(frame.lines) - 1)]
        if not text.figure:
            line = Rect.spanning(frame.figure.x, line.y, line.right, line.bottom)
        size, weight = (heads, STRONG) if place == 0 else (bodies, 400)
        wrapped = brush.text.wrap(words, size, line.w, weight) if words else []
        rows += [(row, line, place == 0) for row in wrapped]
    if not rows:
        return
    first, last = frame.lines[0], frame.lines[-1]
    pitch = min(first.h, max(_LEAST_PITCH * brush.scale, (last.bottom - first.y) / len(rows)))
    y = (first.y + last.bottom) / 2 - pitch * len(rows) / 2
    for row, line, head in rows:
        brush.text.rich(surface, row, line.x, y + pitch / 2, heads if head else bodies,
                        theme.text if head else theme.second, weight=STRONG if head else 400,
                        strong_colour=theme.text, red=theme.red_suit)  # fmt: skip
        y += pitch


@dataclass(frozen=True, slots=True)
class _Reason:
    """A reason set in rows between two heights; `whole` where it takes the place of the foot."""

    size: Step
    rows: tuple[str, ...]
    top: float
    bottom: float
    whole: bool = False

    @property
    def pitch(self) -> float:
        """The height that each row has."""
        return (self.bottom - self.top) / len(self.rows)


def reason_fits(brush: Brush, frame: PadFrame, words: str) -> bool:
    """Whether a reason can be read on a pad, its foot given up for it if need be."""
    return _set_reason(brush, frame, words).pitch >= _TIGHT_PITCH * brush.scale


def _set_reason(brush: Brush, frame: PadFrame, words: str) -> _Reason:
    """Set a reason in the largest type that has room beside the buttons."""
    u, top, bottom = brush.scale, frame.lines[0].y, frame.lines[-1].bottom
    wide = frame.lines[0].right - frame.figure.x
    for size, least in ((Step.BODY, 24), (Step.CAPTION, _LEAST_PITCH)):
        found = _Reason(size, tuple(brush.text.wrap(words, size, wide)), top, bottom)
        if found.pitch >= least * u:
            return found
    foot = frame.panel.bottom if frame.note is None else frame.note.bottom - _FOOT * u
    return replace(found, top=frame.rule.y + _INSET * u, bottom=foot - _INSET * u, whole=True)


def _reason(brush: Brush, surface: pygame.Surface, frame: PadFrame, words: str) -> bool:
    """Give the reason; whether it stands in the place of the foot, too."""
    found = _set_reason(brush, frame, words)
    pitch = min(brush.text.line(found.size), found.pitch)
    y = (found.top + found.bottom) / 2 - pitch * len(found.rows) / 2
    for row in found.rows:
        brush.text.rich(surface, row, frame.figure.x, y + pitch / 2, found.size, brush.theme.text,
                        red=brush.theme.red_suit)  # fmt: skip
        y += pitch
    return found.whole


@dataclass(frozen=True, slots=True)
class _Row:
    """A line at the foot; `told` tells whether it belongs to the reason."""

    words: str
    told: bool


@dataclass(frozen=True, slots=True)
class _Foot:
    """The lines at the foot and their size."""

    size: Step
    rows: tuple[_Row, ...]


def _foot(brush: Brush, room: Rect, text: PadText) -> _Foot:
    """The sentences at the foot in the largest size that has room for all of them."""
    free = max(room.h - 8 * brush.scale, brush.text.line(Step.CAPTION))
    for size in (Step.BODY, Step.CAPTION):
        # Wrapped as if each stood out, so that no line breaks elsewhere once one does.
        rows = tuple(
            _Row(row, bool(text.reason) and text.reason.casefold() in note.casefold())
            for note in text.notes
            for row in brush.text.wrap(note, size, room.w, STRONG)
        )
        if len(rows) * brush.text.line(size) <= free:
            return _Foot(size, rows)
    return _Foot(Step.CAPTION, (_Row(text.note_short, told=False),))


def _notes(brush: Brush, surface: pygame.Surface, room: Rect, foot: _Foot) -> None:
    """Lay the sentences at the foot down; the one that tells the reason stands out."""
    theme, pitch = brush.theme, brush.text.line(foot.size)
    y = room.cy - pitch * len(foot.rows) / 2 - 4 * brush.scale
    for row in foot.rows:
        colour, weight = (theme.text, STRONG) if row.told else (theme.second, 400)
        brush.text.draw(surface, row.words, room.x, y + pitch / 2, foot.size, colour,
                        weight=weight)  # fmt: skip
        y += pitch


@lru_cache(_KEYS_KEPT)
def pad_key_face(label: str, caption: str = "", *, gold: bool = False) -> Face:
    """A key of a pad, with a caption under its label where there is room for one."""

    def draw(
        brush: Brush, surface: pygame.Surface, rect: Rect, state: State, focus: bool, blend: float
    ) -> None:
        u = brush.scale
        size = Step.TITLE if rect.h >= 50 * u else Step.LEAD
        if brush.text.width(label, size, STRONG) > rect.w - 6 * u:
            size = Step.BODY
        fits = brush.text.width(caption, Step.CAPTION) <= rect.w - 6 * u and rect.h >= 42 * u
        single = not caption or not fits
        bid_key(brush, surface, box(rect), label if single else "", state=state, focus=focus,
                gold=gold, blend=blend, size=size)  # fmt: skip
        if single:
            return
        kind = Kind.GOLD if gold else Kind.PLAIN
        colour, y = ink(brush.theme, kind, state), rect.y + sink(brush, state)
        low = colour if gold or state is State.DISABLED else brush.theme.second
        brush.text.draw(surface, label, rect.cx, y + 0.35 * rect.h, size, colour, weight=700,
                        align="center")  # fmt: skip
        brush.text.draw(surface, caption, rect.cx, y + 0.74 * rect.h, Step.CAPTION, low,
                        align="center")  # fmt: skip

    return draw


def draw_row_label(brush: Brush, surface: pygame.Surface, room: Rect, label: str) -> None:
    """Draw the word before a row of keys."""
    brush.text.draw(surface, label, room.x, room.cy, Step.BODY, brush.theme.second)
