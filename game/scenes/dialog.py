"""A question or a pause laid over a screen: a panel of glass with a few buttons."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.scenes.controlled import ControlledScene
from game.scenes.desk import Desk
from game.ui.control import Control
from game.ui.faces import box, button_face
from game.ui.geometry import Rect
from game.ui.glass import glass
from game.ui.input import Input, KeyPressed
from game.ui.kept import faded
from game.ui.layout.hand import own_hand
from game.ui.layout.screen import Screen, screen
from game.ui.motion import DIALOG_IN, DIALOG_OUT, progress
from game.ui.parts import Part, around
from game.ui.theme import DIALOG_RADIUS, SPACE_3, SPACE_5, STRONG, Step
from game.ui.vector import put

HOUSE_KEYS = frozenset({"f1", "f11"})
"""The keys that work over everything, which a dialog leaves to whoever owns the window."""
_PAD = SPACE_5
_GAP = SPACE_3
_GOLD_HIGH, _PLAIN_HIGH = 52, 46
_SMALLER = 0.02
"""By how much smaller a dialog comes in."""
_VEIL = 105
"""How much of 255 the screen below loses."""
_HAND_SHARE = 0.25
_SHADE_REACH = 84


@dataclass(frozen=True, slots=True)
class Choice:
    """One button of a dialog; `label` is asked for whenever the dialog is laid out."""

    id: str
    label: Callable[[], str]
    press: Callable[[], None]
    gold: bool = False


class Dialog(ControlledScene):
    """A title, perhaps a sentence, the golden button over the full width, the others in pairs.

    It comes in over 180 ms, keeps above a hand of `cards` cards where there is room, and takes all
    input while it is there. Esc is the golden button.
    """

    name = "dialog"
    overlay = True
    halts = True
    width = 440
    """In pixels at scale 1."""

    def __init__(
        self, desk: Desk, title: str, choices: Sequence[Choice], *, text: str = "", cards: int = 0
    ) -> None:
        """Ask `title`; `choices` has one golden button, which is focused at first."""
        super().__init__(desk)
        self._title, self._text, self._choices, self._cards = title, text, choices, cards
        self._gold = next(choice for choice in choices if choice.gold)
        self._screen: Screen = screen((1600, 900))
        self._rect = Rect(0.0, 0.0, 0.0, 0.0)
        self._elapsed = 0.0
        self._then: Callable[[], None] | None = None

    def layout(self, size: tuple[int, int]) -> None:
        """Find the dialog's place over the hand and lay out its buttons."""
        self._screen = self._desk.brush.screen(size)
        self._rect = self._place()
        self._controls.replace(self._buttons(), self._controls.focus or self._gold.id)

    def handle(self, event: Input) -> bool:
        """Take every input but the keys of the house, so that none reaches the screen below."""
        if isinstance(event, KeyPressed) and event.name in HOUSE_KEYS:
            return False
        if self._then is None:
            if event == KeyPressed("escape"):
                self._gold.press()
            else:
                self._controls.handle(event)
        return True

    def update(self, dt: float) -> None:
        """Come in, or go out and do what was chosen."""
        self._controls.update(dt)
        self._elapsed += dt
        if self._then is not None and self._elapsed >= self._desk.tempo.seconds(DIALOG_OUT):
            then, self._then = self._then, None
            self._desk.stack.pop(self)
            then()

    @property
    def settled(self) -> bool:
        """Whether the dialog stands."""
        return self._then is None and self._elapsed >= self._desk.tempo.seconds(DIALOG_IN)

    def parts(self) -> Iterator[Part]:
        """Yield the darkness over the screen below and the dialog on it."""
        brush, shown, size = self._desk.brush, self._shown(), self._screen.window
        brush.scale = self._screen.u
        left = 255 - round(_VEIL * shown)
        room = self._rect.grown(_SHADE_REACH * brush.scale)

        def darken(surface: pygame.Surface) -> None:
            surface.fill((left, left, left), special_flags=pygame.BLEND_RGB_MULT)

        def draw(surface: pygame.Surface) -> None:
            faded(surface, room, shown, lambda: self._paint(surface, shown))

        yield Part("veil", (0,), left, around(size), darken)
        yield Part("dialog", (1,), (self._says(), shown), around(room, 2), draw)

    def _says(self) -> Hashable:
        """Everything that the dialog shows."""
        return self._title, self._text, self._controls.look

    def close(self, then: Callable[[], None]) -> None:
        """Go out, then do `then`."""
        if self._then is None:
            self._then, self._elapsed = then, 0.0

    def relabel(self) -> None:
        """Ask for the labels of the buttons again."""
        self._controls.replace(self._buttons())

    def _shown(self) -> float:
        tempo = self._desk.tempo
        if self._then is not None:
            gone = progress(self._elapsed, tempo.seconds(DIALOG_OUT))
            return 1 - DIALOG_OUT.easing(gone)
        return DIALOG_IN.easing(progress(self._elapsed, tempo.seconds(DIALOG_IN)))

    def _paint(self, surface: pygame.Surface, shown: float) -> None:
        brush, rect = self._desk.brush, self._rect
        u, theme, text = brush.scale, brush.theme, brush.text
        self._panel(surface, 0.0 if self._desk.tempo.reduced else _SMALLER * (1 - shown))
        y = rect.y + (_PAD + 13) * u
        text.draw(surface, self._title, rect.cx, y, Step.TITLE, theme.text, weight=STRONG,
                  align="center")  # fmt: skip
        if self._text:
            text.paragraph(surface, self._text, rect.cx, y + 20 * u, rect.w - 2 * _PAD * u,
                           Step.BODY, theme.second, align="center")  # fmt: skip
        self._controls.draw(brush, surface)

    def _panel(self, surface: pygame.Surface, smaller: float) -> None:
        """Draw the glass; while it comes in, as one picture that is scaled down."""
        brush, theme, u = self._desk.brush, self._desk.brush.theme, self._desk.brush.scale
        room = around(self._rect, _SHADE_REACH * u)

        def paint(on: pygame.Surface, place: Rect) -> None:
            glass(brush, on, box(place), radius=DIALOG_RADIUS * u, depth=1.0, opacity=1.0)

        def make() -> pygame.Surface:
            layer = pygame.Surface(room.size, pygame.SRCALPHA, 32)
            paint(layer, self._rect.moved(-room.x, -room.y))
            return layer

        if not smaller:
            paint(surface, self._rect)
            return
        whole = brush.moments.get(("dialog", theme.name, u, self._rect), make)
        size = round(room.w * (1 - smaller)), round(room.h * (1 - smaller))
        small = pygame.transform.smoothscale(whole, size)
        put(surface, small, room.centerx - size[0] / 2, room.centery - size[1] / 2)

    def _head(self) -> float:
        """The height of the title and the sentence, in pixels."""
        u, text = self._screen.u, self._desk.brush.text
        lines = text.wrap(self._text, Step.BODY, (self.width - 2 * _PAD) * u) if self._text else ()
        return (_PAD + 30 + 12) * u + len(lines) * text.line(Step.BODY) + (8 * u if lines else 0)

    def _place(self) -> Rect:
        view = self._screen
        u, margin = view.u, view.margin
        pairs = -(-(len(self._choices) - 1) // 2)
        buttons = _GOLD_HIGH + pairs * (_PLAIN_HIGH + _GAP)
        high = self._head() + (buttons + _PAD) * u
        foot = view.height - margin
        if self._cards:
            foot = own_hand(view, _HAND_SHARE, self._cards).area(self._cards).y - 16 * u
        top = max(margin, (foot + margin - high) / 2)
        return Rect((view.width - self.width * u) / 2, top, self.width * u, high)

    def _buttons(self) -> Iterator[Control]:
        u, rect = self._screen.u, self._rect
        left, width, gap = rect.x + _PAD * u, rect.w - 2 * _PAD * u, _GAP * u
        y, high = rect.y + self._head(), _GOLD_HIGH * u
        yield self._button(self._gold, Rect(left, y, width, high))
        y += high + gap
        others = [choice for choice in self._choices if not choice.gold]
        half, high = (width - gap) / 2, _PLAIN_HIGH * u
        for number, choice in enumerate(others):
            alone = number % 2 == 0 and number == len(others) - 1
            x = left + (half + gap) * (number % 2)
            yield self._button(choice, Rect(x, y, width if alone else half, high))
            y += (high + gap) * (number % 2)

    def _button(self, choice: Choice, rect: Rect) -> Control:
        label = choice.label()
        face = button_face(label, gold=choice.gold, size=Step.LEAD)
        return Control(choice.id, rect, face, choice.press, spoken=label)
