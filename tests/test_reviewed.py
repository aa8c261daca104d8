"""What is drawn is what somebody looked at and accepted, where the same versions draw it."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from tests.gallery.reviewed import (
    FOLDER,
    MOST_CHANGED,
    PICTURES,
    VERSIONS,
    changed,
    draw,
    kept,
    versions,
)

_MOST_BYTES = 2_500_000
SAMPLE = next(picture for picture in PICTURES if picture.state == "following")


@pytest.mark.parametrize("theme", sorted({picture.theme for picture in PICTURES}))
def test_pictures_are_drawn_as_they_were_accepted(theme: str, tmp_path: Path) -> None:
    accepted = VERSIONS.read_text(encoding="utf-8")
    if versions() != accepted:
        drawn, here = accepted.replace("\n", ", "), versions().replace("\n", ", ")
        pytest.skip(f"the pictures were drawn with {drawn}here are {here}")
    differing = []
    for picture in (picture for picture in PICTURES if picture.theme == theme):
        now = draw(picture)
        share = changed(kept(picture), now)
        if share > MOST_CHANGED:
            path = tmp_path / picture.path.name
            pygame.image.save(now, path)
            differing.append(f"{path}: {share:.2%} of the pixels differ")
    assert not differing, "look at them, then: python -m tests.gallery --accept"


def test_every_picture_is_kept_and_none_is_left_over() -> None:
    paths = {picture.path for picture in PICTURES}
    assert len(paths) == len(PICTURES)
    assert set(FOLDER.glob("*.png")) == paths
    assert sum(path.stat().st_size for path in paths) <= _MOST_BYTES


def test_noise_at_the_edges_is_no_change() -> None:
    before, chance = kept(SAMPLE), random.Random(1)
    now = before.copy()
    for _ in range(20_000):
        at = chance.randrange(640), chance.randrange(360)
        colour = now.get_at(at)
        now.set_at(at, [min(255, max(0, level + chance.randint(-30, 30))) for level in colour[:3]])
    assert changed(before, now) <= MOST_CHANGED


@pytest.mark.parametrize(
    "label",
    [pygame.Rect(34, 8, 54, 12), pygame.Rect(205, 220, 44, 13), pygame.Rect(552, 12, 50, 10)],
    ids=["title", "chip", "score"],
)
def test_a_label_that_moved_is_a_change(label: pygame.Rect) -> None:
    before = kept(SAMPLE)
    now = before.copy()
    now.blit(before, label.move(3, 0), label)
    assert changed(before, now) > MOST_CHANGED
