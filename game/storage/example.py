"""settings.example.toml, made from the settings themselves: `python -m game.storage.example`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from textwrap import wrap

from pydantic.fields import FieldInfo

from game.storage.settings_reading import sections
from game.storage.values import allowed_values, written
from game.words import t

_WIDTH = 96


def example_text() -> str:
    """The text of the file: every key under its title, its values, and the usual one."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield from _comment(t("example.head"))
    for name, model in sections():
        yield ""
        yield from _comment(t(f"example.section.{name}"))
        yield f"[{name}]"
        for key, field in model.model_fields.items():
            yield ""
            yield from _key(key, field)


def _key(key: str, field: FieldInfo) -> Iterator[str]:
    yield from _comment(f"{field.title}. {field.description}")
    default, allowed = field.get_default(call_default_factory=True), allowed_values(key, field)
    if default is None:
        yield from _comment(t("example.values.default", allowed=allowed))
        yield f"# {key} = 0"
    else:
        yield from _comment(t("example.values", allowed=allowed))
        yield f"{key} = {written(default)}"


def _comment(text: str) -> Iterator[str]:
    for paragraph in text.splitlines():
        yield from (f"# {line}" for line in wrap(paragraph, _WIDTH))


if __name__ == "__main__":
    sys.stdout.write(example_text())
