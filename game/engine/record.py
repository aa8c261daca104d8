"""A match is its record: rules, seats, where the deals come from, and the log of actions.

The record is the one thing that is saved, resumed, replayed and sent with a bug report. Its text
form is JSON with one line of notation an action. An undo is an entry of the log too; what was taken
back stays in the log, and replay follows what holds. So is a hint that was taken, which changes
nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from pydantic import ValidationError

from game.engine.cards import cards, notation
from game.engine.events import Event
from game.engine.evolve import fold
from game.engine.refusal import Refused
from game.engine.rules import Rules
from game.engine.shuffle import SHUFFLE_VERSION, GivenPacks, NoPackLeft, Seeded, Source
from game.engine.state import FROM_THE_CUT, Start, State, initial_state
from game.engine.undo import Course, Entry, Hinted, UndoTo, parse_entry

FORMAT = "spades-match"
FORMAT_VERSION = 1

_HEX = frozenset("0123456789abcdef")


class Kind(Enum):
    """What a match is for; only matches enter statistics."""

    MATCH = "match"
    PRACTICE = "practice"
    LESSON = "lesson"


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a name, and the level of a computer player or "human".

    `character` is the key of the face and temper that a computer player has, "" for none.
    """

    name: str
    level: str
    strength: int = 0
    character: str = ""

    @property
    def human(self) -> bool:
        """Whether no computer player fills the seat."""
        return self.level == "human"


class RecordFault(Enum):
    """What is wrong with a record; `words` has a sentence for each."""

    NOT_A_RECORD = "not_a_record"
    NEWER_VERSION = "newer_version"
    BAD_RULES = "bad_rules"
    BAD_SEATS = "bad_seats"
    BAD_DEALS = "bad_deals"
    BAD_START = "bad_start"
    BAD_ACTION = "bad_action"
    ILLEGAL_ACTION = "illegal_action"


class RecordError(ValueError):
    """A damaged or foreign record; `entry` is the number of the faulty action, from 1."""

    def __init__(self, fault: RecordFault, entry: int | None = None) -> None:
        super().__init__(fault.value if entry is None else f"{fault.value} at entry {entry}")
        self.fault = fault
        self.entry = entry


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """One match, complete: everything else about it follows by replay.

    `rules_name` is what a player called the rules, "" where nobody gave them a name of their own.
    """

    rules: Rules
    players: tuple[Player, ...]
    source: Source
    start: Start = FROM_THE_CUT
    kind: Kind = Kind.MATCH
    log: tuple[Entry, ...] = ()
    rules_name: str = ""

    def with_entry(self, entry: Entry) -> MatchRecord:
        """The record with one more entry."""
        return replace(self, log=(*self.log, entry))


def blank_state(record: MatchRecord) -> State:
    """The full state before anything happened."""
    return initial_state(record.rules, record.source, record.start)


def opening(record: MatchRecord) -> Course:
    """The match before the first entry of its log."""
    people = frozenset(seat for seat, player in enumerate(record.players) if player.human)
    return Course.begin(blank_state(record), people)


def courses(record: MatchRecord) -> Iterator[Course]:
    """The match before the first entry, then after each entry of the log, undone or not.

    Raises RecordError at an entry that the rules refuse.
    """
    course = opening(record)
    yield course
    for number, entry in enumerate(record.log, 1):
        try:
            course = course.after(entry)
        except (Refused, NoPackLeft) as fault:
            raise RecordError(RecordFault.ILLEGAL_ACTION, number) from fault
        yield course


def chapters(record: MatchRecord) -> Iterator[tuple[Event, ...]]:
    """What happened before the first action, then what each action that holds brought about.

    Raises RecordError as `courses` does.
    """
    undone = max((n for n, e in enumerate(record.log, 1) if isinstance(e, UndoTo)), default=0)
    told: list[tuple[Event, ...]] = []
    for number, course in enumerate(courses(record)):
        if isinstance(course.last, UndoTo):
            del told[len(course.line) + 1 :]
        elif not isinstance(course.last, Hinted):
            told.append(course.events)
        # What another undo may yet take back is not told.
        if number >= undone:
            yield from told
            told.clear()


def states(record: MatchRecord) -> Iterator[State]:
    """Every state of the match: the opening one, then one after each action that holds.

    Raises RecordError as `chapters` does.
    """
    state = blank_state(record)
    for events in chapters(record):
        state = fold(state, events)
        yield state


def opening_state(record: MatchRecord) -> State:
    """The full state before the first action: cut, dealt, and waiting for a seat."""
    return next(states(record))


def replay(record: MatchRecord) -> State:
    """The state after the whole log. Raises RecordError as `states` does."""
    *_, last = states(record)
    return last


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
