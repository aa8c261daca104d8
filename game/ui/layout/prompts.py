"""Questions in the middle of the table: the blind card, a plain question, the exchange tray."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.ui.geometry import CARD_RATIO, CardPose, Rect
from game.ui.layout.pad import free_spot, usual_spot
from game.ui.layout.screen import SizeClass
from game.ui.layout.table import TableLayout


@dataclass(frozen=True, slots=True)
class _Measures:
    """A prompt's measures in units."""

    width: float
    edge: float
    head: float
    box: float
    gap: float
    line: float
    button: float


_LARGE = _Measures(640, 30, 108, 104, 14, 50, 56)
_SMALL = _Measures(480, 16, 58, 66, 8, 40, 44)
_NARROW = _Measures(396, 14, 58, 62, 8, 40, 40)
_KEY = 66
_LOW_KEY = 44


@dataclass(frozen=True, slots=True)
class PromptLayout:
    """A question: an emblem or none beside title and text, a sentence, and buttons in a row.

    `boxes` are what stands between: the stakes, or the slots of a tray. `keys` take their place
    where a bid is to be chosen.
    """

    panel: Rect
    emblem: Rect
    title: Rect
    text: Rect
    boxes: tuple[Rect, ...]
    keys: tuple[Rect, ...]
    line: Rect
    buttons: tuple[Rect, ...]


@dataclass(frozen=True, slots=True)
class TrayLayout:
    """The exchange tray: the question, and where its cards lie."""

    prompt: PromptLayout
    slots: tuple[CardPose, ...]


def blind_card(table: TableLayout, boxes: int = 3, keys: int = 0, buttons: int = 2) -> PromptLayout:
    """Return the blind card: the stakes in `boxes`, or `keys` to choose a bid with, and buttons."""
    return _prompt(table, _sizes(table), 0 if keys else boxes, keys, buttons)


def question(table: TableLayout, buttons: int = 2) -> PromptLayout:
    """Return a plain question without boxes, such as whether to have the cards dealt again."""
    return _prompt(table, _sizes(table), 0, 0, buttons)


def exchange_tray(table: TableLayout, slots: int, buttons: int = 1) -> TrayLayout:
    """Return the tray for the cards that go to the partner; no slots make a plain question."""
    prompt = _prompt(table, _sizes(table), slots, 0, buttons, gap=24)
    poses = tuple(CardPose(b.cx, b.cy, 0.0, min(b.h, b.w / CARD_RATIO)) for b in prompt.boxes)
    return TrayLayout(prompt, poses)


def _sizes(table: TableLayout) -> tuple[_Measures, ...]:
    small = table.screen.kind is SizeClass.SMALL
    return (_SMALL, _NARROW) if small else (_LARGE, _SMALL, _NARROW)


def _prompt(
    table: TableLayout,
    sizes: Iterable[_Measures],
    boxes: int,
    keys: int,
    buttons: int,
    gap: float = 16,
) -> PromptLayout:
    u, measures, panel = table.u, _SMALL, None
    for measures in sizes:
        w, h = measures.width * u, _height(measures, boxes or keys) * u
        panel = free_spot(table, w, h)
        if panel:
            break
    place = panel or usual_spot(table, w, h)
    return _fill(place, measures, u, (boxes, keys, buttons), min(gap, 2 * measures.gap))


def _height(m: _Measures, middle: int) -> float:
    return m.head + (m.box + m.gap if middle else 0) + m.line + 2 * m.gap + m.button


def _fill(
    panel: Rect, m: _Measures, u: float, counts: tuple[int, int, int], gap: float
) -> PromptLayout:
    boxes, keys, buttons = counts
    inner = Rect.spanning(panel.x + m.edge * u, panel.y, panel.right - m.edge * u, panel.bottom)
    side = (m.head - 2 * m.gap) * u
    emblem = Rect(inner.x, panel.y + m.gap * u, side, side)
    text_x = emblem.right + m.gap * u
    half = side / 2
    title = Rect.spanning(text_x, emblem.y, inner.right, emblem.y + half)
    text = Rect.spanning(text_x, title.bottom, inner.right, emblem.bottom)
    top = panel.y + m.head * u
    band = Rect(inner.x, top, inner.w, m.box * u)
    after = top + (m.box + m.gap) * u if boxes or keys else top
    foot = Rect(inner.x, panel.bottom - (m.gap + m.button) * u, inner.w, m.button * u)
    return PromptLayout(
        panel=panel,
        emblem=emblem,
        title=title,
        text=text,
        boxes=_row(band, boxes, gap * u),
        keys=_grid(band, keys, u),
        line=Rect(inner.x, after, inner.w, m.line * u),
        buttons=_row(foot, buttons, gap * u),
    )


def _row(band: Rect, count: int, gap: float) -> tuple[Rect, ...]:
    if not count:
        return ()
    w = (band.w - (count - 1) * gap) / count
    return tuple(Rect(band.x + i * (w + gap), band.y, w, band.h) for i in range(count))


def _grid(band: Rect, count: int, u: float) -> tuple[Rect, ...]:
    """Return keys in one row, or in two where one row would make them narrower than a finger."""
    if not count:
        return ()
    gap = 8 * u
    lines = 1 if (band.w + gap) / count - gap >= _LOW_KEY * u else 2
    columns = -(-count // lines)
    w = min(_KEY * u, (band.w + gap) / columns - gap)
    h = min(58 * u, (band.h + gap) / lines - gap)
    x = band.cx - (columns * (w + gap) - gap) / 2
    y = band.cy - (lines * (h + gap) - gap) / 2
    return tuple(
        Rect(x + (i % columns) * (w + gap), y + (i // columns) * (h + gap), w, h)
        for i in range(count)
    )
