"""The matches on file: those under way, to go on with, and those finished, to look at."""

from game.scenes.history.scene import HistoryScene

__all__ = ["HistoryScene"]
