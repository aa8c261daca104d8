"""What the value of an option is called."""

from __future__ import annotations

from game.words.english import ENGLISH
from game.words.lookup import t
from game.words.numbers import number, signed

Value = str | int | float | bool
"""One value of one option."""

_SIGNED = frozenset({"bag_value", "boston"})
_PER_CENT = frozenset({"volume", "scale", "card_size"})
_NAMES = frozenset({"you", "names"})
_SYMBOLS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}


def value_text(key: str, value: Value) -> str:
    """The value as it stands on a key or in a list: "Once broken", "−200", "0.6 s".

    `key` is the option's own name. A value without words of its own is written as it is.
    """
    if key in _NAMES:
        return str(value)
    if isinstance(value, bool):
        return t("value.on" if value else "value.off")
    if f"value.{key}.{value}" in ENGLISH:
        return t(f"value.{key}.{value}")
    if isinstance(value, float):
        return t("options.seconds", seconds=f"{value:.1f}")
    if isinstance(value, int):
        if key in _PER_CENT:
            return t("options.percent", n=value)
        return signed(value) if key in _SIGNED else number(value)
    if key == "suits":
        symbols = (t(f"suit.{_SYMBOLS[suit]}.symbol") for suit in value)
        return t("value.suits.joint").join(symbols)
    return t(f"value.{value}") if f"value.{value}" in ENGLISH else value


def value_within(key: str, value: Value) -> str:
    """The value within a line of words: "Classic: carried", "Classic: 10"."""
    text = value_text(key, value)
    return text[:1].lower() + text[1:]


def value_quoted(key: str, value: Value) -> str:
    """The value as the object of a sentence: numbers bare, words in quotation marks."""
    text = value_text(key, value)
    return text if any(sign.isdigit() for sign in text[:2]) else t("options.quoted", value=text)
