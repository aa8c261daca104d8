"""The table: the match in progress as the player sees and plays it."""

from game.scenes.table.scene import TableScene

__all__ = ["TableScene"]
