"""What is said about the open row, and how it flows in a column or under the row."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

from game.scenes.options.change import Refusal
from game.scenes.options.examplecard import card_height
from game.scenes.options.examples import Example, examples
from game.scenes.options.option import Option
from game.scenes.options.pages import names_of
from game.scenes.options.rule_rows import group_of
from game.storage.settings import Settings
from game.ui.brush import Brush
from game.ui.buttons import button_width
from game.ui.geometry import Rect
from game.ui.theme import STRONG, Step
from game.words import t
from game.words.in_force import in_force
from game.words.option_values import value_quoted

_BESIDE_FROM = 560
"""From this width on, at scale 1, an example stands beside the words under its row."""
_WORDS_SHARE = 0.46
_BUTTON = 42
_GAP = 14


class What(Enum):
    """The pieces of an explanation."""

    TITLE = "title"
    TEXT = "text"
    REFUSAL = "refusal"
    BOTH = "both"
    CAPTION = "caption"
    CARD = "card"
    FORCE = "force"
    BACK = "back"


@dataclass(frozen=True, slots=True)
class Explanation:
    """What is said about an option.

    `beside` tells what else would change with a refused value, and `both` labels the button for
    that; both may be "". `back` labels the button that sets the option back, the longest first;
    there is none where nothing is changed.
    """

    title: str
    text: str
    refusal: str
    beside: str
    both: str
    examples: tuple[Example, ...]
    force: str
    back: tuple[str, ...]

    def back_for(self, brush: Brush, width: float) -> str:
        """The longest label of the button that sets back in `width` pixels, "" for no button."""
        fitting = (label for label in self.back if button_need(brush, label) <= width)
        return next(fitting, self.back[-1] if self.back else "")


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece in its place, counted from the top left of the explanation."""

    what: What
    area: Rect
    text: str = ""
    example: Example | None = None


@dataclass(frozen=True, slots=True)
class Flow:
    """All pieces and their whole height."""

    pieces: tuple[Piece, ...]
    height: float


NOTHING = Explanation("", "", "", "", "", (), "", ())


def explanation(
    option: Option | None, settings: Settings, refusal: Refusal | None, preset: str
) -> Explanation:
    """Return what is said about an option as the settings stand; `preset` names what is usual."""
    if option is None:
        return NOTHING
    refused = refusal if refusal is not None and refusal.option == option.id else None
    rules = settings.rules
    back: tuple[str, ...] = ()
    if option.changed:
        value = value_quoted(option.key, option.usual)
        back = (t("options.usual", value=value),)
        if option.rule:
            back = (t("options.set_back", preset=preset, value=value), *back)
    idle = bool(option.idle)
    return Explanation(
        title=option.title,
        text=option.help,
        refusal="" if refused is None else refused.sentence,
        beside="" if refused is None else refused.beside,
        both="" if refused is None else refused.offer,
        examples=() if idle or not option.rule else examples(
            option.key, rules, names_of(settings)
        ),
        force=in_force(group_of(option.key), rules) if option.rule else "",
        back=back,
    )  # fmt: skip


def button_need(brush: Brush, label: str) -> float:
    """Return the width that a button of the explanation needs."""
    return button_width(brush, label, icon="reset", size=Step.BODY)


def column_flow(brush: Brush, told: Explanation, width: float) -> Flow:
    """Return the explanation in a column of its own, without the button that sets back."""
    pieces, y = _stacked(brush, _words(told, titled=True), width, 0.0)
    cards, y = _cards(brush, told, width, y)
    force, y = _stacked(brush, _force(told), width, y)
    return Flow((*pieces, *cards, *force), y - _GAP * brush.scale)


def fold_flow(brush: Brush, told: Explanation, width: float) -> Flow:
    """Return the explanation as it stands under its row."""
    if told.examples and width >= _BESIDE_FROM * brush.scale:
        left = _WORDS_SHARE * width
        room = left - 20 * brush.scale
        words = [*_words(told, titled=False), *_force(told), *_back(told.back_for(brush, room))]
        pieces, low = _stacked(brush, words, room, 0.0)
        cards, foot = _cards(brush, told, width - left, 0.0, left)
        return Flow((*pieces, *cards), max(low, foot))
    pieces, y = _stacked(brush, _words(told, titled=False), width, 0.0)
    cards, y = _cards(brush, told, width, y)
    back = _back(told.back_for(brush, width))
    rest, y = _stacked(brush, [*_force(told), *back], width, y)
    return Flow((*pieces, *cards, *rest), y)


def _words(told: Explanation, *, titled: bool) -> Iterator[tuple[What, str]]:
    # Under its row the explanation has both title and refusal right above it.
    if titled:
        yield What.TITLE, told.title
    if told.text:
        yield What.TEXT, told.text
    if told.refusal and titled:
        yield What.REFUSAL, told.refusal
    if told.both:
        yield What.TEXT, told.beside
        yield What.BOTH, told.both


def _force(told: Explanation) -> Iterator[tuple[What, str]]:
    if told.force:
        yield What.CAPTION, t("options.in_force")
        yield What.FORCE, told.force


def _back(label: str) -> Iterator[tuple[What, str]]:
    if label:
        yield What.BACK, label


def _cards(
    brush: Brush, told: Explanation, width: float, y: float, x: float = 0.0
) -> tuple[list[Piece], float]:
    if not told.examples:
        return [], y
    pieces, y = _stacked(brush, [(What.CAPTION, t("options.for_example"))], width, y, x)
    for example in told.examples:
        area = Rect(x, y, width, card_height(brush, example, width))
        pieces.append(Piece(What.CARD, area, example=example))
        y = area.bottom + _GAP * brush.scale
    return pieces, y


def _stacked(
    brush: Brush, words: Iterable[tuple[What, str]], width: float, y: float, x: float = 0.0
) -> tuple[list[Piece], float]:
    pieces = []
    for what, text in words:
        high, gap, wide = _measure(brush, what, text, width)
        pieces.append(Piece(what, Rect(x, y, wide, high), text))
        y += high + gap
    return pieces, y


def _measure(brush: Brush, what: What, text: str, width: float) -> tuple[float, float, float]:
    """Return the height of a piece, the gap under it, and its width."""
    u, write = brush.scale, brush.text
    if what is What.TITLE:
        rows = len(write.wrap(text, Step.TITLE, width, STRONG))
        return (rows * write.line(Step.TITLE) + 16 * u, 2 * u, width)
    if what is What.CAPTION:
        return 24 * u, 4 * u, width
    if what in (What.BOTH, What.BACK):
        return _BUTTON * u, _GAP * u, min(width, button_need(brush, text))
    rows = len(write.wrap(text, Step.BODY, width, 400))
    return rows * write.line(Step.BODY), _GAP * u, width
