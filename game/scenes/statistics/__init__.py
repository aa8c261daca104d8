"""Statistics: what every finished deal adds up to, in tiles and two charts."""

from game.scenes.statistics.scene import StatisticsScene

__all__ = ["StatisticsScene"]
