"""The still parts of the page of the options: panels, title, captions, and the head of the rows."""

from __future__ import annotations

import pygame

from game.scenes.options.model import OptionsModel
from game.scenes.options.pages import is_rules
from game.scenes.options.places import OptionsPlaces
from game.scenes.options.setting_rows import PLAYERS
from game.ui import felt
from game.ui.brush import Brush
from game.ui.faces import box
from game.ui.glass import glass
from game.ui.pagehead import head_title
from game.ui.shapes import rule
from game.ui.theme import CAPITALS_SPACING, SPACE_4, STRONG, Step
from game.words import t


def ground_words(model: OptionsModel) -> tuple[str, bool]:
    """What of the model stands on the ground: when changes hold, and whether there are rules."""
    later = is_rules(model.page) or model.page == PLAYERS
    return t("options.rules.note" if later else "options.game.note"), model.with_rules


def paint_ground(
    brush: Brush, surface: pygame.Surface, places: OptionsPlaces, words: tuple[str, bool]
) -> None:
    """Paint all that changes neither with the rows nor with their values."""
    page, u, theme = places.page, brush.scale, brush.theme
    surface.blit(felt.table(brush, surface.get_size(), dim=True), (0, 0))
    for panel in (page.groups, page.rows, page.explanation):
        if panel is not None:
            glass(brush, surface, box(panel), depth=0.7, opacity=0.9)
    note, with_rules = words
    label, tools = places.tools.label, places.tools
    first = (label or tools.preset) if with_rules else tools.search
    head_title(brush, surface, page.back, first.x - 12 * u, t("options.title"), note)
    if with_rules and label is not None:
        brush.text.draw(surface, t("editor.preset"), label.x, label.cy, Step.BODY, theme.second,
                        weight=400)  # fmt: skip
    _paint_list(brush, surface, places)
    saved = places.saved_beside_rules if with_rules else places.saved
    if saved is not None:
        brush.text.draw(surface, t("options.saved"), saved.right, saved.cy, Step.BODY,
                        theme.second, weight=400, align="right")  # fmt: skip


def head_words(model: OptionsModel) -> tuple[str, str]:
    """What stands over the rows: the page, or how much was found."""
    if model.searching:
        return t("editor.found", n=len(model.rows)), t("editor.found.about")
    return t(f"options.page.{model.page}"), t(f"options.about.{model.page}")


def paint_head(
    brush: Brush, surface: pygame.Surface, places: OptionsPlaces, words: tuple[str, str]
) -> None:
    """Paint the head of the rows and the line under it."""
    head, (title, about) = places.head, words
    text, theme, u = brush.text, brush.theme, brush.scale
    left, right, y = head.x, head.right, head.cy + 2 * u
    size = Step.HEAD if places.roomy else Step.TITLE
    end = text.draw(surface, title, left, y, size, theme.text, weight=STRONG)
    if end + 24 * u + text.width(about, Step.BODY, 400) <= right:
        text.draw(surface, about, right, y + 2 * u, Step.BODY, theme.second, weight=400,
                  align="right")  # fmt: skip
    rule(
        brush,
        surface,
        left,
        head.bottom - (8 if places.roomy else 6) * u,
        right - left,
        theme.text,
        opacity=0.16,
    )


def _paint_list(brush: Brush, surface: pygame.Surface, places: OptionsPlaces) -> None:
    theme, u = brush.theme, brush.scale
    for caption, part in zip(places.captions, ("rules", "game"), strict=True):
        words = t(f"options.{part}").upper()
        brush.text.draw(surface, words, caption.x + SPACE_4 * u, caption.cy + 2 * u, Step.CAPTION,
                        theme.second, weight=STRONG, spacing=CAPITALS_SPACING)  # fmt: skip
    line = places.divider
    inset = SPACE_4 * u
    rule(brush, surface, line.x + inset, line.y, line.w - 2 * inset, theme.text, opacity=0.14)
