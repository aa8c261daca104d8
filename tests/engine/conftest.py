"""Fixtures of the engine's tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.strategies import made_up_tables


@pytest.fixture(scope="module")
def made_up() -> Iterator[None]:
    """The made-up tables stand beside the real ones."""
    with made_up_tables():
        yield
