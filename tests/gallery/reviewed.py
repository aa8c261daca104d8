"""Pictures that somebody has looked at, in a small size, and what is drawn now beside them.

They lie in `reviewed/` with the versions of what drew them: other versions draw other edges, so
only with the same ones is it told whether a picture has changed. `python -m tests.gallery --accept`
puts what is drawn now in their place, to be looked at and committed.
"""

from __future__ import annotations

import platform
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pygame

from tests.gallery.states import STATES, dress, illustrated

FOLDER = Path(__file__).parent / "reviewed"
VERSIONS = FOLDER / "drawn_with.txt"
_DRAWN, _KEPT = (1280, 720), (640, 360)
_LEVELS = 24
"""The steps to which a colour is rounded in a picture that is kept: the felt is all grain."""
_NOISE = 56
"""How far a colour may be off: by the rounding, and by edges that were smoothed otherwise."""
MOST_CHANGED = 1 / 5000
"""The share of the pixels that may be farther off; a label that moved is more than that."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A state of the gallery in a theme, with other settings of the look as `key=name` perhaps."""

    state: str
    theme: str
    look: tuple[str, ...] = ()
    scale: int = 100

    @property
    def path(self) -> Path:
        """Where it is kept."""
        scaled = () if self.scale == 100 else (str(self.scale),)
        values = (part.partition("=")[2] for part in self.look)
        return FOLDER / f"{'_'.join([self.state, self.theme, *values, *scaled])}.png"


def _in(theme: str, *states: str) -> Iterator[Picture]:
    return (Picture(state, theme) for state in states)


PICTURES: tuple[Picture, ...] = (
    *_in("green", "menu", "sheet_late", "over_won", "options_bags", "editor_presets", "keys",
         "bidding", "following", "five", "nil_lost", "captions", "lesson_bid"),
    *_in("walnut", "players_people", "sheet_six", "how_to_deal", "blind_six", "six", "boston"),
    *_in("midnight", "pause", "over_lost", "statistics", "drawing", "watch", "review_unasked"),
    *_in("paper", "options_look", "how_to_trumps", "bidding_six", "last_trick", "three"),
    *_in("high", "rules", "giving", "two", "remark"),
    Picture("following", "walnut", ("face=large", "deck=four", "back=stars")),
    Picture("team_talk", "green", scale=125),
)  # fmt: skip


def draw(picture: Picture) -> pygame.Surface:
    """Draw a picture now, in the size in which it is kept."""
    at = STATES[picture.state](_DRAWN)
    dress(at, (f"theme={picture.theme}", *picture.look), picture.scale)
    illustrated(at)
    return pygame.transform.smoothscale(at.picture(), _KEPT).convert(24)


def kept(picture: Picture) -> pygame.Surface:
    """The picture that was accepted. Raises FileNotFoundError without one."""
    return pygame.image.load(picture.path).convert(24)


def changed(before: pygame.Surface, now: pygame.Surface) -> float:
    """The share of the pixels of two pictures of one size that are not the same but for noise."""
    alike = pygame.mask.from_threshold(now, (0, 0, 0), (_NOISE, _NOISE, _NOISE, 255), before)
    width, height = now.get_size()
    return 1 - alike.count() / (width * height)


def versions() -> str:
    """What draws here: the machine, and line by line a library and its version."""
    libraries = {
        platform.system(): platform.machine(),
        "pygame-ce": pygame.version.ver,
        "SDL": pygame.get_sdl_version(),
        "SDL_ttf": pygame.font.get_sdl_ttf_version(),
        "SDL_image": pygame.image.get_sdl_image_version(),
    }
    told = (
        f"{name} {version if isinstance(version, str) else '.'.join(map(str, version or ()))}\n"
        for name, version in libraries.items()
    )
    return "".join(told)


def accept() -> Iterator[Path]:
    """Keep every picture as it is drawn now, and nothing else; yield the files one by one."""
    FOLDER.mkdir(exist_ok=True)
    for left_over in set(FOLDER.glob("*.png")) - {picture.path for picture in PICTURES}:
        left_over.unlink()
    rounded = bytes(min(255, round(value / _LEVELS) * _LEVELS) for value in range(256))
    for picture in PICTURES:
        data = pygame.image.tobytes(draw(picture), "RGB").translate(rounded)
        pygame.image.save(pygame.image.frombytes(data, _KEPT, "RGB"), picture.path)
        yield picture.path
    VERSIONS.write_text(versions(), encoding="utf-8", newline="\n")
    yield VERSIONS
