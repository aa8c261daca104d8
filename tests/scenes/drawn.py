"""What all desks of a run draw with: a picture is made once, as in the one window of the game.

Whatever a picture shows is in the key it is kept under, so a desk never sees another's pictures.
"""

from __future__ import annotations

from game.ui.assets import assets_dir
from game.ui.brush import Brush
from game.ui.cardsprites import CardSprites
from game.ui.cardstyle import CardStyle
from game.ui.themes import THEMES
from game.ui.vector import SurfaceCache
from tests.ui.kit import painter

_PICTURES = SurfaceCache(192 << 20)
_SPRITES: dict[str, CardSprites] = {}


def shared_brush(theme: str = "green") -> Brush:
    """Return a new brush that remembers what was drawn before."""
    return Brush(THEMES[theme], painter(), _PICTURES)


def shared_sprites(kind: type[CardSprites] = CardSprites) -> CardSprites:
    """Return the one set of card pictures of that kind, of the usual deck."""
    name = kind.__name__
    sprites = _SPRITES[name] = _SPRITES.get(name) or kind(assets_dir() / "cards")
    sprites.style = CardStyle()
    return sprites
