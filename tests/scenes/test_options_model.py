"""What the options offer and refuse, made from the models and checked without a screen."""

from __future__ import annotations

import random
from typing import Annotated, Any, Literal

import pytest
from pydantic import Field

from game.engine.rules import CLASSIC, Rules
from game.scenes.options.answers import Take
from game.scenes.options.change import Refusal, attempt
from game.scenes.options.examples import examples
from game.scenes.options.kinds import Pick, Seating, Slide, Steps, Toggle, Write, kind_of
from game.scenes.options.numbers import StepEditor
from game.scenes.options.option import Option, written
from game.scenes.options.pages import PAGES, changed_in_all, changed_on, names_of, rows_of
from game.scenes.options.presets import Preset
from game.scenes.options.relevance import absent, idle_reason
from game.scenes.options.rule_rows import RULE_GROUPS, group_of
from game.storage.settings import Settings
from game.words.names import Names
from game.words.option_values import Value

NAMES = Names(("You", "Otto", "Vera", "Amara"), 0)
CLASSIC_PRESET = Preset("classic", "Classic", "", CLASSIC)


def settings(**rules: Any) -> Settings:
    return Settings(rules=Rules.model_validate(rules))


def options(at: Settings) -> list[Option]:
    rows = [row for page in PAGES for row in rows_of(page, at)]
    return [option for row in rows for option in row.options]


def option(at: Settings, name: str) -> Option:
    return next(o for o in options(at) if o.id == name)


def choices(of: Option) -> list[Value]:
    """Some values that the widget of an option can give."""
    match of.kind:
        case Pick(values):
            return list(values)
        case Toggle(off, on):
            return [off, on]
        case Steps(low, high, fine, _, offered):
            return [low, high, low + fine, *offered]
        case Slide(low, high):
            return [low, high]
        case Write():
            return ["Ada"]
        case Seating(values):
            return list(values)


# Pages


def test_every_rule_has_its_page() -> None:
    assert {group_of(key) for key in Rules.model_fields} == set(RULE_GROUPS)


def test_every_rule_of_the_table_has_a_row() -> None:
    shown = {o.key for o in options(Settings()) if o.rule}
    assert shown == {key for key in Rules.model_fields if not absent(key, CLASSIC)}
    assert len(shown) >= 37


def test_every_setting_has_a_row() -> None:
    shown = {(o.section, o.key) for o in options(Settings()) if not o.rule}
    sections = Settings.model_fields.keys() - {"rules", "house", "window"}
    fields = {
        (name, key) for name in sections for key in type(getattr(Settings(), name)).model_fields
    }
    # Kept by the game.
    assert shown == fields - {("players", "remarks_asked")}


def test_partners_options_are_absent_at_a_table_of_singles() -> None:
    shown = {o.key for o in options(settings(table="solo4"))}
    partners = {"team_talk", "double_nil", "nil_exchange", "blind_exchange", "exchange_order"}
    assert not shown & partners
    assert "suicide" not in choices(option(settings(table="solo4"), "bid_style"))


def test_there_is_a_start_for_each_side_and_a_name_for_each_seat() -> None:
    pairs, alone = settings(), settings(table="solo4")
    assert sum(o.key == "start_scores" for o in options(pairs)) == 2
    assert sum(o.key == "start_scores" for o in options(alone)) == 4
    assert sum(o.key == "names" for o in options(pairs)) == 3


@pytest.mark.parametrize(
    ("key", "rules"),
    [
        ("blind_nil", {"nil": "off"}),
        ("blind_nil_points", {"blind_nil": "off"}),
        ("nil_points", {"nil": "zero"}),
        ("lowest_bid", {"bid_style": "mirror"}),
        ("board_beside_nil", {}),
        ("bag_penalty", {"bag_limit": "none"}),
        ("trigger_bags", {"bag_value": 0}),
        ("target", {"deals": 4}),
        ("exchange_order", {"blind_exchange": 0}),
        ("double_nil", {"bid_style": "suicide"}),
    ],
)
def test_what_has_no_effect_says_why(key: str, rules: dict[str, Any]) -> None:
    assert idle_reason(key, Rules.model_validate(rules))
    assert option(settings(**rules), key).idle


def test_in_classic_little_is_without_effect() -> None:
    idle = {key for key in Rules.model_fields if idle_reason(key, CLASSIC)}
    assert idle == {"board_beside_nil", "removed_for_jokers"}


