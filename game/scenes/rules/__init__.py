"""The rules of a match in full, to be read at the table."""

from game.scenes.rules.scene import RULES_KEY, RulesScene, show_rules

__all__ = ["RULES_KEY", "RulesScene", "show_rules"]
