"""Parts that changed are drawn again, and only they."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ui.geometry import Rect
from game.ui.parts import Part, Repainter, around, merged, paint_all
from tests.ui.kit import pixels, sheet

SIDE = 60


def part(name: str, box: tuple[int, int, int, int], grey: int, level: float = 1.0) -> Part:
    area = pygame.Rect(box)
    return Part(
        name, (level,), grey, area, lambda surface: surface.fill((grey,) * 3, area) and None
    )


def ground() -> Part:
    return part("ground", (0, 0, SIDE, SIDE), 9, 0.0)


boxes = st.tuples(*(st.integers(-10, SIDE) for _ in range(2)), *(st.integers(1, 30) for _ in "wh"))
pictures = st.lists(
    st.dictionaries(
        st.sampled_from("abcde"),
        st.tuples(boxes, st.integers(10, 250), st.integers(1, 3)),
    ),
    min_size=2,
    max_size=5,
)


@settings(max_examples=60, deadline=None)
@given(pictures)
def test_a_mended_picture_is_the_picture(
    frames: list[dict[str, tuple[tuple[int, int, int, int], int, int]]],
) -> None:
    repainter, window = Repainter(), sheet(SIDE, SIDE)
    for frame in frames:
        parts = [ground(), *(part(name, *rest) for name, rest in frame.items())]
        repainter.draw(window, parts)
        fresh = sheet(SIDE, SIDE)
        paint_all(fresh, parts)
        assert pixels(window) == pixels(fresh)


def drawn(repainter: Repainter, window: pygame.Surface, *parts: Part) -> Iterator[str]:
    """The names of the parts that are painted."""
    seen: list[str] = []

    def noting(one: Part) -> Part:
        def paint(surface: pygame.Surface) -> None:
            seen.append(one.name)
            one.paint(surface)

        return Part(one.name, one.level, one.look, one.area, paint)

    repainter.draw(window, [noting(one) for one in parts])
    yield from seen


def test_what_stays_is_not_drawn_again() -> None:
    repainter, window = Repainter(), sheet(SIDE, SIDE)
    near, far = part("near", (0, 0, 9, 9), 50), part("far", (40, 40, 9, 9), 60)
    assert set(drawn(repainter, window, ground(), near, far)) == {"ground", "near", "far"}
    assert not list(drawn(repainter, window, ground(), near, far))
    moved = part("near", (3, 0, 9, 9), 50)
    assert list(drawn(repainter, window, ground(), moved, far)) == ["ground", "near"]


@pytest.mark.parametrize("spoil", ["forget", "another surface"])
def test_what_may_be_lost_is_drawn_again(spoil: str) -> None:
    repainter, window = Repainter(), sheet(SIDE, SIDE)
    list(drawn(repainter, window, ground()))
    if spoil == "forget":
        repainter.forget()
    else:
        window = sheet(SIDE, SIDE)
    assert list(drawn(repainter, window, ground())) == ["ground"]


@given(st.lists(boxes.map(pygame.Rect), max_size=30))
def test_a_few_patches_cover_everything(spoilt: list[pygame.Rect]) -> None:
    patches = merged(spoilt)
    assert len(patches) <= 6
    assert all(any(patch.contains(box) for patch in patches) for box in spoilt)


def test_an_area_has_every_pixel_it_touches() -> None:
    assert around(Rect(1.5, -0.5, 3.0, 2.0)) == pygame.Rect(1, -1, 4, 3)
    assert around(Rect(1.5, -0.5, 3.0, 2.0), 1.0) == pygame.Rect(0, -2, 6, 5)
