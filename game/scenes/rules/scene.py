"""The rules of a match as a scene: every rule in force, in columns that scroll where they must."""

from __future__ import annotations

import pygame

from game.engine.rules import Rules
from game.engine.state import State
from game.scenes.controlled import ControlledScene
from game.scenes.desk import Desk
from game.scenes.mute import MUTE_KEY, toggle_sound
from game.scenes.rules.columns import Sheet, sheet
from game.scenes.rules.painter import layer, margin, paint_ground
from game.scenes.rules.places import RulesPlaces, rules_places
from game.ui.control import Control
from game.ui.faces import icon_face
from game.ui.geometry import Rect
from game.ui.input import Input, KeyPressed
from game.ui.kept import painted
from game.ui.scroller import BAR, Scroller
from game.ui.vector import put
from game.words import t
from game.words.presets import like_preset, preset_about
from game.words.rules_full import rules_full
from game.words.rules_line import match_title

RULES_KEY = "r"
"""The key that opens the rules at the table, and closes them again."""
_STEP = 44
_VIEWS = {"page up": -0.9, "page down": 0.9, "home": -1e6, "end": 1e6}
_STEPS = {"up": -1, "down": 1}
_BAR_GAP = 14
_INSET = 6
"""How far the text stays off the edges of the panel while it scrolls, at scale 1."""


class RulesScene(ControlledScene):
    """The rules in full; Esc, R and the key at the top lead back.

    What Classic does not have at the same table is marked.
    """

    name = "rules"

    def __init__(self, desk: Desk, rules: Rules, title: str) -> None:
        """Show `rules` under their `title`."""
        super().__init__(desk)
        self._rules, self._title = rules, title
        self._sections = rules_full(rules)
        classic = _sentences(Rules(table=rules.table))
        self._house = frozenset(_sentences(rules) - classic)
        self._scroller = Scroller()
        self._places: RulesPlaces = rules_places((1600, 900))
        self._sheet = Sheet((), 0.0)
        self._width = 0.0

    def layout(self, size: tuple[int, int]) -> None:
        """Set the text for this size; what is read stays in view as far as can be."""
        brush = self._desk.brush
        places = rules_places(size, scale=brush.interface)
        u, view = places.screen.u, places.view
        brush.scale = u
        self._sheet, self._width = self._set(view, view.w)
        scrolls = self._sheet.height > view.h
        if scrolls:
            self._sheet, self._width = self._set(view, view.w - (BAR + _BAR_GAP) * u)
        high = None if scrolls else self._sheet.height
        self._places = places = rules_places(size, high, brush.interface)
        panel = places.panel
        seen = Rect.spanning(view.x, panel.y + _INSET * u, panel.right - 2 * _INSET * u,
                             panel.bottom - _INSET * u)  # fmt: skip
        length = self._sheet.height + 2 * (view.y - seen.y) if scrolls else 0.0
        self._scroller.lay(seen, length, u)
        back = Control("back", places.back, icon_face("prev"), self._leave, spoken=t("button.back"))
        self._controls.replace((back,), "back")

    def handle(self, event: Input) -> bool:
        """Scroll, or lead back."""
        if self._scroller.handle(event):
            return True
        match event:
            case KeyPressed(name) if name in _VIEWS and self._scroller.reach:
                self._scroller.scroll(_VIEWS[name])
            case KeyPressed(name) if name in _STEPS and self._scroller.reach:
                step = _STEPS[name] * _STEP * self._places.screen.u
                self._scroller.move_to(self._scroller.offset + step)
            case KeyPressed(name) if name in ("escape", RULES_KEY):
                self._leave()
            case KeyPressed(name) if name == MUTE_KEY:
                toggle_sound(self._desk)
            case _:
                return self._controls.handle(event)
        return True

    def view(self) -> State | None:
        """What the viewer knows of the match in progress."""
        return None if self._desk.match is None else self._desk.match.view

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the page on the dimmed table."""
        brush, places = self._desk.brush, self._places
        brush.scale = places.screen.u
        still = None if self._scroller.reach else self._sheet
        key = ("rules", places, self._title, self._about(), bool(self._house), still)
        painted(brush, surface, places.screen.window, key, lambda: self._paint(surface))
        if still is None:
            self._draw_sections(surface)
        self._scroller.draw(brush, surface)
        self._controls.draw(brush, surface)

    def _paint(self, surface: pygame.Surface) -> None:
        """Draw what does not move: all but sections that scroll."""
        paint_ground(self._desk.brush, surface, self._places, self._title, self._about(),
                     house=bool(self._house))  # fmt: skip
        if not self._scroller.reach:
            self._draw_sections(surface)

    def _draw_sections(self, surface: pygame.Surface) -> None:
        brush, places = self._desk.brush, self._places
        key = ("rules text", self._sheet, brush.scale, brush.theme.name)
        text = brush.cache.get(key, lambda: layer(brush, self._sheet, self._width))
        seen, before = self._scroller.view, surface.get_clip()
        out = margin(brush)
        clip = pygame.Rect(round(seen.x) - out, round(seen.y), round(seen.w) + out, round(seen.h))
        surface.set_clip(clip.clip(before))
        y = places.view.y - self._scroller.offset
        with self._scroller.softened(surface, out):
            put(surface, text, round(places.view.x) - out, y)
        surface.set_clip(before)

    def _set(self, view: Rect, width: float) -> tuple[Sheet, float]:
        """Set the sections in a width; return them with it."""
        return sheet(self._desk.brush, self._sections, self._house, width, view.h), width

    def _about(self) -> str:
        slug = like_preset(self._rules)
        return t("rules.note") if slug is None else preset_about(slug)

    def _leave(self) -> None:
        self._desk.stack.pop(self)


def show_rules(desk: Desk) -> None:
    """Lay the rules of the match at `desk` over what is shown, if there is a match."""
    if desk.match is not None:
        record = desk.match.record
        desk.stack.push(
            RulesScene(desk, record.rules, match_title(record.rules, record.rules_name))
        )


def _sentences(rules: Rules) -> set[str]:
    return {sentence for section in rules_full(rules) for sentence in section.sentences}
