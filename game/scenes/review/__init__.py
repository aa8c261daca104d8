"""The review: a match step by step, and beside every decision what Expert says to it."""

from game.scenes.review.scene import ReviewScene

__all__ = ["ReviewScene"]
