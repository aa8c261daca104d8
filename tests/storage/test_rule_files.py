"""Rule files: readable, read strictly, never overwritten, and the same match on every machine."""

from __future__ import annotations

import errno
import os
import random
from pathlib import Path
from typing import Any

import pytest

from game.engine.presets import PRESETS
from game.engine.record import replay
from game.engine.record_text import to_json
from game.engine.rules import CLASSIC, Rules
from game.session.keeping import new_record
from game.storage.paths import find_home
from game.storage.presets import NameTaken, OwnPresets
from game.storage.rule_files import (
    MOST_BYTES,
    RuleFile,
    RuleFileError,
    name_fault,
    parse_rule_file,
    rule_file_text,
)
from game.storage.rule_files_disk import (
    export_folder,
    export_rules,
    found_rule_files,
    read_rule_file,
)
from game.storage.settings import Settings
from tests.storage.kit import played

HOUSE = Rules(bag_limit=7, bag_carry="reset", start_scores=(100, -50), nil_penalty=50)
HEAD = 'version = 1\nname = "Home"\n'


def parse(text: str | bytes) -> RuleFile:
    return parse_rule_file(text if isinstance(text, bytes) else text.encode(), "home.spades-rules")


def fault(text: str | bytes) -> str:
    with pytest.raises(RuleFileError) as caught:
        parse(text)
    return str(caught.value)


# The text


def test_a_file_names_what_differs_and_nothing_else() -> None:
    text = rule_file_text(RuleFile("Sunday table", HOUSE))
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    assert text.startswith("# ")
    assert lines == [
        "version = 1",
        'name = "Sunday table"',
        "nil_penalty = 50",
        "start_scores = [100, -50]",
        "bag_limit = 7",
        'bag_carry = "reset"',
    ]


@pytest.mark.parametrize("rules", [*PRESETS.values(), HOUSE])
def test_what_is_written_is_read(rules: Rules) -> None:
    file = RuleFile("Zoë’s \N{SNOWMAN} evening", rules)
    assert parse(rule_file_text(file)) == file


@pytest.mark.parametrize("seed", range(8))
def test_every_option_goes_through_a_file(seed: int) -> None:
    chance = random.Random(seed)
    values: dict[str, Any] = {
        "target": chance.randrange(50, 5001),
        "board": chance.choice([0, 4, 5, 6]),
        "bag_value": chance.choice([-1, 0, 1, 5]),
        "boston": chance.choice([0, 50, "wins"]),
        "loss_floor": chance.choice(["none", -200, -500]),
        "least_total": chance.choice(["off", 11]),
        "nil_penalty": chance.choice(["same", 0, 500]),
        "trumps": chance.choice(["jokers", "four_deuces"]),
        "table": chance.choice(["solo3", "pairs6", "draw2"]),
    }
    file = RuleFile("x", Rules.model_validate(values))
    assert parse(rule_file_text(file)) == file


def test_a_byte_order_mark_and_other_line_ends_do_not_matter() -> None:
    text = "\ufeff" + HEAD + "bag_limit = 7\n"
    assert parse(text.replace("\n", "\r\n")) == RuleFile("Home", Rules(bag_limit=7))


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("bag_limit = 4", "bag_limit cannot be “4”: it must be none, 3, 5, 7 or 10"),
        ("bag_value = true", "bag_value cannot be “True”"),
        ("board = 4.0", "board cannot be “4.0”"),
        ('target = "500"', "target cannot be “500”"),
        ("target = nan", "target cannot be “nan”"),
        ("target = 10", "a number from 50 to 5000"),
        ("start_scores = 5", "start_scores"),
        ("start_scores = [1, 2, 3]", "start_scores must name one score for each side"),
        ("start_scores = [1.5, 0]", "start_scores cannot be “1.5”"),
        ("bag_limits = 7", "there is no rule “bag_limits”"),
        ("when = 1979-05-27", "there is no rule “when”"),
        ("[rules]\nbag_limit = 7", "there is no rule “rules”"),
        ('bid_style = "whiz"\nnil = "off"', "whiz needs nil on or zero"),
        ('table = "solo4"\nteam_talk = "on"', "team_talk needs a table of partners"),
        ('table = "seven"', "table cannot be “seven”"),
    ],
)
def test_a_wrong_rule_is_named_with_its_file(text: str, part: str) -> None:
    sentence = fault(HEAD + text)
    assert part in sentence
    assert sentence.startswith("In “home.spades-rules”, ")
    assert sentence.endswith("Nothing is changed.")


