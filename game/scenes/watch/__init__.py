"""Watching computer players play a match."""

from game.scenes.watch.scene import WatchScene

__all__ = ["WatchScene"]
