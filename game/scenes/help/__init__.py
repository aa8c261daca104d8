"""How to play, page by page, and the table of keys."""

from game.scenes.help.howto import HowToScene
from game.scenes.help.keys import HELP_KEY, KeysScene, show_keys

__all__ = ["HELP_KEY", "HowToScene", "KeysScene", "show_keys"]
