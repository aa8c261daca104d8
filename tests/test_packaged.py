"""The look into a packaged app finds what should not be there, and what should."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaged import ROOT, Failed, contents, running


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the assets of a packed game and nothing else."""
    for name in ("cards", "fonts", "sounds"):
        shutil.copytree(ROOT / "assets" / name, tmp_path / "_internal/game/assets" / name)
    shutil.copy(ROOT / "assets/icon-256.png", tmp_path / "_internal/game/assets")
    return tmp_path


def test_assets_alone_are_well(folder: Path) -> None:
    assert "MB" in contents(folder)


@pytest.mark.parametrize(
    "name",
    ["numpy/core.so", "pygame/freesansbold.ttf", "pygame/tests/base_test.py", "libssl.so.3"],
)
def test_what_must_stay_out_is_named(folder: Path, name: str) -> None:
    path = folder / "_internal" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    with pytest.raises(Failed, match="inside"):
        contents(folder)


@pytest.mark.parametrize("name", ["cards/classic/QS.svg", "fonts/OFL.txt", "icon-256.png"])
def test_what_is_missing_or_spoilt_is_named(folder: Path, name: str) -> None:
    path = folder / "_internal/game/assets" / name
    path.write_text("spoilt", encoding="utf-8")
    with pytest.raises(Failed, match=name):
        contents(folder)
    path.unlink()
    with pytest.raises(Failed, match=name):
        contents(folder)


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_process_left_behind_is_found() -> None:
    python = Path(sys.executable).resolve()
    child = subprocess.Popen([python, "-c", "input()"], stdin=subprocess.PIPE)
    try:
        assert child.pid in running(python, patience=0.0)
    finally:
        child.communicate(b"\n")
    assert child.pid not in running(python, patience=0.0)