def test_changes_are_counted_by_page() -> None:
    rules = Rules(bag_limit=7, bag_carry="reset", nil="off", start_scores=(0, 0))
    assert changed_on("bags", rules) == 2
    assert changed_on("nil", rules) == 1
    assert changed_on("length", rules) == 0
    assert changed_on("players", rules) == 0
    assert changed_in_all(rules) == 3
    assert changed_in_all(CLASSIC) == 0


# Kinds


@pytest.mark.parametrize(
    ("annotation", "kind"),
    [
        (bool, Toggle(False, True)),
        (Literal["off", "on"], Toggle("off", "on")),
        (Literal["a", "b", 3], Pick(("a", "b", 3))),
        (Annotated[int, Field(ge=1, le=4)], Pick((1, 2, 3, 4))),
        (Annotated[int, Field(ge=0, le=100)], Steps(0, 100, 1)),
        (Annotated[int, Field(ge=50, le=5000)], Steps(50, 5000, 10, 50)),
        (Annotated[str, Field(max_length=12)], Write(12)),
    ],
)
def test_kinds(annotation: Any, kind: object) -> None:
    assert kind_of(annotation) == kind


def test_a_name_beside_numbers_is_offered_in_their_list() -> None:
    kind = kind_of(Literal["same"] | Annotated[int, Field(ge=0, le=500)])
    assert isinstance(kind, Steps)
    assert (kind.low, kind.high, kind.offered[0]) == (0, 500, "same")


def test_numbers_of_settings_slide() -> None:
    seconds, loudness = Annotated[float, Field(ge=0, le=2)], Annotated[int, Field(ge=0, le=100)]
    assert kind_of(seconds, slides=True) == Slide(0, 2, 0.1, False)
    assert kind_of(loudness, slides=True) == Slide(0, 100, 5, True)


def test_other_types_are_no_options() -> None:
    with pytest.raises(TypeError):
        kind_of(bytes)


@pytest.mark.parametrize(
    ("value", "by", "far", "to"),
    [
        (500, 1, False, 510), (500, -1, True, 450), (505, 1, False, 510), (505, -1, True, 500),
        (50, -1, False, None), (5000, 1, True, None), (60, -1, True, 50),
    ],
)  # fmt: skip
def test_steps_go_to_round_numbers(value: int, by: int, far: bool, to: int | None) -> None:
    editor = StepEditor("target", Steps(50, 5000, 10, 50), value, value)
    assert editor.stepped(by, far=far) == (None if to is None else Take(to))


def test_deals_are_offered_by_rounds_of_the_table() -> None:
    kind = option(settings(), "deals").kind
    assert kind == Steps(0, 100, 4)


# Changes


def test_a_change_is_written_and_nothing_else() -> None:
    at = settings()
    changed = attempt(at, option(at, "bag_limit"), 7, CLASSIC_PRESET)
    assert isinstance(changed, Settings)
    assert changed.rules == Rules(bag_limit=7)
    assert changed.model_copy(update={"rules": CLASSIC}) == at


def test_starting_scores_of_zero_are_none() -> None:
    at = settings(start_scores=(100, 0))
    changed = attempt(at, option(at, "start_scores.0"), 0, CLASSIC_PRESET)
    assert isinstance(changed, Settings)
    assert changed.rules.start_scores == ()


@pytest.mark.parametrize(
    ("rules", "name", "value", "beside"),
    [
        ({"nil": "off"}, "bid_style", "whiz", {"nil": "on"}),
        ({"bid_style": "mirror"}, "nil", "off", {"bid_style": "free"}),
        ({"team_talk": "on"}, "table", "solo4", {"team_talk": "off"}),
        ({"bid_style": "suicide"}, "team_talk", "on", {"bid_style": "free"}),
        ({"start_scores": (100, 0)}, "table", "solo4", {"start_scores": ()}),
        ({"start_scores": (300, 0)}, "target", 250, {"start_scores": ()}),
        ({"blind_six": "double_single", "team_talk": "on"}, "bid_style", "mirror",
         {"blind_six": "off", "team_talk": "off"}),
    ],
)  # fmt: skip
def test_what_is_impossible_is_refused_with_a_way_out(
    rules: dict[str, Any], name: str, value: Value, beside: dict[str, Any]
) -> None:
    at = settings(**rules)
    refusal = attempt(at, option(at, name), value, CLASSIC_PRESET)
    assert isinstance(refusal, Refusal)
    assert refusal.sentence
    assert refusal.offer
    changed = written(at, "rules", refusal.together).rules
    assert {key: getattr(changed, key) for key in beside} == beside
    assert getattr(changed, name) == value


