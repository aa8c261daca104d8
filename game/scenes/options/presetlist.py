"""The list of presets laid over the page: to choose one, to rename or delete one's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pygame

from game.scenes.desk import Desk
from game.scenes.dialog import HOUSE_KEYS
from game.scenes.options.presetrows import (
    LIST_WIDTH,
    PlacedItem,
    Tool,
    draw_items,
    place_items,
)
from game.scenes.options.presets import Preset, Shelf
from game.scenes.scene import Scene, Target
from game.ui.faces import box
from game.ui.geometry import Point, Rect
from game.ui.glass import glass
from game.ui.input import Input, KeyPressed, PointerMoved, PointerPressed
from game.ui.picture import Picture
from game.ui.scroller import BAR, Scroller

_INSET, _RADIUS, _GAP, _MARGIN = 8, 16, 6, 8
_ENTER = ("return", "enter", "keypad enter", "space")
_SHADE = 60


@dataclass(frozen=True, slots=True)
class PresetActions:
    """What can be done with a preset of the list."""

    choose: Callable[[Preset], None]
    rename: Callable[[Preset], None]
    delete: Callable[[Preset], None]


class PresetList(Scene):
    """Every preset with who plays so; Esc, or a click beside the list, leaves all as it was."""

    name = "presets"
    overlay = True

    def __init__(
        self, desk: Desk, shelf: Shelf, base: Preset, key: Rect, actions: PresetActions
    ) -> None:
        """Open under `key` with `base` ticked."""
        self._desk, self._shelf, self._base, self._key = desk, shelf, base, key
        self._actions = actions
        self._laid_for: tuple[int, int] | None = None
        self._version = shelf.version
        self._items: tuple[PlacedItem, ...] = ()
        self._panel = Rect(0.0, 0.0, 0.0, 0.0)
        self._scroller = Scroller()
        self._picture = Picture()
        self._lit = base.id
        self._tool: Tool | None = None

    def layout(self, size: tuple[int, int]) -> None:
        """Open the list; a window of another size, or another scale, closes it."""
        if self._laid_for is not None:
            self._desk.stack.pop(self)
            return
        self._laid_for = size
        self._lay(size)
        self._show_lit()

    def update(self, _dt: float) -> None:
        """Show what was renamed or deleted meanwhile."""
        if self._laid_for is not None and self._version != self._shelf.version:
            self._version = self._shelf.version
            self._base = self._shelf.find(self._base.id) or self._shelf.game[0]
            place = self._order().index(self._lit)
            self._lay(self._laid_for)
            order = self._order()
            if self._lit not in order:
                self._lit = order[min(place, len(order) - 1)]

    def handle(self, event: Input) -> bool:
        """Take every input but the keys of the house."""
        if self._scroller.handle(event):
            return True
        match event:
            case KeyPressed(name) if name in HOUSE_KEYS:
                return False
            case KeyPressed("escape" | "tab"):
                self._desk.stack.pop(self)
            case KeyPressed(name):
                self._keyed(name)
            case PointerMoved(x, y):
                self._point(Point(x, y))
            case PointerPressed(x, y):
                self._press(Point(x, y))
        return True

    @property
    def focus(self) -> str | None:
        """The preset that is lit, or what would be done with it."""
        return f"{'preset' if self._tool is None else self._tool.value}={self._lit}"

    def targets(self) -> Iterator[Target]:
        """The presets that are seen, and what can be done with them."""
        for item in self._items:
            if item.preset is None:
                continue
            area = self._on_screen(item.area)
            if self._scroller.view.holds(area.centre):
                view = self._scroller.view
                seen = Rect.spanning(area.x, max(area.y, view.y), item.words_right,
                                     min(area.bottom, view.bottom))  # fmt: skip
                yield Target(f"preset={item.preset.id}", seen)
                for tool, rect in item.tools:
                    yield Target(f"{tool.value}={item.preset.id}", self._on_screen(rect))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the list over the page."""
        brush = self._desk.brush
        around = self._panel.grown(_SHADE * brush.scale)
        state = (self._lit, self._tool, self._scroller.offset, self._version, self._base.id)
        self._picture.draw(brush, surface, around, state, lambda: self._paint(surface))
        self._scroller.draw(brush, surface)

    def _paint(self, surface: pygame.Surface) -> None:
        brush = self._desk.brush
        glass(brush, surface, box(self._panel), radius=_RADIUS * brush.scale, depth=0.6,
              opacity=1.0)  # fmt: skip
        before = surface.get_clip()
        view = self._scroller.view
        surface.set_clip(pygame.Rect(box(view)).clip(before))
        seen = [item for item in self._items if self._on_screen(item.area).meets(view)]
        with self._scroller.softened(surface):
            draw_items(brush, surface, seen, self._scroller.top, self._base.id, self._lit,
                       self._tool)  # fmt: skip
        surface.set_clip(before)

    def _lay(self, size: tuple[int, int]) -> None:
        u, key = self._desk.brush.scale, self._key
        wide = min(LIST_WIDTH * u, size[0] - 2 * _MARGIN * u)
        x = min(key.x, size[0] - _MARGIN * u - wide)
        y, inset = key.bottom + _GAP * u, _INSET * u
        self._items = place_items(self._desk.brush, self._shelf, x + inset,
                                  wide - 2 * inset - BAR * u)  # fmt: skip
        length = self._items[-1].area.bottom
        high = min(length + 2 * inset, size[1] - y - _MARGIN * u)
        self._panel = Rect(x, y, wide, high)
        view = Rect(x + inset, y + inset, wide - inset - 3 * u, high - 2 * inset)
        self._scroller.lay(view, length, u)

    def _order(self) -> list[str]:
        return [item.preset.id for item in self._items if item.preset is not None]

    def _item(self, name: str) -> PlacedItem:
        return next(i for i in self._items if i.preset is not None and i.preset.id == name)

    def _show_lit(self) -> None:
        area = self._item(self._lit).area
        first = self._lit == self._order()[0]
        self._scroller.show(0.0 if first else area.y, area.bottom)

    def _on_screen(self, rect: Rect) -> Rect:
        return rect.moved(0.0, self._scroller.top)

    def _keyed(self, name: str) -> None:
        order = self._order()
        last, preset = len(order) - 1, self._item(self._lit).preset
        moves = {"up": -1, "down": 1, "page up": -5, "page down": 5, "home": -last, "end": last}
        if name in moves:
            at = min(last, max(0, order.index(self._lit) + moves[name]))
            self._lit, self._tool = order[at], None
            self._show_lit()
        elif name in ("left", "right"):
            self._turn_to_tool(1 if name == "right" else -1)
        elif preset is not None and name in _ENTER:
            self._use(preset)
        elif preset is not None and preset.own and name == "f2":
            self._actions.rename(preset)
        elif preset is not None and preset.own and name in ("delete", "backspace"):
            self._actions.delete(preset)

    def _point(self, point: Point) -> None:
        item = self._under(point)
        self._tool = None
        if item is not None and item.preset is not None:
            self._lit = item.preset.id
            self._tool = self._tool_under(item, point)

    def _press(self, point: Point) -> None:
        if not self._panel.holds(point):
            self._desk.stack.pop(self)
            return
        self._point(point)
        item = self._under(point)
        if item is None or item.preset is None:
            return
        self._use(item.preset)

    def _turn_to_tool(self, by: int) -> None:
        """Go from a preset to what can be done with it, and back."""
        stops = [None, *(tool for tool, _ in self._item(self._lit).tools)]
        at = stops.index(self._tool) + by
        self._tool = stops[min(len(stops) - 1, max(0, at))]

    def _use(self, preset: Preset) -> None:
        if self._tool is Tool.RENAME:
            self._actions.rename(preset)
        elif self._tool is Tool.DELETE:
            self._actions.delete(preset)
        else:
            self._pick(preset)

    def _pick(self, preset: Preset) -> None:
        self._desk.stack.pop(self)
        self._actions.choose(preset)

    def _under(self, point: Point) -> PlacedItem | None:
        if not self._scroller.view.holds(point):
            return None
        return next((i for i in self._items if self._on_screen(i.area).holds(point)), None)

    def _tool_under(self, item: PlacedItem, point: Point) -> Tool | None:
        return next((t for t, rect in item.tools if self._on_screen(rect).holds(point)), None)
