"""How to play: a page for each thing to know, its picture drawn with the cards themselves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame

from game.engine.state import State
from game.scenes import openers
from game.scenes.controlled import ControlledScene
from game.scenes.desk import Desk
from game.scenes.help.dots import dot_face
from game.scenes.help.keys import KeysScene
from game.scenes.help.pictures import PICTURES
from game.scenes.help.places import HowToPlaces, howto_places
from game.scenes.help.ready import ReadyPictures
from game.scenes.help.telling import PageText, page_text, topics
from game.scenes.help.variants import rules_in_force
from game.scenes.help.words import DENSITIES, Density, WordsPanel, density_for
from game.ui import felt
from game.ui.control import Control
from game.ui.faces import button_face, icon_face
from game.ui.input import Input, KeyPressed, WheelTurned
from game.ui.kept import faded, painted
from game.ui.motion import PAGE, progress
from game.ui.shadow import glow
from game.ui.theme import STRONG, Ground, Step
from game.words import t

BACK, LESSON, KEYS, PREVIOUS, NEXT = "back", "lesson", "keys", "previous", "next"
_SCROLL_KEYS = {"up": 1.0, "down": -1.0, "page up": 4.0, "page down": -4.0}
_LAMP = 0.46
_REST = 0.15
"""Seconds for which a page has stood when the next is made ready."""


class HowToScene(ControlledScene):
    """The pages of help, one at a time; it takes itself off the stack.

    The arrows and the buttons turn the pages, Home and End go to the first and the last, Esc
    leaves.
    """

    name = "howto"

    def __init__(self, desk: Desk, page: int = 0) -> None:
        """Open at a page, counted from 0."""
        super().__init__(desk)
        self._page = page
        self._held = rules_in_force(desk)
        self._topics = topics(self._held)
        self._before: int | None = None
        self._elapsed = 0.0
        self._places: HowToPlaces = howto_places((1600, 900), len(self._topics))
        self._panels: dict[int, WordsPanel] = {}
        self._texts: tuple[PageText, ...] = ()
        self._density: Density = DENSITIES[0]
        self._pictures = ReadyPictures(desk, self._topics)

    @property
    def page(self) -> int:
        """The page that is open, counted from 0."""
        return self._page

    def layout(self, size: tuple[int, int]) -> None:
        """Lay the pages out; the words are at their top again."""
        brush, pages = self._desk.brush, len(self._topics)
        most = howto_places(size, pages, scale=brush.interface)
        brush.scale = most.screen.u
        self._texts = tuple(page_text(topic, self._held) for topic in self._topics)
        self._density, longest = density_for(brush, self._texts, most.text)
        self._places, self._panels = howto_places(size, pages, longest, brush.interface), {}
        self._before = None
        self._make(self._page)
        self._dress(self._controls.focus or NEXT)

    def handle(self, event: Input) -> bool:
        """Turn pages, scroll, use a control or leave."""
        match event:
            case KeyPressed("escape"):
                self._leave()
            case KeyPressed("left"):
                self._turn_to(self._page - 1)
            case KeyPressed("right"):
                self._turn_to(self._page + 1)
            case KeyPressed("home"):
                self._turn_to(0)
            case KeyPressed("end"):
                self._turn_to(len(self._topics) - 1)
            case KeyPressed(name) if name in _SCROLL_KEYS:
                self._panel(self._page).turn(_SCROLL_KEYS[name])
            case WheelTurned(steps):
                self._panel(self._page).turn(steps)
            case _:
                return self._controls.handle(event)
        return True

    def update(self, dt: float) -> None:
        """Let one page fade into the next, and the controls between their states."""
        self._controls.update(dt)
        if not self._ready(self._page):
            self._make(self._page)
            return
        self._elapsed += dt
        if self.settled:
            self._before = None
        if self._elapsed > self._desk.tempo.seconds(PAGE) + _REST:
            self._make((self._page + 1) % len(self._topics))

    @property
    def settled(self) -> bool:
        """Whether the page stands."""
        return self._ready(self._page) and self._elapsed >= self._desk.tempo.seconds(PAGE)

    def view(self) -> State | None:
        """What the viewer knows of the match in progress."""
        return None if self._desk.match is None else self._desk.match.view

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the open page, or how it comes in over the one before."""
        brush, places = self._desk.brush, self._places
        brush.scale = places.screen.u
        for strip in (places.head_part, places.foot_part):
            painted(brush, surface, strip, ("howto ground", places),
                    lambda: self._ground(surface))  # fmt: skip
        if self.settled:
            self._content(surface, self._page)
        else:
            self._coming(surface)
        self._number(surface)
        self._controls.draw(brush, surface)

    def leave(self) -> None:
        """The scene went off the stack; no picture is still being made."""
        self._pictures.wait()

    def _ready(self, page: int) -> bool:
        return self._pictures.ready(self._places.stage, page)

    def _make(self, page: int) -> None:
        self._pictures.make(self._places.stage, self._places.screen.u, page)

    def _coming(self, surface: pygame.Surface) -> None:
        """Draw the page before, or the words alone at first, and over it the page that comes."""
        if self._before is None:
            painted(self._desk.brush, surface, self._places.stage_part,
                    ("howto bare", self._places), lambda: self._ground(surface))  # fmt: skip
            self._words(surface, self._page)
        else:
            self._content(surface, self._before)
        if self._ready(self._page):
            gone = progress(self._elapsed, self._desk.tempo.seconds(PAGE))
            faded(surface, self._places.changing, PAGE.easing(gone),
                  lambda: self._content(surface, self._page))  # fmt: skip

    def _content(self, surface: pygame.Surface, page: int) -> None:
        self._words(surface, page)
        key = ("howto picture", page, self._places, self._desk.hand_order, self._held)
        painted(self._desk.brush, surface, self._places.stage_part, key,
                lambda: self._paint_picture(surface, page))  # fmt: skip

    def _words(self, surface: pygame.Surface, page: int) -> None:
        panel = self._panel(page)
        key = ("howto words", page, self._places, round(panel.scroll), self._held)
        painted(self._desk.brush, surface, self._places.words_part, key,
                lambda: self._paint_words(surface, page))  # fmt: skip

    def _paint_picture(self, surface: pygame.Surface, page: int) -> None:
        self._ground(surface)
        # The glass itself lies on the other part, but its shade falls on this one.
        self._panel(page).draw_glass(surface)
        PICTURES[self._topics[page]](self._desk, surface, self._places.stage)

    def _paint_words(self, surface: pygame.Surface, page: int) -> None:
        self._ground(surface)
        self._panel(page).draw(surface)

    def _ground(self, surface: pygame.Surface) -> None:
        brush, places = self._desk.brush, self._places
        theme, stage = brush.theme, places.stage
        surface.blit(felt.table(brush, surface.get_size(), dim=True, lamp_y=_LAMP), (0, 0))
        if theme.ground is not Ground.PLAIN:
            glow(brush, surface, stage.cx, stage.cy, 0.75 * stage.w, 0.8 * stage.h, theme.pool,
                 0.75)  # fmt: skip
        brush.text.draw(surface, t("howto.title"), places.title.x,
                        places.title.y - 12 * brush.scale, Step.HEAD, theme.text,
                        weight=STRONG)  # fmt: skip

    def _number(self, surface: pygame.Surface) -> None:
        words = t("howto.page", page=self._page + 1, pages=len(self._topics))
        at, brush = self._places.title, self._desk.brush
        brush.text.draw(surface, words, at.x, at.y + 15 * brush.scale, Step.BODY,
                        brush.theme.second)  # fmt: skip

    def _panel(self, page: int) -> WordsPanel:
        if page not in self._panels:
            brush, places, text = self._desk.brush, self._places, self._texts[page]
            self._panels[page] = WordsPanel(brush, text, places.panel, places.text, self._density)
        return self._panels[page]

    def _dress(self, focus: str | None = None) -> None:
        self._controls.replace(self._make_controls(), focus)
        if self._controls.focus is None:
            self._controls.focus_on(NEXT)

    def _make_controls(self) -> Iterator[Control]:
        places, last = self._places, self._page == len(self._topics) - 1
        label = t("howto.done" if last else "howto.next")
        yield Control(NEXT, places.next, button_face(label, gold=True), self._next, spoken=label)
        yield Control(BACK, places.back, icon_face("prev"), self._leave, spoken=t("button.back"))
        label = t("howto.keys")
        yield Control(KEYS, places.keys, button_face(label, size=Step.BODY), self._show_keys,
                      spoken=label)  # fmt: skip
        label = t("lesson.again")
        yield Control(LESSON, places.lesson, button_face(label, size=Step.BODY), self._teach,
                      spoken=label)  # fmt: skip
        label = t("howto.previous")
        yield Control(PREVIOUS, places.previous, button_face(label),
                      partial(self._turn_to, self._page - 1), enabled=self._page > 0,
                      spoken=label, why=t("why.first_page"))  # fmt: skip
        for page, (topic, rect) in enumerate(zip(self._topics, places.dots, strict=True)):
            face = dot_face(open_page=page == self._page)
            yield Control(f"page-{page + 1}", rect, face, partial(self._turn_to, page),
                          spoken=t(f"howto.{topic}.title"))  # fmt: skip

    def _next(self) -> None:
        if self._page == len(self._topics) - 1:
            self._leave()
        else:
            self._turn_to(self._page + 1)

    def _turn_to(self, page: int) -> None:
        if not 0 <= page < len(self._topics) or page == self._page:
            return
        self._before, self._page, self._elapsed = self._page, page, 0.0
        self._panel(page).scroll = 0.0
        self._desk.sounds.play("slide")
        self._dress()

    def _teach(self) -> None:
        openers.lesson(self._desk)

    def _show_keys(self) -> None:
        self._desk.stack.push(KeysScene(self._desk))

    def _leave(self) -> None:
        self._desk.stack.pop(self)
