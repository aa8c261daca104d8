"""Every preset has a name and a sentence on who plays so; rules find their preset again."""

from __future__ import annotations

import pytest

from game.engine.presets import PRESETS
from game.engine.rules import Rules
from game.words.presets import like_preset, preset_about, preset_name
from game.words.rules_line import match_title


@pytest.mark.parametrize("slug", PRESETS)
def test_a_preset_has_a_name_and_one_sentence(slug: str) -> None:
    name, about = preset_name(slug), preset_about(slug)
    assert name[0].isupper()
    assert "_" not in name
    assert about.count(".") == 1
    assert about.endswith(".")


def test_no_two_presets_are_called_or_described_alike() -> None:
    assert len({preset_name(slug) for slug in PRESETS}) == len(PRESETS)
    assert len({preset_about(slug) for slug in PRESETS}) == len(PRESETS)


@pytest.mark.parametrize("slug", PRESETS)
def test_the_title_of_a_preset_is_its_name_and_target(slug: str) -> None:
    rules = PRESETS[slug]
    assert match_title(rules) == f"{preset_name(slug)} · {rules.target}"


@pytest.mark.parametrize("slug", [slug for slug in PRESETS if slug != "quick"])
@pytest.mark.parametrize("length", [{"target": 450}, {"deals": 7}, {"target": 150, "deals": 8}])
def test_another_length_keeps_the_name(slug: str, length: dict[str, int]) -> None:
    assert like_preset(PRESETS[slug].model_copy(update=length)) == slug


def test_the_sentence_takes_its_numbers_from_the_rules() -> None:
    assert "350" in preset_about("tournament")
    assert "−200" in preset_about("tournament")
    assert "10 bags that cost 100" in preset_about("classic")
    assert "17 cards" in preset_about("three_hand")


@pytest.mark.parametrize("options", [{"board": 4}, {"table": "solo3", "nil": "off"}])
def test_house_rules_are_like_no_preset(options: dict[str, object]) -> None:
    assert like_preset(Rules.model_validate(options)) is None


def test_there_is_no_other_preset() -> None:
    with pytest.raises(KeyError):
        preset_about("saturday")
