"""The rows of the list of presets: captions, presets with who plays so, files that are none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

import pygame

from game.scenes.options.presets import Preset, Shelf
from game.ui.brush import Brush
from game.ui.faces import box
from game.ui.geometry import Rect
from game.ui.icons import icon
from game.ui.shapes import rounded
from game.ui.theme import CAPITALS_SPACING, PAGE_RADIUS, SPACE_3, STRONG, Step
from game.words import t
from game.words.rules_line import match_title

LIST_WIDTH = 560
_PAD = SPACE_3
_CAPTION, _HIGH, _TOOL = 34, 9, 38
_TICK = 26


class Tool(Enum):
    """What can be done with a preset of one's own, beside choosing it."""

    RENAME = "rename"
    DELETE = "delete"


_ICONS = {Tool.RENAME: "pencil", Tool.DELETE: "bin"}


@dataclass(frozen=True, slots=True)
class PlacedItem:
    """A row in its place; y counts from the top of all rows.

    Without a `preset` it is a caption, or a note if it has lines too.
    """

    area: Rect
    title: str
    lines: tuple[str, ...] = ()
    preset: Preset | None = None
    tools: tuple[tuple[Tool, Rect], ...] = ()

    @property
    def words_right(self) -> float:
        """Where the part of the row ends that chooses it."""
        return self.tools[0][1].x if self.tools else self.area.right


def place_items(brush: Brush, shelf: Shelf, x: float, width: float) -> tuple[PlacedItem, ...]:
    """Return all rows from x on, `width` pixels wide, the player's own presets first."""
    items: list[PlacedItem] = []
    y = 0.0
    for title, about, preset in _listed(shelf):
        one = _place(brush, title, about, preset, Rect(x, y, width, 0.0))
        items.append(one)
        y = one.area.bottom
    return tuple(items)


def draw_items(
    brush: Brush,
    surface: pygame.Surface,
    items: Sequence[PlacedItem],
    dy: float,
    chosen: str,
    lit: str,
    tool: Tool | None,
) -> None:
    """Draw rows moved down by `dy`: `chosen` has a tick, `lit` is under the pointer or the keys."""
    for item in items:
        if item.preset is not None:
            _draw_preset(brush, surface, item, dy, item.preset.id == chosen,
                         item.preset.id == lit, tool)  # fmt: skip
        elif item.lines:
            _draw_note(brush, surface, item, dy)
        else:
            area = item.area.moved(0.0, dy)
            brush.text.draw(surface, item.title.upper(), area.x + _PAD * brush.scale,
                            area.cy + 3 * brush.scale, Step.CAPTION, brush.theme.second,
                            weight=STRONG, spacing=CAPITALS_SPACING)  # fmt: skip


def _listed(shelf: Shelf) -> Iterator[tuple[str, str, Preset | None]]:
    """Yield title, sentence and preset of each row."""
    if shelf.own:
        yield t("editor.presets.own"), "", None
        for preset in shelf.own:
            yield match_title(preset.rules, preset.name), preset.about, preset
        yield "", t("editor.presets.keys"), None
    if shelf.bad:
        yield t("editor.presets.files"), "", None
        yield from (("", bad.sentence, None) for bad in shelf.bad)
    if shelf.own or shelf.bad:
        yield t("editor.presets.game"), "", None
    for preset in shelf.game:
        yield match_title(preset.rules, preset.name), preset.about, preset


def _place(brush: Brush, title: str, about: str, preset: Preset | None, at: Rect) -> PlacedItem:
    u, text = brush.scale, brush.text
    own = preset is not None and preset.own
    room = at.w - (2 * _PAD + _TICK + (2 * _TOOL if own else 0)) * u
    lines = tuple(text.wrap(about, Step.CAPTION, room, 400)) if about else ()
    if preset is None and not lines:
        return PlacedItem(Rect(at.x, at.y, at.w, _CAPTION * u), title)
    head = text.line(Step.BODY) if title else 0.0
    high = head + len(lines) * text.line(Step.CAPTION) + 2 * _HIGH * u
    area = Rect(at.x, at.y, at.w, high)
    tools: tuple[tuple[Tool, Rect], ...] = ()
    if own:
        side = _TOOL * u
        y = area.cy - side / 2
        tools = (
            (Tool.RENAME, Rect(area.right - 2 * side - 4 * u, y, side, side)),
            (Tool.DELETE, Rect(area.right - side - 4 * u, y, side, side)),
        )
    return PlacedItem(area, text.fit(title, Step.BODY, room, STRONG), lines, preset, tools)


def _draw_preset(
    brush: Brush,
    surface: pygame.Surface,
    item: PlacedItem,
    dy: float,
    chosen: bool,
    lit: bool,
    tool: Tool | None,
) -> None:
    theme, u, text = brush.theme, brush.scale, brush.text
    area = item.area.moved(0.0, dy)
    if lit:
        rounded(brush, surface, box(area.grown(-u)), PAGE_RADIUS * u, theme.veil, opacity=0.1,
                edge=theme.text, edge_opacity=max(0.16, theme.edge_opacity))  # fmt: skip
    x, y = area.x + (_PAD + _TICK) * u, area.y + _HIGH * u
    middle = y + text.line(Step.BODY) / 2
    if chosen:
        icon(brush, surface, "check", area.x + (_PAD + 7) * u, middle, 16 * u, theme.accent,
             stroke=2.4)  # fmt: skip
    text.draw(surface, item.title, x, middle, Step.BODY,
              theme.accent if chosen else theme.text, weight=STRONG)  # fmt: skip
    _draw_lines(brush, surface, item, x, y + text.line(Step.BODY))
    for each, rect in item.tools:
        place = rect.moved(0.0, dy)
        over = lit and tool is each
        if over:
            rounded(brush, surface, box(place), PAGE_RADIUS * u, theme.veil, opacity=0.14)
        icon(brush, surface, _ICONS[each], place.cx, place.cy, 20 * u,
             theme.text if over else theme.second)  # fmt: skip


def _draw_note(brush: Brush, surface: pygame.Surface, item: PlacedItem, dy: float) -> None:
    x = item.area.x + (_PAD + _TICK) * brush.scale
    _draw_lines(brush, surface, item, x, item.area.y + dy + _HIGH * brush.scale)


def _draw_lines(
    brush: Brush, surface: pygame.Surface, item: PlacedItem, x: float, y: float
) -> None:
    line = brush.text.line(Step.CAPTION)
    for row in item.lines:
        brush.text.rich(surface, row, x, y + line / 2, Step.CAPTION, brush.theme.second,
                        weight=400)  # fmt: skip
        y += line
