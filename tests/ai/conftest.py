"""The made-up tables take their seats for every test of the computer players."""

import pytest

from game.engine.tables import TABLES
from tests.ai.table import MADE_UP


@pytest.fixture(autouse=True)
def _made_up_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    for key, table in MADE_UP.items():
        monkeypatch.setitem(TABLES, key, table)
