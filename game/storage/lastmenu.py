"""What the menu told last, so that the first picture tells it before the matches are read."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from game.storage.files import is_stray, write_atomically
from game.storage.paths import Home, find_home

NAME = "menu.json"
_MOST_LETTERS, _MOST_SIDES = 200, 6
"""More of them no menu has, and a first picture would be long in coming."""


@dataclass(frozen=True, slots=True)
class LastMenu:
    """The words of the menu that come from files.

    A match that is `resumable` has a `note` saying where it was left and `standings`: the name and
    total of each side, and whether it is the player's own; `match` is its number, or that of the
    match left last, 0 for none. `new` is what a new match would be; `matches` and `statistics`
    stand at the ends of these rows. With `muted` the sound is off. Who starts the game for the
    first time is offered the first deal, the `lesson`, until it was played or skipped.
    """

    resumable: bool = False
    note: str = ""
    standings: tuple[tuple[str, str, bool], ...] = ()
    new: str = ""
    match: int = 0
    matches: str = ""
    statistics: str = ""
    muted: bool = False
    lesson: bool = False

    @property
    def leads_elsewhere(self) -> bool:
        """Whether the golden card is something else than a new match."""
        return self.resumable or self.lesson


def last_menu(home: Path | None, environ: Mapping[str, str]) -> LastMenu:
    """What `keep_last_menu` kept, or the menu of somebody who has not played yet."""
    try:
        path = find_home(home, environ).data / NAME
        if is_stray(path):
            return LastMenu()
        text = path.read_text(encoding="utf-8")
        # Only who has played before waits for the parser.
        import json  # noqa: PLC0415

        return _checked(json.loads(text))
    except FileNotFoundError:
        return LastMenu(lesson=first_start(find_home(home, environ)))
    except (OSError, ValueError, TypeError, LookupError, AttributeError, RecursionError):
        return LastMenu()


def first_start(home: Home) -> bool:
    """Whether the game has never been started: it would have left its settings.

    Where nobody may look it is taken for started before, or every start would be the first.
    """
    try:
        return not home.settings.exists()
    except OSError:
        return False


def keep_last_menu(home: Home, menu: LastMenu) -> None:
    """Note what the menu tells; where that cannot be written the next first picture tells less."""
    import json  # noqa: PLC0415

    data = json.dumps(asdict(menu), ensure_ascii=False, indent=1).encode()
    with suppress(OSError):
        write_atomically(home.data / NAME, data)


def _checked(kept: Any) -> LastMenu:
    """The menu that was written; anything else raises one of what `last_menu` catches."""
    standings = tuple((name, total, own) for name, total, own in kept.pop("standings"))
    menu = LastMenu(standings=standings, **kept)
    sides = [word for side in standings for word in side[:2]]
    words = (menu.note, menu.new, menu.matches, menu.statistics, *sides)
    flags = (menu.resumable, menu.muted, menu.lesson, *(side[2] for side in standings))
    if (
        type(menu.match) is not int
        or not all(type(word) is str for word in words)
        or not all(type(f) is bool for f in flags)
    ):
        raise TypeError
    if len(standings) > _MOST_SIDES or not all(map(_can_be_written, words)):
        raise ValueError
    return menu


def _can_be_written(word: str) -> bool:
    """Whether it is short, of one line, and without the halves of pairs that JSON lets through."""
    return len(word) <= _MOST_LETTERS and not any(
        sign < " " or "\ud800" <= sign <= "\udfff" for sign in word
    )
