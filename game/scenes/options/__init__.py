"""The options: every rule and every setting, made from the models, stored when changed."""

from game.scenes.options.scene import OptionsScene

__all__ = ["OptionsScene"]
