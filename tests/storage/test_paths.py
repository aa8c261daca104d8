"""Where files go: one folder moves everything."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.storage.lastplace import LastPlace, last_place
from game.storage.paths import find_home


def test_the_option_comes_before_the_variable(tmp_path: Path) -> None:
    home = find_home(tmp_path / "a", {"SPADES_HOME": str(tmp_path / "b")})
    assert home.config == home.data == tmp_path / "a"
    assert home.settings == tmp_path / "a" / "settings.toml"


def test_the_variable_moves_everything(tmp_path: Path) -> None:
    home = find_home(None, {"SPADES_HOME": str(tmp_path / "b")})
    assert home.config == home.data == tmp_path / "b"


@pytest.mark.parametrize("environ", [{}, {"SPADES_HOME": ""}])
def test_without_either_the_platform_decides(environ: dict[str, str]) -> None:
    home = find_home(None, environ)
    assert home.config.is_absolute()
    assert home.data.is_absolute()
    assert "spades" in home.config.parts
    assert "spades" in home.data.parts


def test_a_relative_folder_is_meant_from_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert find_home(Path("x"), {}).data == tmp_path / "x"


def test_a_tilde_is_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert find_home(None, {"SPADES_HOME": "~/cards"}).data == tmp_path / "cards"


def test_the_home_of_nobody_is_a_name_like_any_other() -> None:
    assert find_home(Path("~nobody-of-that-name/x"), {}).data.name == "x"


def test_finding_the_folders_makes_none(tmp_path: Path) -> None:
    find_home(tmp_path / "a", {})
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff",
        b"window = 1",
        b"[window]\nwidth = nan\nx = 'a'",
        b"[window]\na = " + b"[" * 5000,
        b"[look]\ntheme = 3",
    ],
)
def test_the_window_opens_whatever_the_settings_hold(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "settings.toml").write_bytes(data)
    assert last_place(tmp_path, {}) == LastPlace()


def test_the_first_picture_has_the_table_that_was_chosen(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('[look]\ntheme = "walnut"\n', encoding="utf-8")
    assert last_place(tmp_path, {}).theme == "walnut"


@pytest.mark.parametrize(("line", "scale"), [("scale = 150", 150), ('scale = "x"', 100), ("", 100)])
def test_the_scale_of_last_time_is_read_ahead(tmp_path: Path, line: str, scale: int) -> None:
    (tmp_path / "settings.toml").write_text(f"[look]\n{line}\n", encoding="utf-8")
    assert last_place(tmp_path, {}).scale == scale
