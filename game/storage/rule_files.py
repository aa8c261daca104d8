"""Rules as a small text file: what it holds, how it is written, and how strictly it is read."""

from __future__ import annotations

import json
import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from game.engine.presets import changed_options
from game.engine.rules import CLASSIC, Rules
from game.storage.notice import Notice
from game.storage.settings import PRESET_LETTERS
from game.storage.values import written
from game.words import t
from game.words.faults import quoted, rule_error, value_fault

SUFFIX = ".spades-rules"
"""How the name of a rule file ends."""
VERSION = 1
MOST_BYTES = 16_384
"""A file that is larger holds something else."""

_HEAD = ("version", "name")
_BYTE_ORDER_MARK = "\ufeff"
_LINE = re.compile(r"at line (\d+)")
_NO_FILE_NAME = frozenset('/\\:*?"<>|')
_DEVICES = frozenset({"con", "prn", "aux", "nul"} | {f"{d}{n}" for d in ("com", "lpt")
                                                     for n in range(1, 10)})  # fmt: skip


@dataclass(frozen=True, slots=True)
class RuleFile:
    """What a rule file holds: rules and the name that somebody gave them."""

    name: str
    rules: Rules


class RuleFileError(ValueError):
    """A rule file that cannot be used; the message is a sentence that names file and key."""

    def __init__(self, key: str, file: str, **values: object) -> None:
        self.notice = Notice(f"rule_file.{key}", {"file": quoted(file), **values})
        super().__init__(self.notice.text)


def name_fault(name: str) -> str | None:
    """Why rules cannot be called `name`, as the key of a sentence; None if they can.

    A name is the name of a file too, on any machine.
    """
    if not name.strip():
        return "preset_name.empty"
    if len(name) > PRESET_LETTERS:
        return "preset_name.long"
    if any(not letter.isprintable() or letter in _NO_FILE_NAME for letter in name):
        return "preset_name.letters"
    if name != name.strip() or name[0] == "." or name[-1] == ".":
        return "preset_name.ends"
    return "preset_name.device" if name.split(".", maxsplit=1)[0].casefold() in _DEVICES else None


def same_name(one: str, other: str) -> bool:
    """Whether two names are one to a reader, or to a file system that knows no capitals."""
    return _folded(one) == _folded(other)


def rule_file_text(file: RuleFile) -> str:
    """The text of a rule file: what it is, its name, and the options that differ from Classic."""
    return "\n".join(_lines(file)) + "\n"


def parse_rule_file(data: bytes, file: str) -> RuleFile:
    """The rules in `data`; `file` names it in sentences. Raises RuleFileError.

    >>> parse_rule_file(b'version = 1\\nname = "Home"\\nbag_limit = 7', "home").rules.bag_limit
    7
    """
    document = _document(data, file)
    version = document.get("version")
    if type(version) is not int or version < 1:
        raise RuleFileError("foreign", file)
    if version > VERSION:
        raise RuleFileError("newer", file)
    name = document.get("name")
    if not isinstance(name, str):
        raise RuleFileError("no_name", file)
    name = unicodedata.normalize("NFC", name)
    fault = name_fault(name)
    if fault is not None:
        sentence = t(fault, most=PRESET_LETTERS)
        raise RuleFileError("bad_name", file, name=quoted(name), fault=sentence)
    options = {key: value for key, value in document.items() if key not in _HEAD}
    return RuleFile(name, _rules(options, file))


def _lines(file: RuleFile) -> Iterator[str]:
    yield from (f"# {line}" for line in t("rule_file.head").splitlines())
    yield f"version = {VERSION}"
    yield f"name = {written(file.name)}"
    keys = changed_options(file.rules, CLASSIC)
    if keys:
        yield ""
    yield from (f"{key} = {written(getattr(file.rules, key))}" for key in keys)


def _document(data: bytes, file: str) -> Mapping[str, Any]:
    if len(data) > MOST_BYTES:
        raise RuleFileError("large", file)
    try:
        text = data.decode("utf-8").removeprefix(_BYTE_ORDER_MARK)
    except UnicodeDecodeError as fault:
        raise RuleFileError("binary", file) from fault
    if "\0" in text:
        raise RuleFileError("binary", file)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        if "version" not in text:
            raise RuleFileError("foreign", file) from fault
        line = _LINE.search(str(fault))
        number = int(line[1]) if line else len(text.splitlines())
        raise RuleFileError("line", file, line=number) from fault
    except (ValueError, RecursionError) as fault:
        raise RuleFileError("odd", file) from fault


def _rules(options: Mapping[str, Any], file: str) -> Rules:
    for key, value in options.items():
        # The model takes true for 1 and 4.0 for 4 where it lists the numbers.
        if key in Rules.model_fields and type(value) not in (int, str, list):
            raise RuleFileError("fault", file, fault=value_fault(key, value))
    try:
        # JSON, because strict reading takes a list for a tuple only there.
        return Rules.model_validate_json(json.dumps(options, default=str), strict=True)
    except ValidationError as fault:
        raise RuleFileError("fault", file, fault=rule_error(fault)) from fault
    except (ValueError, RecursionError) as fault:
        raise RuleFileError("odd", file) from fault


def _folded(name: str) -> str:
    return unicodedata.normalize("NFC", name).casefold()
