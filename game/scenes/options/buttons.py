"""The buttons of the page of the options, with what each does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

import pygame

from game.scenes.options.listface import page_face, pill_face
from game.scenes.options.model import OptionsModel
from game.scenes.options.pages import PAGES, changed_on
from game.scenes.options.places import OptionsPlaces
from game.ui.brush import Brush
from game.ui.control import Control, Face
from game.ui.faces import box, button_face, icon_face
from game.ui.filterface import dropdown_face
from game.ui.geometry import Rect
from game.ui.keyface import State
from game.ui.searchfield import searchfield
from game.ui.theme import Step
from game.words import t
from game.words.rules_line import match_title

Presses = Mapping[str, Callable[[], None]]
"""What each button does, by its id."""

HEAD_BUTTONS = ("preset", "reset", "undo", "search")
FOOT_BUTTONS = ("import", "export", "save")
SEARCH = "search"


def page_buttons(
    model: OptionsModel, places: OptionsPlaces, presses: Presses, back: str
) -> Iterator[Control]:
    """Yield every button of the page; `back` labels the one that sets the option back."""
    yield Control("back", places.page.back, icon_face("prev"), presses["done"],
                  spoken=t("button.back"))  # fmt: skip
    yield from _head(model, places, presses)
    yield from _list(model, places)
    if places.back is not None and back:
        face = button_face(back, icon="reset", size=Step.BODY)
        yield Control("set_back", places.back, face, presses["set_back"], spoken=back)
    if model.with_rules:
        yield from _foot(places, presses)
    label = t("options.done")
    yield Control("done", places.done, button_face(label, gold=True), presses["done"],
                  spoken=label)  # fmt: skip


def _head(model: OptionsModel, places: OptionsPlaces, presses: Presses) -> Iterator[Control]:
    tools = places.tools
    if model.with_rules:
        label = match_title(model.base.rules, model.base.name)
        yield Control("preset", tools.preset, dropdown_face(label), presses["preset"],
                      spoken=label)  # fmt: skip
        changes = model.changes
        if changes:
            label = t("options.changed", n=changes)
            yield Control("reset", tools.pill, pill_face(label), presses["reset"], spoken=label)
        elif model.undo is not None:
            label = t("editor.undo")
            face = button_face(label, icon="undo", size=Step.BODY)
            yield Control("undo", tools.pill, face, presses["undo"], spoken=label)
    yield Control(SEARCH, tools.search, _search_face(model, hint=tools.hint), presses[SEARCH],
                  spoken=t("editor.find"))  # fmt: skip


def _list(model: OptionsModel, places: OptionsPlaces) -> Iterator[Control]:
    rules, base = model.settings.rules, model.base.rules
    for name, rect in zip(PAGES, places.entries, strict=True):
        label = t(f"options.page.{name}")
        shown = name == model.page and not model.searching
        face = page_face(label, changed_on(name, rules, base), shown=shown)
        yield Control(f"page_{name}", rect, face, partial(model.open_page, name), spoken=label)


def _foot(places: OptionsPlaces, presses: Presses) -> Iterator[Control]:
    for name, icon, rect in zip(FOOT_BUTTONS, ("new", "save", ""), places.foot, strict=True):
        label = t(f"editor.{name}")
        yield Control(name, rect, button_face(label, icon=icon), presses[name], spoken=label)


def _search_face(model: OptionsModel, *, hint: bool) -> Face:
    def draw(
        brush: Brush,
        surface: pygame.Surface,
        rect: Rect,
        state: State,
        focus: bool,
        blend: float,  # noqa: ARG001
    ) -> None:
        searchfield(
            brush,
            surface,
            box(rect),
            model.search,
            empty=t("editor.find"),
            hint=t("editor.find.key") if hint else "",
            writing=model.seeking,
            state=state,
            focus=focus,
        )

    return draw
