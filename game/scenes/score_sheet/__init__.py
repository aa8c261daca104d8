"""The score book between deals: what the deal brought each side, and how the match goes."""

from game.scenes.score_sheet.scene import ScoreSheetScene

__all__ = ["ScoreSheetScene"]
