"""The text of a record: JSON, with one line of notation an action."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from pydantic import ValidationError

from game.engine.cards import cards, notation
from game.engine.record import Kind, MatchRecord, Player, RecordError, RecordFault
from game.engine.rules import Rules
from game.engine.shuffle import SHUFFLE_VERSION, GivenPacks, Seeded, Source
from game.engine.state import Start
from game.engine.undo import Entry, Hinted, UndoTo, parse_entry

FORMAT = "spades-match"
FORMAT_VERSION = 1

_HEX = frozenset("0123456789abcdef")


def to_json(record: MatchRecord) -> str:
    """The record as text; `from_json` gives it back."""
    source = record.source
    deals = (
        {"seed": f"{source.seed:032x}"}
        if isinstance(source, Seeded)
        else {"packs": [notation(pack) for pack in source.packs]}
    )
    document = {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "shuffle": SHUFFLE_VERSION,
        "kind": record.kind.value,
        "rules": record.rules.model_dump(mode="json", exclude_defaults=True),
        # Left out where there is none: the text of older records, and its checksum, stay the same.
        **({"rules_name": record.rules_name} if record.rules_name else {}),
        "players": [_written(player) for player in record.players],
        "deals": deals,
        "start": {
            "dealer": record.start.dealer,
            "deal": record.start.deal,
            "totals": list(record.start.totals),
            "bags": list(record.start.bags),
        },
        "log": [str(entry) for entry in record.log],
    }
    return json.dumps(document, ensure_ascii=False, indent=1)


def _written(player: Player) -> list[str | int]:
    # A player without a character is written as in older records.
    who: list[str | int] = [player.name, player.level, player.strength]
    return [*who, player.character] if player.character else who


def from_json(text: str) -> MatchRecord:
    """The record written as `text`.

    Raises RecordError for anything but a whole record of a version this game knows; the log is
    read, not replayed.
    """
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as fault:
        raise RecordError(RecordFault.NOT_A_RECORD) from fault
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise RecordError(RecordFault.NOT_A_RECORD)
    if document.get("version") != FORMAT_VERSION or document.get("shuffle") != SHUFFLE_VERSION:
        raise RecordError(RecordFault.NEWER_VERSION)
    rules = _read_rules(document.get("rules"))
    return MatchRecord(
        rules=rules,
        players=_read_players(document.get("players"), rules),
        source=_read_source(document.get("deals"), rules),
        start=_read_start(document.get("start"), rules),
        kind=_read_kind(document.get("kind")),
        log=tuple(_read_log(document.get("log"))),
        rules_name=_read_name(document.get("rules_name", "")),
    )


def _read_rules(value: Any) -> Rules:
    try:
        return Rules.model_validate(value)
    except ValidationError as fault:
        raise RecordError(RecordFault.BAD_RULES) from fault


def _read_name(value: Any) -> str:
    if isinstance(value, str) and not _lone_surrogates(value):
        return value
    raise RecordError(RecordFault.BAD_RULES)


def _read_kind(value: Any) -> Kind:
    try:
        return Kind(value)
    except ValueError as fault:
        raise RecordError(RecordFault.NOT_A_RECORD) from fault


def _read_players(value: Any, rules: Rules) -> tuple[Player, ...]:
    match value:
        case [*rows] if len(rows) == rules.row.seats:
            players = [_read_player(row) for row in rows]
            return tuple(players)
    raise RecordError(RecordFault.BAD_SEATS)


def _read_player(row: Any) -> Player:
    match row:
        case [str(name), str(level), int(strength), *rest] if type(strength) is int:
            match rest:
                case []:
                    character = ""
                case [str(key)]:
                    character = key
                case _:
                    raise RecordError(RecordFault.BAD_SEATS)
            if not _lone_surrogates(name + level + character):
                return Player(name, level, strength, character)
    raise RecordError(RecordFault.BAD_SEATS)


def _lone_surrogates(text: str) -> bool:
    """Whether `text` holds what can be escaped in JSON, but neither saved nor drawn."""
    return any("\ud800" <= letter <= "\udfff" for letter in text)


def _read_source(value: Any, rules: Rules) -> Source:
    try:
        match value:
            case {"seed": str(seed)} if 0 < len(seed) <= 32 and _HEX.issuperset(seed):
                return Seeded(int(seed, 16))
            case {"packs": [_, *_] as packs}:
                read = tuple(cards(pack) for pack in packs)
                if all(sorted(pack) == sorted(rules.row.pack.cards) for pack in read):
                    return GivenPacks(read)
    except (ValueError, TypeError, AttributeError) as fault:
        raise RecordError(RecordFault.BAD_DEALS) from fault
    raise RecordError(RecordFault.BAD_DEALS)


def _read_start(value: Any, rules: Rules) -> Start:
    row = rules.row
    match value:
        case {
            "dealer": None | int() as dealer,
            "deal": int(deal),
            "totals": [*totals],
            "bags": [*bags],
        }:
            fits = (
                (dealer is None or (type(dealer) is int and dealer in range(row.seats)))
                and deal >= 1
                and len(totals) in (0, len(row.sides))
                and len(bags) in (0, len(row.sides))
                and all(type(number) is int for number in (deal, *totals, *bags))
                and all(number >= 0 for number in bags)
            )
            if fits:
                return Start(dealer, deal, tuple(totals), tuple(bags))
    raise RecordError(RecordFault.BAD_START)


def _read_log(value: Any) -> Iterator[Entry]:
    if not isinstance(value, list):
        raise RecordError(RecordFault.NOT_A_RECORD)
    line = 0
    for number, text in enumerate(value, 1):
        try:
            entry = parse_entry(text)
        except (ValueError, TypeError, AttributeError) as fault:
            raise RecordError(RecordFault.BAD_ACTION, number) from fault
        if isinstance(entry, UndoTo) and entry.n >= line:
            raise RecordError(RecordFault.ILLEGAL_ACTION, number)
        if isinstance(entry, UndoTo):
            line = entry.n
        elif not isinstance(entry, Hinted):
            line += 1
        yield entry
