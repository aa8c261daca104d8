"""Looks a text up by its key and fills in its values."""

from __future__ import annotations

from collections.abc import Mapping

from game.words.english import ENGLISH

_OPTION_TEXTS = ("title", "description")


def t(key: str, /, **values: object) -> str:
    """The text of `key` with `values` filled in.

    An entry of several forms is chosen by the value `n`, a number ("one", "other", and "zero"
    where 0 has a form of its own), or by the value `you`, a flag ("you", "other") where a verb
    depends on whether the sentence is about the viewer. Keys `rules.<option>.title` and
    `rules.<option>.description` are the words of the rules' own fields. Text between two asterisks
    is strong where the painter knows rich text.

    Raises KeyError for an unknown key or a value that the text needs and does not get.

    >>> t("table.bags", n=1), t("table.bags", n=6)
    ('*1* bag', '*6* bags')
    """
    entry = ENGLISH.get(key)
    if entry is None:
        return _option_text(key)
    text = entry if isinstance(entry, str) else entry[_form(entry, values)]
    return text.format_map(values)


def _form(forms: Mapping[str, str], values: Mapping[str, object]) -> str:
    if "you" in forms:
        return "you" if values["you"] else "other"
    number = values["n"]
    if number == 0 and "zero" in forms:
        return "zero"
    return "one" if number == 1 else "other"


def _option_text(key: str) -> str:
    # The model costs more time to load than the first frame, and the menu needs none of it.
    from game.engine.rules import Rules  # noqa: PLC0415

    match key.split("."):
        case ["rules", option, text] if text in _OPTION_TEXTS and option in Rules.model_fields:
            return printed(str(getattr(Rules.model_fields[option], text)))
    raise KeyError(key)


def printed(text: str) -> str:
    """A text of the settings files as it is printed: they have the apostrophe of the keyboard.

    >>> printed("The dealer's left")
    'The dealer’s left'
    """
    return text.replace("'", "’")