@pytest.mark.parametrize(
    ("text", "part"),
    [
        (b"", "no rule file"),
        (b"hello", "no rule file"),
        (b'{"version": 1}', "line 1"),
        (b'name = "Home"', "no rule file"),
        (b'version = "1"\nname = "Home"', "no rule file"),
        (b"version = true", "no rule file"),
        (b"version = 0", "no rule file"),
        (b'version = 2\nname = "Home"\nfuture = 1', "a newer version of the game"),
        (b'version = 1\nname = "Home', "line 2"),
        (b'version = 1\nname = "Home"\nbag_limit = = 7', "line 3"),
        (b'version = 1\nname = "Home"\nname = "Home"', "line 3"),
        (b"version = 1", "name must be a text"),
        (b"version = 1\nname = 3", "name must be a text"),
        (b'version = 1\nname = "a/b"', "name cannot be “a/b”"),
        (b'version = 1\nname = ""', "The preset needs a name"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "no text"),
        (b"version = 1\x00", "no text"),
        (b"PK\x03\x04\xff\xfe", "no text"),
        (b"#" * (MOST_BYTES + 1), "too large"),
        (HEAD.encode() + b"target = " + b"9" * 6000, "too long"),
        (HEAD.encode() + b"start_scores = " + b"[" * 4000, "too long"),
    ],
)
def test_what_is_no_rule_file_is_told_in_a_sentence(text: bytes, part: str) -> None:
    sentence = fault(text)
    assert part in sentence
    assert "“home.spades-rules”" in sentence
    assert sentence.endswith("Nothing is changed.")


@pytest.mark.parametrize("seed", range(40))
def test_damaged_files_are_read_whole_or_not_at_all(seed: int) -> None:
    chance = random.Random(seed)
    data = bytearray(rule_file_text(RuleFile("Home", HOUSE)).encode())
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(data))
        if chance.random() < 0.5:
            data[at] = chance.randrange(256)
        else:
            del data[at : at + chance.randint(1, 30)]
    try:
        outcome: Rules | str = parse(bytes(data)).rules
    except RuleFileError as error:
        outcome = str(error)
    whole = isinstance(outcome, Rules) and Rules.model_validate(outcome.model_dump()) == outcome
    assert whole or str(outcome).endswith("Nothing is changed.")


# Names


@pytest.mark.parametrize("name", ["Home", "Zoë’s", "7", "a.b", "x" * 32, "console"])
def test_names_that_can_be(name: str) -> None:
    assert name_fault(name) is None


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("", "empty"), ("  ", "empty"), ("x" * 33, "long"), ("a/b", "letters"), ("a\\b", "letters"),
        ("a*", "letters"), ("a\tb", "letters"), ("a\x00", "letters"), (" a", "ends"),
        (".hidden", "ends"), ("dot.", "ends"), ("con", "device"), ("LPT1.old", "device"),
    ],
)  # fmt: skip
def test_names_that_no_file_can_have(name: str, key: str) -> None:
    assert name_fault(name) == f"preset_name.{key}"


# The disk


def test_an_export_overwrites_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "Documents"
    first = export_rules(folder, RuleFile("Home", HOUSE))
    second = export_rules(folder, RuleFile("Home", CLASSIC))
    third = export_rules(folder, RuleFile("Home", CLASSIC))
    assert [path.name for path in (first, second, third)] == [
        "Home.spades-rules", "Home-2.spades-rules", "Home-3.spades-rules",
    ]  # fmt: skip
    assert read_rule_file(first) == RuleFile("Home", HOUSE)
    assert read_rule_file(second) == RuleFile("Home", CLASSIC)


def test_an_export_that_fails_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_handle: int, _data: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(OSError, match="space"):
        export_rules(tmp_path, RuleFile("Home", HOUSE))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["nowhere.spades-rules", "nowhere\x00", "x" * 5000])
def test_a_file_that_is_not_there(tmp_path: Path, name: str) -> None:
    with pytest.raises(RuleFileError, match="Nothing is changed"):
        read_rule_file(tmp_path / name)


