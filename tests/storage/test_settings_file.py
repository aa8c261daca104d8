"""settings.toml: fallback key by key, comments kept, nothing overwritten."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from game.engine.rules import CLASSIC, Rules
from game.storage.example import example_text
from game.storage.settings import Look, Pace, Players, Settings, Sound, Window
from game.storage.settings_file import SettingsFile

USUAL = Settings()

BY_HAND = """\
# mine
[look]   # how it looks
animation = "fast" # quick!
suits = 'CDSH'

[future]
hologram = true # from a later version

[players]
names = ["A", "B",
  "C", # third
  "D", "E"]

[rules] # house
target = 300
bag_limit = "none"
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.toml"


def changed(settings: Settings, section: str, **values: Any) -> Settings:
    part = getattr(settings, section).model_copy(update=values)
    return settings.model_copy(update={section: part})


def load_text(path: Path, text: str) -> tuple[Settings, list[str]]:
    path.write_text(text, encoding="utf-8")
    loaded = SettingsFile(path).load()
    return loaded.settings, [notice.text for notice in loaded.notices]


def test_without_a_file_everything_is_usual_and_nothing_is_written(path: Path) -> None:
    loaded = SettingsFile(path).load()
    assert loaded.settings == USUAL
    assert loaded.notices == ()
    assert list(path.parent.iterdir()) == []


def test_what_is_saved_is_loaded(path: Path) -> None:
    file = SettingsFile(path.parent / "new" / "folder" / path.name)
    wanted = Settings(
        players=Players(you="Zoë", names=("1", "2", "3", "4", "\N{SNOWMAN}")),
        look=Look(animation="slow", fullscreen=True),
        sound=Sound(volume=0),
        pace=Pace(pause=0.25),
        window=Window(width=1600, height=900, x=-3, y=0),
        rules=Rules(table="solo4", nil_penalty=50, start_scores=(1, 2, 3, -4), loss_floor=-200),
    )
    assert file.save(wanted) is None
    again = SettingsFile(path.parent / "new" / "folder" / path.name).load()
    assert again.settings == wanted
    assert again.notices == ()


def test_only_changed_keys_are_written(path: Path) -> None:
    file = SettingsFile(path)
    file.save(changed(USUAL, "sound", muted=True))
    assert path.read_text(encoding="utf-8").split() == ["[sound]", "muted", "=", "true"]


def test_saving_nothing_new_leaves_the_file_alone(path: Path) -> None:
    path.write_text(BY_HAND, encoding="utf-8")
    file = SettingsFile(path)
    before = path.stat()
    assert file.save(file.load().settings) is None
    assert path.stat().st_ino == before.st_ino


def test_comments_order_and_unknown_keys_survive(path: Path) -> None:
    path.write_text(BY_HAND, encoding="utf-8")
    file = SettingsFile(path)
    settings = file.load().settings
    settings = changed(settings, "look", animation="instant")
    settings = changed(settings, "rules", target=200)
    assert file.save(settings) is None
    wanted = BY_HAND.replace('"fast"', '"instant"').replace("300", "200")
    assert path.read_text(encoding="utf-8") == wanted


def test_new_keys_and_tables_join_a_file_by_hand(path: Path) -> None:
    path.write_text(BY_HAND, encoding="utf-8")
    file = SettingsFile(path)
    settings = changed(file.load().settings, "look", high_cards="right")
    settings = changed(settings, "pace", click="twice")
    file.save(settings)
    assert SettingsFile(path).load().settings == settings
    text = path.read_text(encoding="utf-8")
    assert all(line in text for line in BY_HAND.splitlines())


def test_a_new_key_stands_before_the_comment_of_the_next_table(path: Path) -> None:
    path.write_text("[sound]\nvolume = 1\n\n# moves\n[look]\n", encoding="utf-8")
    file = SettingsFile(path)
    file.save(changed(file.load().settings, "sound", muted=True))
    wanted = "[sound]\nvolume = 1\nmuted = true\n\n# moves\n[look]\n"
    assert path.read_text(encoding="utf-8") == wanted


