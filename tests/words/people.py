"""The people of the tests: the viewer at seat 0, Vera opposite."""

from __future__ import annotations

from game.engine.tables import TABLES
from game.words.names import Names

PEOPLE = Names(("Max", "Otto", "Vera", "Amara"), viewer=0)
TABLE = TABLES["partners"]
