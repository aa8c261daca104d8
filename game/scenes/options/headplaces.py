"""Where preset, count of changes and search stand at the head of the page."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.brush import Brush
from game.ui.geometry import Rect
from game.ui.layout.pages import PageLayout
from game.ui.theme import STRONG, Step
from game.words import t

_LEAST_PRESET, _PRESET = 176, 250
_LEAST_SEARCH, _SEARCH = 140, 355
_GAP, _HIGH = 12, 42
_HINT_FROM = 200
_MANY = 38


@dataclass(frozen=True, slots=True)
class HeadPlaces:
    """Places at the head, in pixels.

    `label` is where "Preset" stands, None where it has no room; `pill` is where the count of
    changes, or the key that brings the old rules back, may stand. `hint` tells whether the search
    field shows its key.
    """

    label: Rect | None
    preset: Rect
    pill: Rect
    search: Rect
    hint: bool


def head_places(brush: Brush, page: PageLayout) -> HeadPlaces:
    """Return the places at the head of a page, right of its title."""
    u, gap = brush.scale, _GAP * brush.scale
    left, right = page.title.x + _title_width(brush) + 2 * gap, page.tools.right
    pill = pill_width(brush)
    label = brush.text.width(t("editor.preset"), Step.BODY, 400) + gap
    spare = right - left - pill - 2 * gap - (_LEAST_PRESET + _LEAST_SEARCH) * u
    labelled = spare >= label + 40 * u
    spare -= label if labelled else 0.0
    wider = min((_PRESET - _LEAST_PRESET) * u, max(0.0, spare / 2))
    preset = _LEAST_PRESET * u + wider
    search = min(_SEARCH * u, _LEAST_SEARCH * u + max(0.0, spare - wider))
    # Beside an explanation the group ends with the rows, else before the search.
    end = right - search - gap
    if page.explanation is not None:
        end = min(end, page.rows.right)
    start = max(left, end - pill - gap - preset - (label if labelled else 0.0))
    y, high = page.back.cy - _HIGH / 2 * u, _HIGH * u
    at = start + (label if labelled else 0.0)
    return HeadPlaces(
        label=Rect(start, y, label - gap, high) if labelled else None,
        preset=Rect(at, y, preset, high),
        pill=Rect(at + preset + gap, y, pill, high),
        search=Rect(right - search, y, search, high),
        hint=search >= _HINT_FROM * u,
    )


def pill_width(brush: Brush) -> float:
    """Return what the widest label beside the preset needs."""
    labels = (t("options.changed", n=_MANY), t("editor.undo"))
    widest = max(brush.text.width(label, Step.BODY, STRONG) for label in labels)
    return widest + 54 * brush.scale


def _title_width(brush: Brush) -> float:
    notes = (t("options.rules.note"), t("options.game.note"))
    widths = [brush.text.width(note, Step.BODY, 400) for note in notes]
    return max(*widths, brush.text.width(t("options.title"), Step.HEAD, STRONG))