def test_a_key_without_a_value_is_taken_out(path: Path) -> None:
    path.write_text("[window]\nx = 5 # left\ny = 6\n", encoding="utf-8")
    file = SettingsFile(path)
    settings = changed(file.load().settings, "window", x=None)
    assert file.save(settings) is None
    assert path.read_text(encoding="utf-8") == "[window]\ny = 6\n"


@pytest.mark.parametrize(
    "text",
    [
        'look.animation = "fast"\nsound.muted = true\n',
        'look = { animation = "fast" } # short\n',
        '[look]\nanimation = "fast"\n[look.extra]\nz = nan\n',
        '\ufeff[look]\r\nanimation = "fast"\r\n',
        '[look]\nanimation = "fast"\n[x]\na = 1\n[[y]]\nb = 1979-05-27\n[[y]]\n',
    ],
)
def test_every_form_of_table_can_be_changed(path: Path, text: str) -> None:
    path.write_bytes(text.encode())
    file = SettingsFile(path)
    settings = file.load().settings
    assert settings.look.animation == "fast"
    settings = changed(changed(settings, "look", animation="slow"), "sound", volume=3)
    assert file.save(settings) is None
    assert SettingsFile(path).load().settings == settings


def test_what_was_changed_by_hand_meanwhile_is_kept(path: Path) -> None:
    path.write_text(BY_HAND, encoding="utf-8")
    file = SettingsFile(path)
    settings = file.load().settings
    path.write_text(BY_HAND.replace("300", "350") + "# later\n", encoding="utf-8")
    file.save(changed(settings, "sound", volume=11))
    text = path.read_text(encoding="utf-8")
    assert "# later" in text
    loaded = SettingsFile(path).load().settings
    assert (loaded.rules.target, loaded.sound.volume) == (350, 11)


def test_a_file_broken_by_hand_meanwhile_is_kept_beside(path: Path) -> None:
    path.write_text(BY_HAND, encoding="utf-8")
    file = SettingsFile(path)
    settings = changed(file.load().settings, "sound", volume=11)
    path.write_text("[look", encoding="utf-8")
    notice = file.save(settings)
    assert notice is not None
    assert "settings.toml.bad" in notice.text
    assert (path.parent / "settings.toml.bad").read_text(encoding="utf-8") == "[look"
    assert SettingsFile(path).load().settings == settings


@pytest.mark.parametrize(
    ("line", "key", "value", "used"),
    [
        ("[sound]\nvolume = 101", "sound.volume", "101", "80"),
        ('[sound]\nvolume = "80"', "sound.volume", '"80"', "80"),
        ("[sound]\nvolume = true", "sound.volume", "true", "80"),
        ("[pace]\npause = nan", "pace.pause", "nan", "0.6"),
        ("[pace]\npause = 2020-01-01", "pace.pause", "2020-01-01", "0.6"),
        ('[look]\nsuits = "SSSS"', "look.suits", "SSSS", "DCHS"),
        ('[players]\nyou = "   "', "players.you", "   ", "You"),
        ('[players]\nyou = "\\u200b"', "players.you", "must be a text", "You"),
        ('[players]\nyou = "a\\u202eb"', "players.you", "must be a text", "You"),
        ('[players]\nnames = ["A", "B"]', "players.names", '["A", "B"]', "Otto"),
        ('[players]\nlevels = ["pro", 1, "pro", "pro", "pro"]', "players.levels", "1", "expert"),
        ("[rules]\nbag_limit = 4", "rules.bag_limit", "4", "10"),
        ('[rules]\ntable = "bridge"', "rules.table", "bridge", "partners"),
        ("[rules]\nstart_scores = [1, 900]", "rules.start_scores", "[1, 900]", "[]"),
    ],
)
def test_a_bad_key_falls_back_alone_and_is_named(
    path: Path, line: str, key: str, value: str, used: str
) -> None:
    first = line.splitlines()[0]
    extra = "[window]\nwidth = 7\n[future]\nx = 1\n".replace(first, "[other]")
    settings, texts = load_text(path, f"{extra}{line}\n")
    section, name = key.split(".")
    assert settings == changed(USUAL, "window", width=7)
    told = next(text for text in texts if key in text)
    assert value in told
    assert used in told
    assert getattr(getattr(settings, section), name) == getattr(getattr(USUAL, section), name)


