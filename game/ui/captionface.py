"""Captions on dark glass: the record above, and what the match waits for at the foot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.ui.brush import Brush
from game.ui.faces import box
from game.ui.geometry import Rect
from game.ui.glass import glass
from game.ui.kept import kept_part
from game.ui.parts import Level, Part, around
from game.ui.scroller import BAR, Scroller
from game.ui.shapes import rule
from game.ui.theme import STRONG, Colour, Step, Theme
from game.words import t
from game.words.captions import Caption, Tone

_PAD, _GAP = 18, 12
_HEAD = 52
"""The row of the title and its key, at scale 1."""
_INDENT = 14
"""How far the second line of a caption stands in."""
_BETWEEN = {Tone.HEAD: 10, Tone.RESULT: 2}
_AFTER = {Tone.HEAD: 4, Tone.RESULT: 10}
_APART = 2
"""Pixels at scale 1 before and after a caption."""
_KEY = 40
_STRIP_PAD = 4
"""What a strip leaves free over and under its lines, at scale 1."""
_MOST_NOW = 0.5
"""The share of the panel that its foot may take."""


@dataclass(frozen=True, slots=True)
class CaptionLine:
    """One line: its words, how they are set, and where in the whole record it stands."""

    text: str
    tone: Tone
    indent: float
    top: float


class CaptionLines:
    """The captions set in lines of one width; each is set once."""

    def __init__(self) -> None:
        self._key: object = None
        self._set = 0
        self.lines: list[CaptionLine] = []
        self.height = 0.0

    def lay(self, brush: Brush, told: Sequence[Caption], width: float) -> None:
        """Set what was told since the last time, or all of it for another width or scale."""
        key = (round(width), brush.scale)
        if key != self._key or len(told) < self._set:
            self._key, self._set, self.height = key, 0, 0.0
            self.lines = []
        for caption in told[self._set :]:
            self._add(brush, caption, width)
        self._set = len(told)

    def _add(self, brush: Brush, caption: Caption, width: float) -> None:
        u, step, tone = brush.scale, _step(caption.tone), caption.tone
        if self.lines:
            self.height += _BETWEEN.get(tone, _APART) * u
        rows = brush.text.wrap(caption.text, step, width - _INDENT * u, _weight(tone))
        for number, row in enumerate(rows):
            indent = _INDENT * u if number else 0.0
            self.lines.append(CaptionLine(row, tone, indent, self.height))
            self.height += brush.text.line(step)
        self.height += _AFTER.get(tone, _APART) * u


@dataclass(frozen=True, slots=True)
class CaptionPlaces:
    """Where the title, its key, the record and the foot are on a panel.

    A `strip` has no title, and no foot: what the match waits for is the end of its record.
    """

    panel: Rect
    strip: bool
    key: Rect
    record: Rect
    now: tuple[str, ...]
    now_top: float


def caption_places(brush: Brush, panel: Rect, now: str, *, strip: bool = False) -> CaptionPlaces:
    """Return the places on `panel`, whose foot says `now`.

    On a `strip` the record has all the height, and `now` stands at its end.
    """
    if strip:
        return _strip_places(brush, panel, now)
    u, text = brush.scale, brush.text
    wide, line = panel.w - 2 * _PAD * u, text.line(Step.LEAD)
    rows = text.wrap(now, Step.LEAD, wide, Step.BODY.weight) if now else []
    most = max(2, int(_MOST_NOW * panel.h / line))
    high = min(len(rows), most) * line
    foot = panel.bottom - _GAP * u - high
    key = Rect(panel.right - (_KEY + 8) * u, panel.y + 6 * u, _KEY * u, _KEY * u)
    record = Rect.spanning(panel.x + _PAD * u, panel.y + _HEAD * u,
                           panel.right - _PAD * u / 2, foot - _GAP * u)  # fmt: skip
    return CaptionPlaces(panel, False, key, record, tuple(rows[:most]), foot)


def _strip_places(brush: Brush, panel: Rect, now: str) -> CaptionPlaces:
    u, pad = brush.scale, _STRIP_PAD * brush.scale
    key = Rect.centred(panel.right - (_KEY / 2 + 8) * u, panel.cy, _KEY * u, _KEY * u)
    record = Rect.spanning(panel.x + _PAD * u, panel.y + pad, key.x - 8 * u, panel.bottom - pad)
    wide = record.w - (BAR + 8) * u
    rows = brush.text.wrap(now, Step.BODY, wide) if now else []
    return CaptionPlaces(panel, True, key, record, tuple(rows), record.bottom)


def record_width(brush: Brush, places: CaptionPlaces) -> float:
    """Return how wide the lines of the record may be, beside the bar."""
    return places.record.w - (BAR + 8) * brush.scale


def record_length(brush: Brush, places: CaptionPlaces, lines: CaptionLines) -> float:
    """Return how many pixels high the record is, on a strip with what is waited for."""
    foot = len(places.now) * brush.text.line(Step.BODY) if places.strip else 0.0
    return lines.height + foot


def caption_parts(
    brush: Brush,
    level: Level,
    places: CaptionPlaces,
    lines: CaptionLines,
    scroller: Scroller,
) -> Iterator[Part]:
    """Yield the glass, the record as far as it is seen, and the foot."""
    panel = places.panel

    def paint(layer: pygame.Surface, dx: float, dy: float) -> None:
        place = panel.moved(dx, dy)
        glass(brush, layer, box(place), opacity=1.0)
        if not places.strip:
            _paint_head(brush, layer, place, places.now_top + dy)

    look = "captions", places.strip, places.now_top
    yield kept_part(brush, "captions", (*level, 0), look, panel, paint)

    def draw(surface: pygame.Surface) -> None:
        _paint_record(brush, surface, places.record, lines.lines, scroller)
        top = scroller.top + lines.height if places.strip else places.now_top
        _paint_now(brush, surface, places, top)

    said = (len(lines.lines), lines.height, round(scroller.offset), scroller.bar(), scroller.held,
            places, brush.theme.name, brush.scale)  # fmt: skip
    yield Part("captions text", (*level, 1), said, around(panel), draw)


def _paint_head(brush: Brush, surface: pygame.Surface, panel: Rect, foot: float) -> None:
    """Draw the title with its keys, and the lines over and under the record."""
    u, theme = brush.scale, brush.theme
    left, middle = panel.x + _PAD * u, panel.y + _HEAD * u / 2
    end = brush.text.draw(surface, t("captions.title"), left, middle, Step.LEAD, theme.text,
                          weight=STRONG)  # fmt: skip
    brush.text.draw(surface, t("captions.keys"), end + _GAP * u, middle, Step.CAPTION,
                    theme.second)  # fmt: skip
    opacity = max(0.14, theme.edge_opacity)
    wide = panel.w - 2 * _PAD * u
    rule(brush, surface, left, panel.y + (_HEAD - 4) * u, wide, theme.text, opacity=opacity)
    rule(brush, surface, left, foot - _GAP * u / 2, wide, theme.text, opacity=opacity)


def _paint_record(
    brush: Brush,
    surface: pygame.Surface,
    seen: Rect,
    lines: Sequence[CaptionLine],
    scroller: Scroller,
) -> None:
    before = surface.get_clip()
    surface.set_clip(around(seen).clip(before))
    for line in lines:
        high = brush.text.line(_step(line.tone))
        y = scroller.top + line.top
        if y + high >= seen.y and y <= seen.bottom:
            ink = _ink(brush.theme, line.tone)
            brush.text.rich(surface, line.text, seen.x + line.indent, y + high / 2,
                            _step(line.tone), ink, weight=_weight(line.tone),
                            red=brush.theme.red_suit)  # fmt: skip
    scroller.draw(brush, surface)
    surface.set_clip(before)


def _paint_now(brush: Brush, surface: pygame.Surface, places: CaptionPlaces, top: float) -> None:
    step, theme = Step.BODY if places.strip else Step.LEAD, brush.theme
    line, before = brush.text.line(step), surface.get_clip()
    if places.strip:
        surface.set_clip(around(places.record).clip(before))
    for number, row in enumerate(places.now):
        y = top + (number + 0.5) * line
        brush.text.rich(surface, row, places.record.x, y, step, theme.text,
                        weight=Step.BODY.weight, strong_colour=theme.accent)  # fmt: skip
    surface.set_clip(before)


def _step(tone: Tone) -> Step:
    return Step.LEAD if tone is Tone.HEAD else Step.BODY


def _weight(tone: Tone) -> int:
    return STRONG if tone in (Tone.HEAD, Tone.OWN) else Step.BODY.weight


def _ink(theme: Theme, tone: Tone) -> Colour:
    inks = {
        Tone.HEAD: theme.accent,
        Tone.RESULT: theme.second,
        Tone.GOOD: theme.good,
        Tone.BAD: theme.bad,
    }
    return inks.get(tone, theme.text)
