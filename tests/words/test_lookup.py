from __future__ import annotations

import importlib
import pkgutil
import re
import string
from collections.abc import Iterator
from pathlib import Path

import pytest

import game
from game.engine.rules import Rules
from game.words import english, t
from game.words.english import ENGLISH

SOURCES = Path(game.__file__).parent
CALL = re.compile(r'\bt\(\s*"([^"]+)"')


def texts() -> Iterator[tuple[str, str]]:
    for key, entry in ENGLISH.items():
        if isinstance(entry, str):
            yield key, entry
        else:
            yield from ((key, text) for text in entry.values())


@pytest.mark.parametrize(("n", "text"), [(0, "*0* bags"), (1, "*1* bag"), (2, "*2* bags")])
def test_the_number_chooses_the_form(n: int, text: str) -> None:
    assert t("table.bags", n=n) == text


def test_zero_has_a_form_of_its_own_where_one_is_given() -> None:
    assert t("ledger.note.nil_took", n=0) == "took none"


@pytest.mark.parametrize(("you", "text"), [(True, "You bid 4"), (False, "Vera bids 4")])
def test_the_person_chooses_the_form(you: bool, text: str) -> None:
    assert t("event.bid_made", you=you, who="Vera", bid="4") == text


def test_values_are_not_read_as_texts() -> None:
    assert t("person.possessive", name="{name}") == "{name}’s"


@pytest.mark.parametrize("key", ["nothing.here", "rules.target", "rules.no_rule.title", ""])
def test_an_unknown_key_is_an_error(key: str) -> None:
    with pytest.raises(KeyError):
        t(key)


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(KeyError):
        t("sheet.deal")


@pytest.mark.parametrize("option", Rules.model_fields)
def test_options_have_the_words_of_their_fields(option: str) -> None:
    field = Rules.model_fields[option]
    assert t(f"rules.{option}.title") == field.title
    assert t(f"rules.{option}.description") == (field.description or "").replace("'", "’")


def test_every_key_asked_for_is_there() -> None:
    asked = {
        (path.name, key)
        for path in SOURCES.rglob("*.py")
        if path.name != "lookup.py"
        for key in CALL.findall(path.read_text(encoding="utf-8"))
    }
    missing = {(file, key) for file, key in asked if key not in ENGLISH}
    assert len(asked) > 100
    assert not missing


def test_no_key_stands_in_two_tables() -> None:
    tables = [
        importlib.import_module(f"{english.__name__}.{module.name}").TEXTS
        for module in pkgutil.iter_modules(english.__path__)
    ]
    assert sum(map(len, tables)) == len(ENGLISH)


def test_texts_use_typographic_marks() -> None:
    assert not [
        (key, text) for key, text in texts() if re.search("['\"`]| -[0-9 ]|\\.\\.\\.", text)
    ]


def test_strong_text_is_closed() -> None:
    assert not [key for key, text in texts() if text.count("*") % 2]


def test_forms_are_whole() -> None:
    wanted = ({"one", "other"}, {"zero", "one", "other"}, {"you", "other"})
    forms = {key: set(entry) for key, entry in ENGLISH.items() if not isinstance(entry, str)}
    assert not {key for key, names in forms.items() if names not in wanted}


def test_placeholders_are_plain_names() -> None:
    for key, text in texts():
        for _, name, spec, conversion in string.Formatter().parse(text):
            assert name is None or (name.isidentifier() and not spec and not conversion), key
