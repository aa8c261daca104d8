"""Days and times of day as they are seen from today."""

from __future__ import annotations

from datetime import datetime

import pytest

from game.words.dates import day, moment, since

NOW = datetime(2025, 10, 9, 12, 0).timestamp()


def at(year: int, month: int, of_month: int, hour: int = 8, minute: int = 5) -> float:
    return datetime(year, month, of_month, hour, minute).timestamp()


@pytest.mark.parametrize(
    ("then", "words"),
    [
        (at(2025, 10, 9), "today"),
        (at(2025, 10, 8, 23, 59), "yesterday"),
        (at(2025, 10, 6), "Monday"),
        (at(2025, 10, 3), "Friday"),
        (at(2025, 10, 2), "2 October"),
        (at(2024, 12, 31), "31 December 2024"),
        (at(2025, 10, 10), "10 October"),
    ],
)
def test_days(then: float, words: str) -> None:
    assert day(then, NOW) == words


@pytest.mark.parametrize(
    ("then", "words"),
    [
        (at(2025, 10, 9), "today, 8:05"),
        (at(2025, 10, 3, 23, 59), "Friday, 23:59"),
        (at(2025, 10, 2), "2 October"),
    ],
)
def test_moments_of_the_last_week_have_a_time(then: float, words: str) -> None:
    assert moment(then, NOW) == words


@pytest.mark.parametrize(
    ("then", "words"),
    [
        (at(2025, 10, 9), "today"),
        (at(2025, 10, 1), "1 October"),
        (at(2025, 3, 1), "March"),
        (at(2024, 3, 1), "March 2024"),
    ],
)
def test_since(then: float, words: str) -> None:
    assert since(then, NOW) == words
