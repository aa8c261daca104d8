"""The rows of everything but the rules, made from the fields of the settings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import get_args

from game.engine.tables import Table
from game.scenes.options.kinds import Pick, kind_of
from game.scenes.options.option import Option, Row, Update
from game.scenes.options.swatches import PICTURES
from game.storage.settings import Level, Players, Settings
from game.words import t
from game.words.english import ENGLISH
from game.words.option_values import Value, value_text

PLAYERS = "players"
SETTING_PAGES = (PLAYERS, "look", "sound", "pace")
"""The pages beside the rules, each a section of the settings."""
_USUAL = Settings()
_LEVELS = Pick(get_args(Level))
_MOST_LETTERS = kind_of(str, Players.model_fields["you"].metadata)


def setting_rows(page: str, settings: Settings, portraits: Sequence[str]) -> tuple[Row, ...]:
    """The rows of one of SETTING_PAGES; `portraits` are those of the seats."""
    if page == PLAYERS:
        return tuple(_player_rows(settings, portraits))
    section = getattr(settings, page)
    return tuple(_row(page, key, settings) for key in type(section).model_fields)


def _row(page: str, key: str, settings: Settings) -> Row:
    section = getattr(settings, page)
    field = type(section).model_fields[key]
    help_key = f"options.help.{page}.{key}"
    description = field.description or ""
    option = Option(
        id=f"{page}.{key}",
        key=key,
        section=page,
        title=field.title or key,
        help=t(help_key) if help_key in ENGLISH else description,
        kind=kind_of(field.annotation, field.metadata, slides=True),
        value=getattr(section, key),
        usual=getattr(getattr(_USUAL, page), key),
        update=partial(_only, key),
        idle=_idle(page, key, settings),
    )
    # Pictures have no names of their own: the row tells that of the one in force.
    note = value_text(key, option.value) if option.id in PICTURES else description
    return Row(option.id, option.title, note, (option,))


def _only(key: str, value: Value) -> Update:
    return {key: value}


def _idle(page: str, key: str, settings: Settings) -> str:
    if page == PLAYERS and "expert" not in settings.players.levels[: settings.rules.row.seats - 1]:
        return t("options.idle.no_expert")
    if page == "sound" and key == "volume" and settings.sound.muted:
        return t("options.idle.muted")
    if page == "pace" and key == "hold" and settings.pace.hold_until_click:
        return t("options.idle.until_click")
    if page == "pace" and key == "queue" and settings.pace.click == "twice":
        return t("options.idle.twice")
    return ""


def _player_rows(settings: Settings, portraits: Sequence[str]) -> Iterator[Row]:
    players, table = settings.players, settings.rules.row
    you = Option("players.you", "you", PLAYERS, t("options.you"), t("options.help.players.you"),
                 _MOST_LETTERS, players.you, _USUAL.players.you,
                 partial(_only, "you"))  # fmt: skip
    title = Players.model_fields["you"].title or ""
    yield Row(you.id, t("options.you"), title, (you,), _portrait(portraits, 0))
    for place in range(table.seats - 1):
        seat = seat_title(place + 1, table)
        options = (_name(players, place, seat), _level(players, place, seat))
        note = t(f"options.level.{players.levels[place]}")
        yield Row(f"players.{place}", seat, note, options, _portrait(portraits, place + 1))
    yield _row(PLAYERS, "thinking", settings)


def seat_title(seat: int, table: Table) -> str:
    """Where a computer player sits, seen from seat 0."""
    if table.seats == 4:
        across = "partner" if table.partners else "across"
        return t(f"options.seat.{('left', across, 'right')[seat - 1]}")
    if table.partners and seat == table.partner_of(0):
        return t("options.seat.partner")
    return t("options.seat.number", n=seat + 1)


def _portrait(portraits: Sequence[str], seat: int) -> str:
    return portraits[seat] if seat < len(portraits) else portraits[-1]


def _name(players: Players, place: int, seat: str) -> Option:
    return Option(
        f"players.names.{place}", "names", PLAYERS, seat,
        t("options.help.players.name", most=16), _MOST_LETTERS, players.names[place],
        _USUAL.players.names[place], partial(_placed, "names", players.names, place),
    )  # fmt: skip


def _level(players: Players, place: int, seat: str) -> Option:
    return Option(
        f"players.levels.{place}", "levels", PLAYERS, seat, t("options.help.players.level"),
        _LEVELS, players.levels[place], _USUAL.players.levels[place],
        partial(_placed, "levels", players.levels, place),
    )  # fmt: skip


def _placed(key: str, old: tuple[Value, ...], place: int, value: Value) -> Update:
    return {key: (*old[:place], value, *old[place + 1 :])}
