"""The look of table and cards is chosen by pictures and taken at once, also on what is open."""

from __future__ import annotations

import pytest

from game.engine.rules import Rules
from game.scenes.desk import Desk
from game.scenes.options import OptionsScene
from game.scenes.options.answers import Look
from game.scenes.options.choices import ListEditor
from game.scenes.options.editors import editor_for
from game.scenes.options.setting_rows import setting_rows
from game.scenes.options.swatches import PICTURES, SwatchEditor
from game.storage.settings import Settings
from game.ui.assets import assets_dir
from game.ui.geometry import Rect
from game.ui.themes import THEMES
from tests.scenes.desks import click, desk, draw, key, place, show
from tests.scenes.seeded import new_match
from tests.scenes.sitting import Sitting, UnhurriedSprites
from tests.ui.kit import brush, pixels, sheet

SIZE = (700, 640)


def _opened() -> tuple[Desk, OptionsScene]:
    at = desk()
    scene = OptionsScene(at, "look")
    show(at, scene, SIZE)
    return at, scene


def test_a_click_on_a_table_takes_it_at_once() -> None:
    at, scene = _opened()
    before = pixels(draw(at, SIZE))
    for theme in (*reversed(THEMES), "paper"):
        click(at, place(scene, f"look.theme:{theme}"))
        assert at.settings.look.theme == at.brush.theme.name == theme
    assert pixels(draw(at, SIZE)) != before


def test_cards_are_dealt_in_the_deck_that_was_chosen() -> None:
    at, scene = _opened()
    codes = ("QD", "AC", "9C", "back")
    before = [pixels(at.sprites.sprite(code, 120)) for code in codes]
    for part in ("look.face:large", "look.deck:four", "look.back:stars"):
        click(at, place(scene, part))
    assert all(
        pixels(at.sprites.sprite(code, 120)) != old for code, old in zip(codes, before, strict=True)
    )


def test_arrows_and_enter_go_from_picture_to_picture() -> None:
    at, _ = _opened()
    key(at, "down", "right")
    assert at.brush.theme.name == "walnut"
    key(at, "return", "return", "return", "return")
    assert at.brush.theme.name == "green"


def test_where_pictures_have_no_room_a_list_has() -> None:
    at, row = brush(), setting_rows("look", Settings())[0]
    wide, narrow = (editor_for(at, row.options[0], Rules(), room) for room in (400, 200))
    assert isinstance(wide, SwatchEditor)
    assert isinstance(narrow, ListEditor)
    assert narrow.labels[1] == "Walnut"


@pytest.mark.parametrize("option", PICTURES)
def test_pictures_differ_and_the_one_in_force_is_marked(option: str) -> None:
    values = {"look.theme": tuple(THEMES), "look.face": ("classic", "large"),
              "look.deck": ("two", "four")}.get(option, ("lattice", "scales"))  # fmt: skip
    at, area = brush(), Rect(10, 10, 280, 60)
    seen = set()
    for value in values:
        surface = sheet()
        SwatchEditor(option, values, value).draw(at, surface, area, Look())
        seen.add(pixels(surface))
    assert len(seen) == len(values)
    for value in values:
        surface = sheet(100, 60)
        PICTURES[option](at, surface, value, Rect(10, 5, 60, 50))
        seen.add(pixels(surface))
    assert len(seen) == 2 * len(values)


def test_an_open_table_changes_as_if_it_had_been_so_from_the_start() -> None:
    look = {"theme": "midnight", "deck": "four", "back": "stars"}
    changed = Sitting(new_match(), SIZE)
    changed.wait(0.1)
    changed.picture()
    settings = Settings.model_validate({"look": look})
    changed.desk.change(settings)
    fresh_sprites = UnhurriedSprites(assets_dir() / "cards")
    fresh_sprites.style = changed.desk.sprites.style
    fresh_brush = brush()
    fresh_brush.theme = changed.desk.brush.theme
    fresh = Sitting(new_match(), SIZE, brush=fresh_brush, sprites=fresh_sprites)
    fresh.wait(0.1)
    assert pixels(changed.picture()) == pixels(fresh.picture())
