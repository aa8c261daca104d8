"""The chart of choices: its axis, and that every bar can be told apart."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.ui.choicechart import (
    ChoiceBar,
    axis_for,
    chart_height,
    choice_chart,
    numbered_ticks,
)
from game.ui.geometry import Rect
from game.ui.theme import Step
from game.words.numbers import signed
from tests.ui.kit import brush, pixels

FAR = (ChoiceBar("2", -3.9, 2.0, "best"), ChoiceBar("10", -177.0, 1.0, "you"))
NEAR = (ChoiceBar("9♠", 71.2, 0.1, "best"), ChoiceBar("Q♠", 71.2, 0.1, "you"))


@pytest.mark.parametrize("bars", [FAR, NEAR, NEAR[:1]])
def test_the_axis_holds_every_bar_and_its_uncertainty(bars: tuple[ChoiceBar, ...]) -> None:
    axis = axis_for(bars)
    assert all(axis.low < bar.points - bar.error for bar in bars)
    assert all(bar.points + bar.error <= axis.high for bar in bars)
    assert 1 <= len(axis.ticks) <= 7
    assert axis.ticks[0] == axis.low
    assert axis.ticks[-1] <= axis.high


def test_uncertainty_and_marks_show() -> None:
    look, seen = brush(), set()
    for error, mark in ((0.0, ""), (8.0, ""), (8.0, "you"), (8.0, "best"), (8.0, "expert")):
        surface = pygame.Surface((400, 120), 0, 32)
        bars = (ChoiceBar("9♠", 30.0, error, mark), ChoiceBar("2♣", 10.0, 1.0))
        choice_chart(look, surface, Rect(0, 0, 400, chart_height(2, 34, 1.0)), bars)
        seen.add(pixels(surface))
    assert len(seen) == 5


@pytest.mark.parametrize("wide", [40, 80, 160, 320])
@pytest.mark.parametrize("ticks", [(-100, -50, 0, 50), (40, 60, 80, 100), (5,)])
def test_numbers_under_the_axis_stand_apart(ticks: tuple[int, ...], wide: int) -> None:
    look, per_point = brush(), wide / (ticks[-1] - ticks[0] or 1)
    numbered = numbered_ticks(look, ticks, per_point)
    assert numbered
    assert 0 not in ticks or 0 in numbered
    for one, two in pairwise(numbered):
        words = (look.text.width(signed(tick), Step.CAPTION) for tick in (one, two))
        assert (two - one) * per_point >= sum(words) / 2 + 4
