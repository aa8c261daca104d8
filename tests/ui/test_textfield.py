"""Writing a name: letters, the cursor, and the most there is room for."""

from __future__ import annotations

import pygame
import pytest

from game.ui.input import TextTyped, read
from game.ui.textfield import Writing, textfield
from tests.ui.kit import brush, sheet, touched


def test_letters_go_in_at_the_cursor() -> None:
    assert Writing("Vra", 1, 16).typed("e") == Writing("Vera", 2, 16)


def test_no_more_letters_than_there_is_room_for() -> None:
    assert Writing("abcd", 4, 5).typed("xyz") == Writing("abcdx", 5, 5)


def test_what_cannot_be_printed_is_left_out() -> None:
    assert Writing("", 0, 9).typed("a\n\tb\x00é") == Writing("abé", 3, 9)


@pytest.mark.parametrize(
    ("name", "text", "cursor"),
    [
        ("left", "Vera", 1),
        ("right", "Vera", 3),
        ("home", "Vera", 0),
        ("end", "Vera", 4),
        ("backspace", "Vra", 1),
        ("delete", "Vea", 2),
        ("f5", "Vera", 2),
    ],
)
def test_keys(name: str, text: str, cursor: int) -> None:
    assert Writing("Vera", 2, 16).keyed(name) == Writing(text, cursor, 16)


def test_keys_stop_at_the_ends() -> None:
    assert Writing("ab", 0, 9).keyed("left") == Writing("ab", 0, 9)
    assert Writing("ab", 0, 9).keyed("backspace") == Writing("ab", 0, 9)
    assert Writing("ab", 2, 9).keyed("right") == Writing("ab", 2, 9)
    assert Writing("ab", 2, 9).keyed("delete") == Writing("ab", 2, 9)


def test_typed_letters_are_an_input() -> None:
    event = pygame.event.Event(pygame.TEXTINPUT, text="é")
    assert read(event, (1.0, 1.0)) == TextTyped("é")


@pytest.mark.parametrize("cursor", [None, 0, 26])
def test_a_long_name_stays_in_its_field(cursor: int | None) -> None:
    surface, area = sheet(), pygame.Rect(60, 60, 120, 44)
    textfield(brush(), surface, area, "Maximiliana Featherstone W", cursor=cursor)
    assert area.inflate(2, 2).contains(touched(surface))
