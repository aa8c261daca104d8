"""The rows of everything but the rules, made from the fields of the settings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import get_args

from game.scenes.options.kinds import Pick, Seating, kind_of
from game.scenes.options.option import Option, Row, Update
from game.scenes.options.seating import seated
from game.scenes.options.seattitles import seat_title
from game.scenes.options.swatches import PICTURES
from game.storage.settings import Level, Players, Settings, Who
from game.words import t
from game.words.characters import ANYONE
from game.words.english import ENGLISH
from game.words.lookup import printed
from game.words.option_values import Value, value_text

PLAYERS = "players"
SETTING_PAGES = (PLAYERS, "look", "sound", "pace")
"""The pages beside the rules, each a section of the settings."""
_USUAL = Settings()
_LEVELS = Pick(get_args(Level))
_MOST_LETTERS = kind_of(str, Players.model_fields["you"].metadata)


def setting_rows(page: str, settings: Settings) -> tuple[Row, ...]:
    """The rows of one of SETTING_PAGES."""
    if page == PLAYERS:
        return tuple(_player_rows(settings))
    section = getattr(settings, page)
    return tuple(_row(page, key, settings) for key in type(section).model_fields)


def _row(page: str, key: str, settings: Settings) -> Row:
    section = getattr(settings, page)
    field = type(section).model_fields[key]
    help_key = f"options.help.{page}.{key}"
    description = printed(field.description or "")
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
    note = value_text(key, option.value) if option.id in PICTURES else _note(description)
    return Row(option.id, option.title, note, (option,))


def _note(sentence: str) -> str:
    """A sentence as it stands under a title, where the notes of the rules have no full stop."""
    return sentence.removesuffix(".")


def _only(key: str, value: Value) -> Update:
    return {key: value}


def _idle(page: str, key: str, settings: Settings) -> str:
    others = settings.players.levels[: settings.rules.row.seats - 1]
    if page == PLAYERS and key == "thinking" and "expert" not in others:
        return t("options.idle.no_expert")
    if page == "sound" and key == "volume" and settings.sound.muted:
        return t("options.idle.muted")
    if page == "pace" and key == "hold" and settings.pace.hold_until_click:
        return t("options.idle.until_click")
    if page == "pace" and key == "queue" and settings.pace.click == "twice":
        return t("options.idle.twice")
    return ""


def _player_rows(settings: Settings) -> Iterator[Row]:
    players, table = settings.players, settings.rules.row
    you = Option("players.you", "you", PLAYERS, t("options.you"), t("options.help.players.you"),
                 _MOST_LETTERS, players.you, _USUAL.players.you,
                 partial(_only, "you"))  # fmt: skip
    title = Players.model_fields["you"].title or ""
    yield Row(you.id, t("options.you"), title, (you,), "you")
    for place in range(table.seats - 1):
        seat = seat_title(place + 1, table)
        who = _character(players, place, seat)
        # Anyone brings a name along.
        named = () if who.value == ANYONE else (_name(players, place, seat),)
        options = (who, *named, _level(players, place, seat))
        yield Row(f"players.{place}", seat, _note(t(f"character.{who.value}.line")), options)
    yield _row(PLAYERS, "thinking", settings)
    yield _row(PLAYERS, "remarks", settings)


def _character(players: Players, place: int, seat: str) -> Option:
    return Option(
        f"players.characters.{place}", "characters", PLAYERS, seat,
        t("options.help.players.character"), Seating(get_args(Who)), players.characters[place],
        _USUAL.players.characters[place], partial(seated, players, place),
    )  # fmt: skip


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
