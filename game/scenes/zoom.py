"""The keys that make everything larger or smaller, on every screen."""

from __future__ import annotations

from typing import get_args

from game.scenes.desk import Desk
from game.storage.settings import Look, Scale
from game.ui.input import Input, KeyPressed
from game.ui.layout.screen import fitting_scale

_SCALES: tuple[Scale, ...] = get_args(Scale)
_USUAL = Look().scale
_LARGER = frozenset({"+", "="})


def zoom(desk: Desk, put: Input) -> bool:
    """Take Ctrl with plus, minus or 0; whether it was one of them."""
    match put:
        case KeyPressed(name, control=True) if name in _LARGER:
            scale = _larger(desk)
        case KeyPressed("-", control=True):
            scale = _smaller(desk)
        case KeyPressed("0", control=True):
            scale = _USUAL
        case _:
            return False
    look = desk.settings.look.model_copy(update={"scale": scale})
    desk.change(desk.settings.model_copy(update={"look": look}))
    return True


def fitting(size: tuple[int, int]) -> int:
    """Return the largest scale, in whole per cent, that a window of `size` pixels has room for."""
    return int(fitting_scale(size) * 100 + 1e-6)


def _larger(desk: Desk) -> Scale:
    wanted = desk.settings.look.scale
    if wanted >= fitting(desk.stack.size):
        return wanted
    return next((scale for scale in _SCALES if scale > wanted), wanted)


def _smaller(desk: Desk) -> Scale:
    """The next step under what is seen, which is less than what is wanted in a small window."""
    wanted = desk.settings.look.scale
    seen = min(wanted, fitting(desk.stack.size))
    return next((scale for scale in reversed(_SCALES) if scale < seen), min(wanted, _SCALES[0]))
