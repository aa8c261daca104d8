"""Every sentence a person reads, found by key; pure functions, no pygame."""

from game.words.lookup import t

__all__ = ["t"]
