"""Records: they hold a whole match, and any damage is a RecordError and nothing else."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from game.engine.actions import Play
from game.engine.cards import Card
from game.engine.record import (
    Kind,
    MatchRecord,
    Player,
    RecordError,
    RecordFault,
    replay,
    states,
)
from game.engine.record_text import from_json, to_json
from game.engine.rules import Rules
from game.engine.shuffle import GivenPacks, Seeded
from game.engine.state import Start
from tests.engine.helpers import FILLER, pack_for_hands, parse_log, record_of

RULES = Rules(blind_nil="off", deals=1, nil_exchange=1)
PACKS = GivenPacks((pack_for_hands(RULES.row, dict(enumerate(FILLER)), 3),))
SHORT = replace(
    record_of(RULES, PACKS, Start(3, 1, (10, -20), (2, 3))),
    log=parse_log("0 bid 4; 1 bid N; 2 bid 4; 3 bid 3; 1 give 4S; 3 give 2C; 0 play AC"),
)


def document() -> dict[str, Any]:
    loaded = json.loads(to_json(SHORT))
    assert isinstance(loaded, dict)
    return loaded


def fault_of(text: str) -> tuple[RecordFault, int | None]:
    with pytest.raises(RecordError) as caught:
        replay(from_json(text))
    return caught.value.fault, caught.value.entry


RECORDS = [
    SHORT,
    record_of(Rules(), Seeded(0)),
    record_of(Rules(), Seeded(2**128 - 1), Start()),
    replace(record_of(Rules(table="solo4", start_scores=(1, 2, 3, 4))), kind=Kind.LESSON),
    replace(
        record_of(Rules(redeal="no_spade", team_talk="on", nil_penalty=0, bag_limit="none")),
        players=tuple(Player(name, "pro", 100) for name in ("Ünal", "", '"', "♠")),
        kind=Kind.PRACTICE,
    ),
    replace(record_of(Rules(board=4)), rules_name="Grandma’s ♠"),
    replace(
        record_of(Rules()),
        players=tuple(Player("N", "expert", 9, key) for key in ("", "otto", "long gone", "♠")),
    ),
]


@pytest.mark.parametrize("record", RECORDS)
def test_a_record_survives_as_text(record: MatchRecord) -> None:
    assert from_json(to_json(record)) == record


def test_the_text_names_only_what_differs_from_the_defaults() -> None:
    assert document()["rules"] == {"blind_nil": "off", "deals": 1, "nil_exchange": 1}


def test_players_without_a_character_are_written_as_before_there_were_any() -> None:
    assert all(len(row) == 3 for row in document()["players"])


def test_rules_without_a_name_leave_the_text_as_it_was_before_rules_had_names() -> None:
    assert "rules_name" not in document()
    assert from_json(json.dumps(document())).rules_name == ""


@pytest.mark.parametrize("name", [7, None, ["Home"], "\ud800"])
def test_a_name_of_rules_that_is_none_is_a_fault(name: object) -> None:
    assert fault_of(json.dumps(document() | {"rules_name": name})) == (RecordFault.BAD_RULES, None)


def test_the_log_is_one_line_of_notation_an_action() -> None:
    assert document()["log"][3:] == ["3 bid 3", "1 give 4S", "3 give 2C", "0 play AC"]


def test_replay_gives_the_opening_state_and_one_after_each_action() -> None:
    seen = list(states(SHORT))
    assert len(seen) == len(SHORT.log) + 1
    assert seen[-1] == replay(SHORT)
    assert (seen[0].totals, seen[0].bags, seen[0].dealer) == ((10, -20), (2, 3), 3)


def test_an_entry_is_added_at_the_end() -> None:
    longer = SHORT.with_entry(Play(1, Card.parse("QC")))
    assert longer.log[:-1] == SHORT.log
    assert longer.log[-1] == Play(1, Card.parse("QC"))


def test_every_truncation_is_a_record_error() -> None:
    text = to_json(SHORT)
    for length in range(len(text)):
        assert fault_of(text[:length]) == (RecordFault.NOT_A_RECORD, None)


def test_every_missing_or_swapped_part_is_a_record_error_or_harmless() -> None:
    """Whatever JSON value stands in for a part, nothing but a RecordError comes out."""
    for key in document():
        without = document()
        del without[key]
        assert fault_of(json.dumps(without))
        for value in _FOREIGN:
            _only_record_errors(json.dumps({**document(), key: value}))


def test_every_swapped_inner_value_is_a_record_error_or_harmless() -> None:
    for path in _paths(document()):
        for value in _FOREIGN:
            _only_record_errors(json.dumps(_replaced(document(), path, value)))


_FOREIGN: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    99,
    10**30,
    1.5,
    float("nan"),
    float("inf"),
    "",
    "x",
    "0",
    "\ud800",
    [],
    [None],
    [[]],
    {},
    {"a": 1},
    [1, 2, 3, 4],
)


def _only_record_errors(text: str) -> None:
    """A text that reads as a record although a part was swapped is a whole record."""
    with contextlib.suppress(RecordError):
        record = from_json(text)
        again = to_json(record)
        assert again.encode()
        assert from_json(again) == record
        replay(record)


def _paths(value: Any) -> list[tuple[Any, ...]]:
    """The ways to every value inside a document."""
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    else:
        return [()]
    return [(), *((key, *path) for key, part in inner for path in _paths(part))]


def _replaced(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    if not path:
        return new
    value[path[0]] = _replaced(value[path[0]], path[1:], new)
    return value


def _set(*path: Any) -> Callable[[dict[str, Any]], Any]:
    """A change of a document: the last of `path` is put where the others lead."""
    *way, value = path
    return lambda loaded: _replaced(loaded, tuple(way), value)


DAMAGE = [
    (_set("format", "other-game"), RecordFault.NOT_A_RECORD, None),
    (_set("version", 2), RecordFault.NEWER_VERSION, None),
    (_set("shuffle", 2), RecordFault.NEWER_VERSION, None),
    (_set("kind", "duel"), RecordFault.NOT_A_RECORD, None),
    (_set("rules", "blind_nil", "sometimes"), RecordFault.BAD_RULES, None),
    (_set("rules", {"table": "solo9"}), RecordFault.BAD_RULES, None),
    (_set("rules", {"new_option": 1}), RecordFault.BAD_RULES, None),
    (_set("rules", {"bid_style": "mirror", "nil": "off"}), RecordFault.BAD_RULES, None),
    (_set("players", [["A", "pro", 1]]), RecordFault.BAD_SEATS, None),
    (_set("players", 0, ["A", "pro"]), RecordFault.BAD_SEATS, None),
    (_set("players", 0, ["A", "pro", True]), RecordFault.BAD_SEATS, None),
    (_set("players", 0, ["\ud800", "pro", 1]), RecordFault.BAD_SEATS, None),
    (_set("players", 0, ["A", "pro", 1, 2]), RecordFault.BAD_SEATS, None),
    (_set("players", 0, ["A", "pro", 1, "otto", "vera"]), RecordFault.BAD_SEATS, None),
    (_set("deals", {"seed": "g"}), RecordFault.BAD_DEALS, None),
    (_set("deals", {"seed": "1" * 33}), RecordFault.BAD_DEALS, None),
    (_set("deals", {"seed": "0x1f"}), RecordFault.BAD_DEALS, None),
    (_set("deals", {"seed": 5}), RecordFault.BAD_DEALS, None),
    (_set("deals", {"packs": []}), RecordFault.BAD_DEALS, None),
    (_set("deals", {"packs": ["2C 3C"]}), RecordFault.BAD_DEALS, None),
    (_set("deals", {"packs": ["2C " * 52]}), RecordFault.BAD_DEALS, None),
    (_set("start", "dealer", 4), RecordFault.BAD_START, None),
    (_set("start", "dealer", -1), RecordFault.BAD_START, None),
    (_set("start", "dealer", True), RecordFault.BAD_START, None),
    (_set("start", "deal", 0), RecordFault.BAD_START, None),
    (_set("start", "totals", [1]), RecordFault.BAD_START, None),
    (_set("start", "totals", [1, 2.5]), RecordFault.BAD_START, None),
    (_set("start", "bags", [-1, 0]), RecordFault.BAD_START, None),
    (_set("log", 2, "2 fold"), RecordFault.BAD_ACTION, 3),
    (_set("log", 2, 5), RecordFault.BAD_ACTION, 3),
    (_set("log", 6, "0 play XX"), RecordFault.BAD_ACTION, 7),
    (_set("log", 0, "1 bid 4"), RecordFault.ILLEGAL_ACTION, 1),
    (_set("log", 0, "9 bid 4"), RecordFault.ILLEGAL_ACTION, 1),
    (_set("log", 4, "1 give 4S 5S"), RecordFault.ILLEGAL_ACTION, 5),
    (_set("log", 6, "0 play AS"), RecordFault.ILLEGAL_ACTION, 7),
    (_set("log", 6, "0 next"), RecordFault.ILLEGAL_ACTION, 7),
]


@pytest.mark.parametrize(("damage", "fault", "entry"), DAMAGE)
def test_damage_is_told_apart(
    damage: Callable[[dict[str, Any]], Any], fault: RecordFault, entry: int | None
) -> None:
    assert fault_of(json.dumps(damage(document()))) == (fault, entry)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "null",
        "[]",
        "42",
        '"spades-match"',
        "{}",
        "{",
        "\x00",
        "[" * 100_000,
        "<html>",
        "1" * 5000,
        "ï»¿{}",
        '{"format": ["spades-match"]}',
    ],
    ids=range(14),
)
def test_foreign_text_is_no_record(text: str) -> None:
    assert fault_of(text) == (RecordFault.NOT_A_RECORD, None)


def test_a_match_that_runs_out_of_given_packs_is_a_record_error() -> None:
    rules = Rules(blind_nil="off", redeal="seven_suit")
    record = replace(record_of(rules, PACKS), log=parse_log("0 stand; 1 stand; 2 stand; 3 redeal"))
    assert fault_of(to_json(record)) == (RecordFault.ILLEGAL_ACTION, 4)


def test_the_error_names_the_entry() -> None:
    assert str(RecordError(RecordFault.BAD_ACTION, 3)) == "bad_action at entry 3"
    assert str(RecordError(RecordFault.BAD_START)) == "bad_start"
