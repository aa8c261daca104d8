"""A match followed entry by entry while it is stored: its log, how it stands, its results."""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass, replace

from game.engine.events import DealScored
from game.engine.record import MatchRecord, opening
from game.engine.record_text import to_json
from game.engine.state import Phase, State
from game.engine.tables import Seat, Side
from game.engine.turn import phase, to_act
from game.engine.undo import Entry, UndoTo
from game.storage.match_summary import MatchSummary, Status
from game.storage.results import DealRow, deal_rows, with_outcome, without_outcome


@dataclass(frozen=True, slots=True)
class Standing:
    """How a match stands after `n` entries; the fields are those of `MatchSummary`."""

    n: int
    totals: tuple[int, ...]
    deal: int
    trick: int
    phase: Phase
    asked: Seat | None
    winners: tuple[Side, ...]

    @classmethod
    def of(cls, n: int, state: State) -> Standing:
        """The standing of a full state."""
        winners = () if state.ended is None else state.ended.winners
        tricks = min(state.tricks_done + 1, state.table.tricks)
        return cls(n, state.totals, state.deal, tricks, phase(state), to_act(state), winners)

    def to_json(self) -> str:
        """The standing as text; `from_json` gives it back."""
        values = [self.n, self.totals, self.deal, self.trick]
        return json.dumps([*values, self.phase.value, self.asked, self.winners])

    @classmethod
    def from_json(cls, text: str) -> Standing:
        """The standing written as `text`. Raises ValueError if it is none."""
        try:
            n, totals, deal, trick, where, asked, winners = json.loads(text)
            return cls(n, tuple(totals), deal, trick, Phase(where), asked, tuple(winners))
        except TypeError as fault:
            raise ValueError(text) from fault


class Following:
    """A match and everything that storing it needs; entries are taken in one by one.

    `record` has an empty log and `link` is its checksum, `entries` is the log as text and `chain` a
    checksum after each entry that covers all before it, `rows` are the results of its deals.
    `rows_changed` tells whether an undo changed results since they were last written. Raises
    Refused for an illegal log.
    """

    def __init__(self, match: int, record: MatchRecord, started: float) -> None:
        self.match = match
        self.record = replace(record, log=())
        self.started = self.played = started
        self.link = head_check(head_of(record))
        self.status = Status.OPEN
        self.log: list[Entry] = []
        self.entries: list[str] = []
        self.chain: list[int] = []
        self.rows: list[DealRow] = []
        self.rows_changed = False
        self.written: object = None
        """What `stamp` was when all of it was last written."""
        self._course = opening(record)
        for entry in record.log:
            self.follow(entry, started)

    @property
    def stamp(self) -> object:
        """Changes whenever there is something to write."""
        return len(self.entries), self.status

    @property
    def whole(self) -> MatchRecord:
        """The record with its log."""
        return replace(self.record, log=tuple(self.log))

    @property
    def standing(self) -> Standing:
        """How the match stands."""
        return Standing.of(len(self.entries), self._course.state)

    def follow(self, entry: Entry, at: float) -> None:
        """Take in the next entry. Raises Refused if the rules refuse it."""
        self._course = self._course.after(entry)
        self.log.append(entry)
        self.entries.append(str(entry))
        before = self.chain[-1] if self.chain else self.link
        self.chain.append(chain_check(before, self.entries[-1]))
        self.played = at
        if isinstance(entry, UndoTo):
            self._take_back()
        else:
            self._settle()

    def note_written(self) -> None:
        """All of it is in the database."""
        self.written, self.rows_changed = self.stamp, False

    def summary(self) -> MatchSummary:
        """The match in a list."""
        times = self.started, self.played
        return summarise(self.match, self.status, times, self.record, self.standing, taken=False)

    def _settle(self) -> None:
        course, state = self._course, self._course.state
        if any(isinstance(event, DealScored) for event in course.events):
            self.rows += deal_rows(self.match, self.record, state, undone=course.undone)
        if state.ended is not None:
            self.rows = with_outcome(self.rows, state)
            self.status = Status.FINISHED

    def _take_back(self) -> None:
        """Drop the results of a deal that is played again."""
        state = self._course.state
        kept = len(state.results) * state.table.seats
        if kept == len(self.rows):
            return
        self.rows = without_outcome(self.rows[:kept])
        self.rows_changed = True
        if self.status is Status.FINISHED:
            self.status = Status.OPEN


def head_of(record: MatchRecord) -> str:
    """A record without its log, as text."""
    return to_json(replace(record, log=()))


def head_check(head: object) -> int:
    """The checksum of a record without its log; the first link of the chain."""
    return chain_check(0, head)


def chain_check(before: int, entry: object) -> int:
    """The checksum after `entry`, from the one before it; a damaged entry may be no text."""
    return zlib.crc32(str(entry).encode(), before)


def standing_check(status: str, times: tuple[float, float], standing: str) -> int:
    """The checksum of how a match stands; `times` as in `summarise`."""
    return zlib.crc32(f"{status} {times} {standing}".encode())


def summarise(
    match: int,
    status: Status,
    times: tuple[float, float],
    record: MatchRecord,
    standing: Standing,
    *,
    taken: bool,
) -> MatchSummary:
    """A summary from its parts; `times` are when it began and when it was last played."""
    started, played = times
    return MatchSummary(
        match=match,
        kind=record.kind,
        status=status,
        started=started,
        played=played,
        rules=record.rules,
        rules_name=record.rules_name,
        players=record.players,
        totals=standing.totals,
        deal=standing.deal,
        trick=standing.trick,
        phase=standing.phase,
        asked=standing.asked,
        winners=standing.winners,
        taken=taken,
    )