@pytest.mark.parametrize(
    ("home", "rules", "name", "value", "beside", "said"),
    [
        ({"target": 1000, "start_scores": (50, 50)}, {"start_scores": (300, 0)}, "target", 250,
         {"start_scores": (50, 50)}, "Saturday"),
        ({"bid_style": "whiz"}, {"bid_style": "mirror"}, "nil", "off",
         {"bid_style": "free"}, "Classic"),
    ],
)  # fmt: skip
def test_the_way_out_leads_to_the_preset_chosen_where_it_can(
    home: dict[str, Any],
    rules: dict[str, Any],
    name: str,
    value: Value,
    beside: dict[str, Any],
    said: str,
) -> None:
    base = Preset("Saturday", "Saturday", "", Rules.model_validate(home), own=True)
    at = settings(**{**home, **rules})
    refusal = attempt(at, option(at, name), value, base)
    assert isinstance(refusal, Refusal)
    assert {key: refusal.together[key] for key in beside} == beside
    assert f"back to {said}" in refusal.beside


def test_where_nothing_would_help_nothing_is_offered() -> None:
    at = settings()
    refusal = attempt(at, option(at, "start_scores.0"), 500, CLASSIC_PRESET)
    assert isinstance(refusal, Refusal)
    assert refusal.sentence == "Every starting score must be below the target."
    assert not refusal.offer
    assert not refusal.together


@pytest.mark.parametrize("seed", range(6))
def test_no_way_through_the_options_leads_to_impossible_rules(seed: int) -> None:
    chance, at = random.Random(seed), Settings()
    for _ in range(150):
        some = chance.choice([o for o in options(at) if not o.idle])
        outcome = attempt(at, some, chance.choice(choices(some)), CLASSIC_PRESET)
        if isinstance(outcome, Settings):
            at = outcome
        elif outcome.together and chance.random() < 0.5:
            at = written(at, "rules", outcome.together)
        assert Settings.model_validate(at.model_dump()) == at


# Examples


def test_the_example_of_the_pictures() -> None:
    rules = Rules(bag_limit=7, bag_carry="reset")
    (example,) = examples("bag_limit", rules, NAMES)
    assert example.head == "337 points and 5 bags; bid 5, took 8"
    assert [line.points for line in example.lines] == [50, 3, -100]
    assert example.total == 290
    assert example.note == "−47 and no bags"


@pytest.mark.parametrize("table", ["partners", "solo4"])
@pytest.mark.parametrize("key", Rules.model_fields)
def test_examples_add_up(key: str, table: str) -> None:
    rules = Rules(table=table, bag_limit=5, boston=100)
    for example in examples(key, rules, NAMES):
        assert example.lines
        assert example.total == 337 + sum(line.points for line in example.lines)


def test_no_example_begins_with_bags_at_the_limit() -> None:
    (example,) = examples("nil", Rules(bag_limit=5), NAMES)
    assert example.head.startswith("337 points and 4 bags")


def test_notes_under_titles_have_no_full_stop() -> None:
    rows = [row for page in PAGES for row in rows_of(page, Settings())]
    assert [row.note for row in rows if row.note.endswith(".")] == []


def test_an_example_follows_its_rule() -> None:
    totals = {
        choice: [e.total for e in examples("set", Rules.model_validate({"set": choice}), NAMES)]
        for choice in ("minus_bid", "zero", "minus_short")
    }
    assert totals == {"minus_bid": [287], "zero": [337], "minus_short": [327]}


def test_no_example_of_what_cannot_be_bid() -> None:
    assert examples("nil_points", Rules(nil="off"), NAMES) == ()
    assert examples("blind_nil_points", Rules(blind_nil="off"), NAMES) == ()
    assert examples("bid_start", CLASSIC, NAMES) == ()


def test_examples_name_the_players_of_the_settings() -> None:
    assert names_of(Settings()).by_seat == ("You", "Otto", "Vera", "Amara")
