"""What the menu tells of the matches: as it was told last, until it has been read anew."""

from __future__ import annotations

from dataclasses import replace

from game.scenes.desk import Desk
from game.scenes.history.content import sides_of, where_left
from game.session.match import MatchSession
from game.storage.lastmenu import LastMenu
from game.storage.match_summary import MatchSummary
from game.storage.statistics import Filter, Summary, summary
from game.ui.layout.seats import side_order
from game.words import t
from game.words.menu import new_note, resume_note
from game.words.names import Names
from game.words.numbers import number

Standings = tuple[tuple[str, str, bool], ...]


class MenuNews:
    """The match to go on with, and how many there are, read as soon as the store is ready."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._open: list[MatchSummary] = []
        self._counted: Summary | None = None
        self._read = False
        if self._readable:
            self.read()

    @property
    def complete(self) -> bool:
        """Whether everything is read and counted."""
        return self._read and (self._counted is not None or self._desk.store is None)

    @property
    def going_on(self) -> MatchSession | None:
        """The match on the desk, if it can be gone on with."""
        match = self._desk.match
        return None if match is None or match.over else match

    @property
    def latest(self) -> MatchSummary | None:
        """The match played last of those that no other copy of the game plays.

        It is the one that is known to be, since a clock may have been set back meanwhile; else the
        one of the latest date.
        """
        free = [match for match in self._open if not match.taken]
        told = (match for match in free if match.match == self._desk.last_menu.match)
        return next(told, free[0] if free else None)

    def look(self) -> bool:
        """Read or count what can be by now, one thing at a time; whether there is news."""
        if not self._read and self._readable:
            self.read()
            return True
        if self._read and not self.complete:
            self.count()
            return True
        return False

    def read(self) -> None:
        """Read the matches under way, which waits for the store; the rest is to be counted anew."""
        store = self._desk.store
        self._open = [] if store is None else store.unfinished()
        self._read, self._counted = True, None

    def count(self) -> None:
        """Count what was played, which may take a tenth of a second."""
        if self._desk.store is not None:
            self._counted = summary(
                self._desk.store, Filter(undone=not self._desk.settings.pace.leave_out_undone)
            )

    def words(self) -> LastMenu:
        """What there is to tell."""
        desk, match, latest = self._desk, self.going_on, self.latest
        new = self._new()
        if not self._read and match is None:
            return replace(desk.last_menu, new=new, lesson=desk.first_start)
        note = ""
        standings: Standings = ()
        number_on_file = 0 if latest is None else latest.match
        if match is not None:
            number_on_file = desk.match_of(match) or 0
            note, standings = resume_note(match.view, match.viewer), self._standings(match)
        elif latest is not None:
            note = where_left(latest)
            standings = tuple((side.name, side.total, side.place == 0) for side in sides_of(latest))
        stored = desk.store is not None
        return LastMenu(
            resumable=match is not None or latest is not None,
            note=note,
            standings=standings,
            match=number_on_file,
            new=new,
            matches=t("menu.matches.note", n=len(self._open)) if stored else "",
            statistics=self._statistics(),
            muted=desk.sounds.muted,
            lesson=desk.first_start,
        )

    def _new(self) -> str:
        """What a new match would be."""
        desk = self._desk
        name = "" if desk.presets is None else desk.presets.name_of_rules(desk.settings)
        return new_note(desk.settings.rules, desk.settings.players.levels, name)

    def _statistics(self) -> str:
        counted = self._counted
        if counted is None:
            return self._desk.last_menu.statistics
        return t("menu.statistics.note", n=counted.matches, won=counted.won)

    def _standings(self, match: MatchSession) -> Standings:
        view, names = match.view, Names(self._desk.names, match.viewer)
        return tuple(
            (names.side(side, view.table), number(view.totals[side]), place == 0)
            for place, side in enumerate(side_order(view.table.sides, match.viewer))
        )

    @property
    def _readable(self) -> bool:
        return self._desk.store is None or self._desk.store.ready
