"""What the command line gives the program."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import __version__
from game.ai.fast.choice import KERNEL
from game.arguments import Options, read


def test_a_plain_start_has_the_usual_options() -> None:
    assert read([]) == Options()
    assert read(["--seed", "7"]).speed is None


def test_every_option_arrives() -> None:
    words = ["--seed", "7", "--home", "a", "--speed", "fast", "--trace", "t", "--self-test"]
    options = read(words)
    assert (options.speed, options.self_test) == ("fast", True)
    assert (options.home, options.trace) == (Path("a"), Path("t"))
    assert options.seed == read(["--seed", "7"]).seed != read(["--seed", "8"]).seed


def test_measuring_the_first_picture_is_asked_alone() -> None:
    assert read(["--first-frame"]) == Options(first_frame=True)


def test_the_version_says_which_kernel_runs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        read(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"spades {__version__} ({KERNEL} kernel)\n"


@pytest.mark.parametrize("words", [["--speed", "light"], ["--what"], ["file"]])
def test_what_is_not_understood_ends_the_program(words: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        read(words)
    assert ended.value.code == 2