def test_a_bad_file_is_kept_before_it_is_written_over(path: Path) -> None:
    text = "[sound]\nvolume = 900\n"
    path.write_text(text, encoding="utf-8")
    file = SettingsFile(path)
    settings = file.load().settings
    for volume in (50, 60):
        settings = changed(settings, "sound", volume=volume)
        assert file.save(settings) is None
    assert (path.parent / "settings.toml.bad").read_text(encoding="utf-8") == text
    assert len(list(path.parent.iterdir())) == 2


def test_a_section_that_is_no_table_is_named(path: Path) -> None:
    settings, texts = load_text(path, "look = 3\nsound.volume = 5\n")
    assert settings == changed(USUAL, "sound", volume=5)
    assert len(texts) == 1
    assert "look" in texts[0]


def test_unknown_keys_are_told_together(path: Path) -> None:
    settings, texts = load_text(path, "[sound]\nvolum = 5\n[colours]\nred = 1\n")
    assert settings == USUAL
    assert len(texts) == 1
    assert "sound.volum" in texts[0]
    assert "colours" in texts[0]


def test_many_faults_make_few_messages_and_short_ones(path: Path) -> None:
    lines = [f"key{number} = 1" for number in range(5000)]
    bad = [f"{key} = 9999" for key in Rules.model_fields]
    settings, texts = load_text(path, "\n".join([*lines, "[rules]", *bad]))
    assert settings == changed(USUAL, "rules")
    assert len(texts) == 5
    assert f"{len(bad) - 4 + 1} more" in texts[3]
    assert "4994 more" in texts[4]
    assert all(len(text) < 300 for text in texts)


@pytest.mark.parametrize(
    ("text", "rules", "named"),
    [
        ('bid_style = "mirror"\nnil = "off"\n', Rules(bid_style="mirror"), "rules.nil"),
        (
            'table = "solo4"\nteam_talk = "on"\ntarget = 300\n',
            Rules(table="solo4", target=300),
            "rules.team_talk",
        ),
        (
            'table = "solo4"\nstart_scores = [1, 2]\n',
            Rules(table="solo4"),
            "rules.start_scores",
        ),
        (
            'bid_style = "mirror"\nnil = "off"\nstart_scores = [1]\nboard = 4\n',
            Rules(bid_style="mirror", board=4),
            "rules.nil and rules.start_scores",
        ),
    ],
)
def test_rules_that_exclude_each_other_fall_back_as_little_as_possible(
    path: Path, text: str, rules: Rules, named: str
) -> None:
    settings, texts = load_text(path, f"[rules]\n{text}")
    assert settings.rules == rules
    assert len(texts) == 1
    assert named in texts[0]


def test_a_bad_rule_beside_a_good_one_leaves_the_good_one(path: Path) -> None:
    settings, texts = load_text(path, '[rules]\ntable = "solo4"\nstart_scores = [1, 2, 3, 4]\nx=1')
    assert settings.rules == Rules(table="solo4", start_scores=(1, 2, 3, 4))
    assert len(texts) == 1


NESTED = [b"x = " + b"[" * 99 + b"]" * 99, b"x" + b".x" * 999 + b" = 1", b"[x" + b".x" * 999 + b"]"]
BROKEN = [b"[look\n", b"x = \xff\xfe", b"\x00", b"a = 1\na = 2\n", b"x = " + b"[" * 5000]
BROKEN += [data + b"\n#" for data in NESTED]


