"""How high each row is, and where its words and widgets stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from game.engine.rules import Rules
from game.scenes.options.answers import Editor, Part
from game.scenes.options.change import Refusal
from game.scenes.options.editors import editor_for
from game.scenes.options.kinds import Seating
from game.scenes.options.option import Option, Row
from game.scenes.options.personeditor import RADIUS, PersonEditor
from game.ui.brush import Brush
from game.ui.geometry import Rect
from game.ui.textfield import Writing
from game.ui.theme import STRONG, Step
from game.words import t
from game.words.option_values import value_within

_CHOICE_SHARE = 0.64
"""A choice wider than this share of its row becomes a list."""
_LEAST_WORDS = 150
_MOST_NOTES = 2
_ICON = 20


class Tone(Enum):
    """What the note of a row is about."""

    PLAIN = "plain"
    CHANGED = "changed"
    IDLE = "idle"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Frame:
    """Where rows stand, from x over `w` pixels, with `side` free at both sides of each."""

    x: float
    w: float
    side: float
    roomy: bool


@dataclass(frozen=True, slots=True)
class Cell:
    """A widget in its place."""

    option: Option
    editor: Editor
    area: Rect
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class PlacedRow:
    """A row in its place; y counts from the top of all rows.

    `head` is the row without what folds out under it. `undo` is the note of a changed rule, which
    sets it back.
    """

    row: Row
    area: Rect
    head: Rect
    title: str
    notes: tuple[str, ...]
    tone: Tone
    words: Rect
    cells: tuple[Cell, ...]
    undo: Rect | None
    fold: Rect | None


@dataclass(frozen=True, slots=True)
class RowsState:
    """What the rows show beside their values: which row is open, refused, or being written.

    `preset` is the name of the rules with which those of the rows are compared.
    """

    current: str
    rules: Rules
    preset: str
    refusal: Refusal | None = None
    writing: tuple[str, Writing] | None = None
    sliding: tuple[str, Option] | None = None


FoldHeight = Callable[[float], float]
"""The height of what folds out under the open row, for its width; 0 for nothing."""


def place_rows(
    brush: Brush,
    rows: Sequence[Row],
    frame: Frame,
    state: RowsState,
    fold: FoldHeight,
) -> tuple[PlacedRow, ...]:
    """Return the rows one under the other in `frame`."""
    placed, y = [], 0.0
    for row in rows:
        one = _place(brush, row, frame, y, state, fold)
        placed.append(one)
        y = one.area.bottom
    return tuple(placed)


def _place(
    brush: Brush, row: Row, frame: Frame, y: float, state: RowsState, fold: FoldHeight
) -> PlacedRow:
    u, text = brush.scale, brush.text
    side, roomy = frame.side, frame.roomy
    left = frame.x + side + ((2 * RADIUS + 14) * u if row.portrait or row.seats else 0.0)
    right = frame.x + frame.w - side
    note, tone = _note(row, state)
    gap = 12 * u
    widgets = row.options[1:] if row.seats else row.options
    editors = _editors(brush, widgets, state, frame.w, right - left - gap)
    widths = [editor.width(brush) for editor in editors]
    wide = sum(widths) + gap * (len(widths) - 1)
    room = right - left - wide - 20 * u
    icon = _ICON * u if tone is Tone.CHANGED else 0.0
    beside = room >= max(_LEAST_WORDS * u, text.width(row.title, Step.LEAD, STRONG)) and (
        len(text.wrap(note, Step.CAPTION, room - icon, 400)) <= _MOST_NOTES
    )
    if not beside:
        room = right - left
    notes = tuple(text.wrap(note, Step.CAPTION, room - icon, 400)) if note else ()
    words_high = text.line(Step.LEAD) + len(notes) * text.line(Step.CAPTION)
    widget = (44 if roomy else 40) * u
    pad = (13 if roomy else 8) * u
    base = (84 if roomy else 66) * u
    high = max(base, words_high + 2 * pad) + (0.0 if beside else widget + 6 * u)
    head = Rect(frame.x, y, frame.w, high)
    words_mid = head.cy if beside else head.y + (high - widget - 6 * u) / 2
    words = Rect(left, words_mid - words_high / 2, room, words_high)
    top = head.cy - widget / 2 if beside else head.bottom - pad - widget
    cells = _cells(brush, widgets, editors, widths, Rect(right - wide, top, wide, widget), gap)
    if row.seats:
        across = 2 * RADIUS * u
        face = Rect(left - across - 12 * u, words.cy - across / 2, across, across)
        cells = (*_cells(brush, row.options[:1], [_face(row)], [across], face, gap), *cells)
    folded = fold(frame.w - 2 * side) if row.id == state.current else 0.0
    out = Rect(frame.x + side, head.bottom, frame.w - 2 * side, folded) if folded else None
    undo = None
    if tone is Tone.CHANGED:
        y = words.y + text.line(Step.LEAD)
        undo = Rect(left, y, icon + text.width(note, Step.CAPTION, 400), text.line(Step.CAPTION))
    area = Rect(head.x, head.y, head.w, head.h + (folded + 16 * u if folded else 0.0))
    return PlacedRow(row, area, head, row.title, notes, tone, words, cells, undo, out)


def _face(row: Row) -> PersonEditor:
    """The portrait of a row that seats a character."""
    option = row.options[0]
    values = option.kind.values if isinstance(option.kind, Seating) else ()
    return PersonEditor(values, option.value)


def _editors(
    brush: Brush, options: Sequence[Option], state: RowsState, wide: float, inner: float
) -> list[Editor]:
    """The widgets of a row `wide` pixels; those that share it leave each other room."""
    if len(options) == 1:
        return [_editor(brush, options[0], state, _CHOICE_SHARE * wide, spread=True)]
    editors: list[Editor] = []
    room = inner - (_LEAST_WORDS + 20) * brush.scale
    for option in options:
        editors.append(_editor(brush, option, state, room, spread=False))
        room -= editors[-1].width(brush)
    return editors


def _editor(brush: Brush, option: Option, state: RowsState, room: float, *, spread: bool) -> Editor:
    refusal, writing = state.refusal, state.writing
    if state.sliding is not None and state.sliding[0] == option.id:
        option = state.sliding[1]
    return editor_for(
        brush,
        option,
        state.rules,
        room,
        spread=spread,
        refused=refusal.value if refusal is not None and refusal.option == option.id else None,
        writing=writing[1] if writing is not None and writing[0] == option.id else None,
    )


def _cells(
    brush: Brush,
    options: Sequence[Option],
    editors: Sequence[Editor],
    widths: Sequence[float],
    area: Rect,
    gap: float,
) -> tuple[Cell, ...]:
    cells, x = [], area.x
    for option, editor, wide in zip(options, editors, widths, strict=True):
        place = Rect(x, area.y, wide, area.h)
        cells.append(Cell(option, editor, place, tuple(editor.parts(brush, place))))
        x += wide + gap
    return tuple(cells)


def _note(row: Row, state: RowsState) -> tuple[str, Tone]:
    option, refusal = row.options[0], state.refusal
    if refusal is not None and any(refusal.option == each.id for each in row.options):
        return refusal.sentence, Tone.REFUSED
    if row.idle:
        return row.idle, Tone.IDLE
    if option.rule and option.changed:
        value = value_within(option.key, option.usual)
        return t("options.as_in", preset=state.preset, value=value), Tone.CHANGED
    return row.note, Tone.PLAIN