def test_a_folder_is_no_rule_file(tmp_path: Path) -> None:
    with pytest.raises(RuleFileError, match="is no file"):
        read_rule_file(tmp_path)


def test_the_newest_files_are_found_first(tmp_path: Path) -> None:
    paths = [export_rules(tmp_path / "a", RuleFile(name, HOUSE)) for name in ("x", "y")]
    paths.append(export_rules(tmp_path / "b", RuleFile("z", HOUSE)))
    for age, path in enumerate(paths):
        os.utime(path, (1e9 - age, 1e9 - age))
    (tmp_path / "a" / "letter.txt").write_text("no rules")
    (tmp_path / "a" / "folder.spades-rules").mkdir()
    folders = [tmp_path / "b", tmp_path / "a", tmp_path / "nowhere"]
    assert found_rule_files(folders) == tuple(paths)


def test_everything_moves_with_the_home_folder(tmp_path: Path) -> None:
    home = find_home(tmp_path, {})
    assert export_folder(home).is_relative_to(tmp_path)
    assert home.rules.is_relative_to(tmp_path)
    assert export_folder(find_home(None, {})).is_dir()


# One's own presets


@pytest.fixture
def own(tmp_path: Path) -> OwnPresets:
    return OwnPresets(tmp_path / "rules")


def names(own: OwnPresets) -> list[str]:
    return [preset.name for preset in own.load()[0]]


def test_presets_are_saved_and_replaced_only_when_asked(own: OwnPresets) -> None:
    assert own.load() == ((), ())
    own.save("home", HOUSE)
    with pytest.raises(NameTaken):
        own.save("Home", CLASSIC)
    assert own.load()[0][0].rules == HOUSE
    own.save("Home", CLASSIC, replace=True)
    assert [(p.name, p.rules) for p in own.load()[0]] == [("Home", CLASSIC)]


def test_a_preset_is_an_export(own: OwnPresets, tmp_path: Path) -> None:
    kept, sent = own.save("Home", HOUSE), export_rules(tmp_path, RuleFile("Home", HOUSE))
    assert kept.path.read_bytes() == sent.read_bytes()
    assert kept.path.name == sent.name


def test_presets_are_renamed_and_deleted(own: OwnPresets) -> None:
    own.save("Home", HOUSE)
    own.save("Away", CLASSIC)
    with pytest.raises(NameTaken):
        own.rename("Home", "away")
    own.rename("Home", "House")
    assert names(own) == ["Away", "House"]
    own.rename("House", "HOUSE")
    own.delete("away")
    own.delete("nobody")
    assert [(p.name, p.rules) for p in own.load()[0]] == [("HOUSE", HOUSE)]
    with pytest.raises(KeyError):
        own.rename("nobody", "x")


def test_files_that_are_no_presets_are_named_and_kept(own: OwnPresets) -> None:
    own.save("Home", HOUSE)
    bad, twin = own.folder / "Club.spades-rules", own.folder / "b.spades-rules"
    bad.write_text("version = 1\nname = 'Club'\nbag_limit = 4")
    twin.write_text("version = 1\nname = 'home'")
    presets, faults = own.load()
    assert len(presets) == 1
    assert {fault.path for fault in faults} == {bad, twin}
    own.save("Club", CLASSIC)
    assert "bag_limit = 4" in bad.read_text()
    assert "Club" in names(own)


# From one home to another


@pytest.mark.parametrize("rules", [HOUSE, PRESETS["jjdd"], PRESETS["six_hand_pairs"]])
def test_the_same_seed_gives_the_same_match_by_imported_rules(tmp_path: Path, rules: Rules) -> None:
    here, there = OwnPresets(tmp_path / "one" / "rules"), OwnPresets(tmp_path / "two" / "rules")
    sent = export_rules(tmp_path / "post", RuleFile("Home", here.save("Home", rules).rules))
    file = read_rule_file(sent)
    there.save(file.name, file.rules)
    mine, theirs = (
        played(new_record(Settings(rules=own.load()[0][0].rules), seed=1234), seed=5, most=120)
        for own in (here, there)
    )
    assert to_json(mine) == to_json(theirs)
    assert replay(mine) == replay(theirs)
