"""Spades at an animated card table, offline, against the computer."""

__version__ = "0.1.0"
