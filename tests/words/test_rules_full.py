"""The rules in full: they change with every effect of an option, and with nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from game.engine.packs import with_jokers
from game.engine.presets import PRESETS
from game.engine.rules import CLASSIC, Rules
from game.engine.tables import TABLES
from game.words.rules_full import rules_full
from tests.strategies import option_values
from tests.strategies import rules as any_rules


def told(**options: Any) -> str:
    """All sentences of the rules with these options."""
    return text(Rules.model_validate(options))


def text(rules: Rules) -> str:
    return " ".join(sentence for part in rules_full(rules) for sentence in part.sentences)


def effects(rules: Rules) -> dict[str, object]:
    """The options as far as RULES gives them an effect beside the others; the rest are None."""
    found: dict[str, object] = rules.model_dump()
    for key in idle(rules):
        found[key] = None
    row, style = rules.row, rules.bid_style
    alone = not row.partners
    found["nil_penalty"] = rules.penalty_for_nil if rules.nil == "on" else None
    # Section 4: a seat alone makes up its side's contract by itself, which a zero cannot.
    if alone and rules.nil == "zero" and style == "free" and rules.board:
        found["nil"] = "off"
    # Section 6: a solo nil's tricks are bags under bags and help.
    if alone and found["failed_nil"] == "help":
        found["failed_nil"] = "bags"
    # Section 5: the lead to the first trick is told by first_lead alone.
    if rules.lead_spades == "after_first":
        found["lead_spades"] = "any"
    # Section 4: the ban on a second nil would leave a mirror hand without a spade no bid.
    if style == "mirror" and found["double_nil"] == "forbidden":
        found["double_nil"] = "separate"
    if rules.set == "zero" and found["blind_six"] is not None and rules.blind_six != "off":
        found["blind_six"] = "double"
    if not any(rules.start_scores):
        found["start_scores"] = ()
    return found


def idle(rules: Rules) -> Iterator[str]:
    """The options without any effect (RULES sections 2 to 6)."""
    row, style, nil = rules.row, rules.bid_style, rules.nil == "on"
    chosen = style in ("free", "suicide")
    alone = not row.partners
    blind = nil and chosen and not row.drawn and rules.blind_nil != "off"
    if row.drawn:
        yield from ("bid_start", "blind_nil", "blind_six", "least_total")
    else:
        yield "draw_shows_second"
    if not with_jokers(rules.trumps) or len(row.pack.cards) != 52:
        yield "removed_for_jokers"
    if not nil:
        yield from ("nil_points", "failed_nil", "blind_nil")
    if not chosen:
        yield from ("blind_nil", "lowest_bid", "board", "total_not_tricks")
    if style == "mirror":
        yield "least_total"
    if not blind:
        yield "blind_nil_points"
    yield from _idle_of_partners(rules, blind)
    if alone and style == "free" and rules.board:
        yield "lowest_bid"
    if row.tricks < 11:
        yield "ten_for_200"
    if rules.first_lead == "all_lowest_club" and not row.drawn:
        yield "spades_first_trick"
    if rules.deals:
        yield "target"
    if rules.bag_limit == "none":
        yield from ("bag_penalty", "bag_carry", "trigger_bags")
    if not rules.bag_value:
        yield "trigger_bags"


def _idle_of_partners(rules: Rules, blind: bool) -> Iterator[str]:
    style, nil = rules.bid_style, rules.nil == "on"
    alone = not rules.row.partners
    beside = rules.board_beside_nil == "on" and bool(rules.board) and style in ("free", "suicide")
    if style == "suicide" and not beside:
        yield from ("board", "board_beside_nil")
    if alone or not nil or not rules.board or style in ("mirror", "whiz"):
        yield "board_beside_nil"
    if alone or not nil or style == "suicide" or (style == "free" and beside):
        yield "double_nil"
    if alone or not nil:
        yield "nil_exchange"
    if alone or not blind:
        yield "blind_exchange"
    swaps = nil and not alone and (rules.nil_exchange or (blind and rules.blind_exchange))
    if not swaps:
        yield "exchange_order"


BASES: dict[str, dict[str, Any]] = {
    "classic": {},
    "everything": {
        "blind_nil": "any", "nil_exchange": 1, "exchange_order": "unseen", "board": 4,
        "total_not_tricks": "on", "ten_for_200": "miss_100", "blind_six": "double_single",
        "boston": 50, "opening_deal": "bids_itself", "redeal": "no_face", "least_total": 11,
        "double_nil": "together", "trigger_bags": "cancelled", "sets_lose": 2, "loss_floor": -200,
        "trumps": "jokers",
    },
    "no nil": {"nil": "off", "board": 5, "lowest_bid": 2, "redeal": "no_spade"},
    "zero": {"nil": "zero", "board": 5, "lowest_bid": 3},
    "mirror": {"bid_style": "mirror", "nil_exchange": 2, "double_nil": "forbidden"},
    "whiz": {"bid_style": "whiz", "double_nil": "forbidden", "board": 4, "least_total": 11},
    "clubs": {"first_lead": "all_lowest_club", "trumps": "four_deuces", "deals": 12},
    "no bags": {"bag_limit": "none", "bag_value": 0, "set": "zero", "lowest_bid": 2},
}  # fmt: skip
"""Sets of options beside which each single option is tried at every table."""

OF_PAIRS: dict[str, dict[str, Any]] = {
    "talk": {"team_talk": "on", "blind_nil": "any", "board": 4, "board_beside_nil": "on"},
    "suicide": {"bid_style": "suicide", "board": 4, "board_beside_nil": "on"},
    "suicide, no board": {"bid_style": "suicide", "board": 4, "failed_nil": "help"},
}


def bases() -> Iterator[tuple[str, str]]:
    for table, row in TABLES.items():
        for name in (*BASES, *(OF_PAIRS if row.partners else ())):
            yield table, name


def values(key: str) -> Iterator[object]:
    """The named values of an option, and some of its numbers."""
    field = Rules.model_fields[key]
    if key == "table":
        yield from TABLES
    elif key == "start_scores":
        yield from ((), (0, 0), (20, 0), (0, 20), (0, 0, 30), (0, 0, 0, 40), (0, 0, 0, 0, -50))
    elif field.annotation is int:
        yield from (1, 2, 3, 4, 0, 60, 200, 500)
    elif key == "nil_penalty":
        yield from ("same", 0, 100, 150)
    else:
        yield from get_args(field.annotation)


@pytest.mark.parametrize(("table", "name"), list(bases()))
def test_the_text_changes_with_every_effect_and_with_nothing_else(table: str, name: str) -> None:
    options = {"table": table} | {**BASES, **OF_PAIRS}[name]
    before = Rules.model_validate(options)
    said, had = text(before), effects(before)
    tried = 0
    for key in Rules.model_fields:
        for value in values(key):
            try:
                after = Rules.model_validate(options | {key: value})
            except ValidationError:
                continue
            tried += 1
            assert (text(after) != said) == (effects(after) != had), (key, value)
    assert tried > 100


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(st.data())
def test_the_same_of_any_rules(data: st.DataObject) -> None:
    before = data.draw(any_rules())
    fields = sorted(set(Rules.model_fields) - {"table", "start_scores"})
    key = data.draw(st.sampled_from(fields))
    field = Rules.model_fields[key]
    value = data.draw(option_values(field.annotation, field.metadata))
    try:
        after = Rules.model_validate({**before.model_dump(), key: value})
    except ValidationError:
        assume(False)
    changed = effects(before) != effects(after)
    assert (text(before) != text(after)) == changed


@pytest.mark.parametrize("slug", PRESETS)
def test_every_section_has_a_title_and_whole_sentences(slug: str) -> None:
    parts = rules_full(PRESETS[slug])
    assert len({part.title for part in parts}) == len(parts)
    for part in parts:
        assert part.sentences
        for sentence in part.sentences:
            assert sentence[0].isupper()
            assert sentence.count(".") == 1
            assert sentence.endswith(".")
            assert "{" not in sentence
            assert len(sentence) < 150
    everything = [sentence for part in parts for sentence in part.sentences]
    assert len(set(everything)) == len(everything)


def test_sections_without_rules_are_left_out() -> None:
    titles = [part.title for part in rules_full(Rules(nil="off"))]
    assert "Blind bids" not in titles
    assert "Exchange" not in titles
    assert "Drawing the cards" not in titles
    assert "Drawing the cards" in [part.title for part in rules_full(Rules(table="draw2"))]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({}, "The pack has 52 cards."),
        ({"table": "solo3"}, "The 2♣ is out."),
        ({"table": "solo5"}, "The 2♣ and 2♦ are out."),
        ({"table": "pairs6"}, "The twos are out."),
        ({"table": "pairs6", "trumps": "jokers"}, "Each player gets 9 cards"),
        ({"table": "solo5", "trumps": "jokers_2s"}, "The 2♣, 2♦, 2♥ and 3♣ are out."),
        ({"trumps": "jokers_2d_2s"}, "Big Joker, Little Joker, 2♦, 2♠, then A♠, K♠"),
        ({"trumps": "jokers", "removed_for_jokers": "2c_2d"}, "The 2♣ and 2♦ are out."),
        ({"table": "draw2"}, "This ends when both hold 13 cards; the other 26 are out."),
        ({}, "A bid is a number of tricks from 1 to 13, or nil."),
        ({"nil": "zero"}, "A bid is a number of tricks from 0 to 13."),
        ({"nil": "zero", "lowest_bid": 3}, "A bid is a number of tricks from 3 to 13, or 0."),
        ({"table": "solo4", "board": 4}, "A bid is a number of tricks from 4 to 13, or nil."),
        ({"board": 4}, "A contract is 4 or more, unless a partner bids nil."),
        ({"failed_nil": "bags"}, "The tricks of a failed nil are only bags"),
        ({"nil_penalty": 50}, "kept, it scores +100; failed, it scores −50."),
        ({"failed_nil": "help"}, "count for the partner’s contract; with both partners nil"),
        ({"blind_six": "double_double"}, "Missed, it loses twenty for each trick bid."),
        ({"first_lead": "lowest_club"}, "Whoever holds the 2♣ leads it to the first trick."),
        ({"table": "solo3", "first_lead": "lowest_club"}, "Whoever holds the 3♣ leads it"),
        ({"table": "draw2", "first_lead": "lowest_club"}, "If nobody holds a club"),
        ({"bag_limit": 5, "bag_penalty": 50}, "For every 5 bags a side loses 50 points"),
        ({"bag_value": -1, "trigger_bags": "cancelled"}, "are taken back too: +10."),
        ({"deals": 12}, "The match lasts 12 deals."),
        ({"loss_floor": -250}, "A total of −250 or less ends it too."),
        ({"table": "solo3", "sets_lose": 3}, "A player that misses the contract 3 deals running"),
        ({"start_scores": (100, 0)}, "The match starts at 100 and 0"),
    ],
)
def test_what_single_options_say(options: dict[str, Any], sentence: str) -> None:
    assert sentence in told(**options)


def test_the_board_beside_a_nil_leaves_no_room_for_two_nils() -> None:
    said = told(board=4, board_beside_nil="on", double_nil="together")
    assert "never both bid nil" in said
    assert "If both partners bid nil" not in said


def test_a_length_in_deals_has_no_target() -> None:
    assert str(CLASSIC.target) not in told(deals=8)
