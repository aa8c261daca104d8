"""The words of the options: every option, value, reason and fault has some."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.combinations import Combination
from game.engine.rules import CLASSIC, Rules
from game.scenes.options.kinds import Pick, kind_of
from game.scenes.options.pages import PAGES
from game.storage.settings import Settings
from game.words import t
from game.words.english import ENGLISH
from game.words.in_force import in_force
from game.words.option_values import Value, value_quoted, value_text, value_within

GROUPS = ("table", "bidding", "nil", "play", "contracts", "bags", "length")


def values() -> list[tuple[str, Value]]:
    """Every named value of every option."""
    found: list[tuple[str, Value]] = []
    models: list[Any] = [Rules, *(type(getattr(Settings(), s)) for s in ("look", "pace"))]
    for model in models:
        for key, field in model.model_fields.items():
            if key not in ("table", "start_scores"):
                kind = kind_of(field.annotation, field.metadata, slides=True)
                found += [(key, value) for value in getattr(kind, "values", ())]
                assert isinstance(kind, Pick) or not hasattr(kind, "values")
    return found


@pytest.mark.parametrize(("key", "value"), values())
def test_no_value_is_shown_as_it_is_stored(key: str, value: Value) -> None:
    text = value_text(key, value)
    assert text
    assert "_" not in text
    assert isinstance(value, int) or text != value


@pytest.mark.parametrize("key", Rules.model_fields)
def test_every_rule_has_a_note(key: str) -> None:
    assert t(f"options.note.{key}")


@pytest.mark.parametrize("page", PAGES)
def test_every_page_has_a_name_and_says_what_it_is_about(page: str) -> None:
    assert t(f"options.page.{page}")
    assert t(f"options.about.{page}")


@pytest.mark.parametrize("combination", Combination)
def test_every_impossible_combination_has_one_sentence(combination: Combination) -> None:
    text = t(f"options.fault.{combination.value}")
    assert text[0].isupper()
    assert text.count(".") == 1
    assert text.endswith(".")


@pytest.mark.parametrize(
    ("key", "value", "text"),
    [
        ("bag_value", 1, "+1"),
        ("bag_value", -1, "−1"),
        ("loss_floor", -250, "−250"),
        ("deals", 0, "None"),
        ("nil_penalty", "same", "Same"),
        ("pause", 0.6, "0.6 s"),
        ("volume", 80, "80 %"),
        ("suits", "CDHS", "♣  ♦  ♥  ♠"),
        ("fullscreen", True, "On"),
        ("names", "none", "none"),
    ],
)
def test_values(key: str, value: Value, text: str) -> None:
    assert value_text(key, value) == text


def test_values_within_sentences() -> None:
    assert value_within("bag_carry", "carry") == "carried"
    assert value_quoted("bag_limit", 10) == "10"
    assert value_quoted("bag_carry", "carry") == "“Carried”"
    assert value_quoted("loss_floor", -200) == "−200"


@pytest.mark.parametrize("group", GROUPS)
def test_classic_in_force(group: str) -> None:
    text = in_force(group, CLASSIC)
    assert text.endswith((".", ".*"))
    assert text.count("*") % 2 == 0


@pytest.mark.parametrize(
    ("group", "values", "part"),
    [
        ("bags", {"bag_limit": 7, "bag_carry": "reset"}, "*Seven bags cost 100*, and the counter"),
        ("bags", {"bag_limit": "none", "bag_value": 0}, "A bag scores nothing."),
        ("nil", {"nil": "off"}, "Nobody bids nil"),
        ("nil", {"nil_penalty": 50}, "wins 100 and loses 50"),
        ("nil", {"table": "solo4", "failed_nil": "help"}, "tricks are bags"),
        ("length", {"deals": 12}, "*12 deals are played.*"),
        ("length", {"start_scores": (100, -50)}, "100 and −50"),
        ("contracts", {"ten_for_200": "miss_200"}, "wins 200 or loses 200"),
        ("bidding", {"board": 4, "board_beside_nil": "on"}, "4 or more, also beside a nil"),
        ("bidding", {"bid_style": "mirror", "lowest_bid": 3}, "Your spades are your bid"),
        ("play", {"lead_spades": "any"}, "at any time"),
        ("table", {"table": "solo4"}, "each for themselves"),
    ],
)
def test_in_force(group: str, values: dict[str, Any], part: str) -> None:
    assert part in in_force(group, Rules.model_validate(values))


def test_what_a_style_ignores_is_not_said() -> None:
    assert "lower" not in in_force("bidding", Rules(bid_style="mirror", lowest_bid=3))


def test_own_titles_and_help_belong_to_rules() -> None:
    for start in ("options.note.", "options.label.", "options.help.rules."):
        keys = {key.removeprefix(start) for key in ENGLISH if key.startswith(start)}
        assert keys
        assert keys <= set(Rules.model_fields)
