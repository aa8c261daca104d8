"""The golden matches are played and scored as they were when they were read."""

from __future__ import annotations

import pytest

from game.engine.presets import PRESETS
from game.engine.record import replay
from tests.golden.__main__ import main
from tests.golden.play import GOLDEN, MOST_DEALS, SEEDS, path_of, played
from tests.golden.writing import written


@pytest.mark.parametrize("slug", GOLDEN)
def test_the_match_is_the_golden_one(slug: str) -> None:
    record = played(slug)
    assert written(record) == path_of(slug).read_text(encoding="utf-8")
    end = replay(record)
    assert end.ended is not None or len(end.results) == MOST_DEALS


def test_every_preset_has_a_text_and_no_text_is_left_over() -> None:
    texts = {path.name for path in path_of("any").parent.glob("*.txt")}
    assert texts == {path_of(slug).name for slug in GOLDEN}
    assert set(SEEDS) == set(PRESETS)


def test_the_matches_end_in_more_than_one_way_and_some_are_left() -> None:
    texts = [path_of(slug).read_text(encoding="utf-8") for slug in PRESETS]
    assert any("the target is reached" in text for text in texts)
    assert any("won the match" not in text for text in texts)


def test_an_unknown_argument_explains_the_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--wrote"]) == 2
    assert "Usage" in capsys.readouterr().out