@pytest.mark.parametrize("data", BROKEN)
def test_a_broken_file_is_kept_beside_and_never_overwritten(path: Path, data: bytes) -> None:
    for name in ("settings.toml.bad", "settings.toml.bad-2", "settings.toml.bad-3"):
        path.write_bytes(data + name.encode())
        file = SettingsFile(path)
        loaded = file.load()
        assert loaded.settings == USUAL
        (notice,) = loaded.notices
        assert name in notice.text
        assert (path.parent / name).read_bytes() == data + name.encode()
        assert file.save(changed(USUAL, "sound", volume=1)) is None
    assert len(list(path.parent.iterdir())) == 4


def test_what_is_not_nested_too_deep_can_be_saved(path: Path) -> None:
    deep = 30
    path.write_text(
        f"x = {'[' * deep}{']' * deep}\ny = {'{y = ' * deep}1{'}' * deep}\n"
        f"z{'.z' * deep} = 1\n[v{'.v' * deep}]\n",
        encoding="utf-8",
    )
    file = SettingsFile(path)
    settings = changed(file.load().settings, "sound", volume=11)
    assert file.save(settings) is None
    assert SettingsFile(path).load().settings == settings


def test_every_truncation_gives_settings_and_loses_nothing(path: Path) -> None:
    whole = BY_HAND.encode()
    for end in range(len(whole) + 1):
        path.write_bytes(whole[:end])
        file = SettingsFile(path)
        loaded = file.load()
        kept = path if path.exists() else path.with_name("settings.toml.bad")
        assert kept.read_bytes() == whole[:end]
        assert kept == path or len(loaded.notices) == 1
        assert all(notice.text for notice in loaded.notices)
        assert file.save(changed(loaded.settings, "sound", volume=end % 70)) is None
        assert SettingsFile(path).load().settings.sound.volume == end % 70
        for left in path.parent.iterdir():
            left.unlink()


def test_a_file_that_cannot_be_opened_is_left_alone(path: Path) -> None:
    path.mkdir()
    file = SettingsFile(path)
    loaded = file.load()
    assert loaded.settings == USUAL
    assert len(loaded.notices) == 1
    assert file.save(changed(USUAL, "sound", volume=1)) is not None
    assert path.is_dir()


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EIO])
def test_a_failed_save_leaves_the_file_and_is_made_up_for(
    path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    path.write_text(BY_HAND, encoding="utf-8")
    file = SettingsFile(path)
    settings = changed(file.load().settings, "sound", volume=9)

    def fail(_handle: int) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        notice = file.save(settings)
    assert notice is not None
    assert notice.text
    assert path.read_text(encoding="utf-8") == BY_HAND
    assert list(path.parent.iterdir()) == [path]
    settings = changed(settings, "pace", click="twice")
    assert file.save(settings) is None
    assert SettingsFile(path).load().settings == settings


def test_a_link_keeps_pointing_to_its_file(path: Path) -> None:
    real = path.with_name("dotfiles.toml")
    real.write_text(BY_HAND, encoding="utf-8")
    path.symlink_to(real)
    file = SettingsFile(path)
    file.save(changed(file.load().settings, "sound", volume=9))
    assert path.is_symlink()
    assert "volume = 9" in real.read_text(encoding="utf-8")


def test_the_example_is_the_usual_settings(path: Path) -> None:
    settings, texts = load_text(path, example_text())
    assert settings == USUAL
    assert settings.rules == CLASSIC
    assert texts == []


def test_the_example_file_is_what_is_generated() -> None:
    root = Path(__file__).parents[2]
    assert (root / "settings.example.toml").read_text(encoding="utf-8") == example_text()


def test_the_example_lists_every_key() -> None:
    lines = [line.removeprefix("# ") for line in example_text().splitlines()]
    for section in Settings.model_fields:
        assert f"[{section}]" in lines
        for key in type(getattr(USUAL, section)).model_fields:
            assert any(line.startswith(f"{key} = ") for line in lines)
