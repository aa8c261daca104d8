"""What a match in the lists says, in words and numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.engine.record import Kind, Player
from game.session.match import HUMAN
from game.storage.match_summary import MatchSummary, Status
from game.ui.layout.seats import side_order
from game.words import t
from game.words.dates import moment
from game.words.kinds import level_name
from game.words.menu import left_at
from game.words.names import Names
from game.words.numbers import capital, listing, number
from game.words.rules_line import match_title


@dataclass(frozen=True, slots=True)
class SideTotal:
    """One side in a row: its mark (0 for the viewer's own), its people and its total."""

    place: int
    name: str
    total: str
    won: bool


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match in a list.

    `when` says when it was last played, `note` what it was like, the most telling first. `outcome`
    is "won", "lost", "drawn" or, for an onlooker, "ended"; it is empty while the match is under
    way. A match that is `taken` is played by another copy of the game.
    """

    match: int
    when: str
    sides: tuple[SideTotal, ...]
    note: tuple[str, ...]
    outcome: str = ""
    taken: bool = False


def names_of(players: Sequence[Player]) -> Names:
    """The people of a match; the one who reads is the first of them that no computer plays."""
    viewer = next((seat for seat, who in enumerate(players) if who.level == HUMAN), None)
    return Names(tuple(who.name for who in players), viewer)


def row_of(summary: MatchSummary, now: float) -> MatchRow:
    """The words of one match in its list; `now` is the time, in seconds since 1970."""
    finished = summary.status is Status.FINISHED
    return MatchRow(
        match=summary.match,
        when=capital(moment(summary.played, max(now, summary.played))),
        sides=sides_of(summary),
        note=tuple(_finished_note(summary) if finished else _open_note(summary)),
        outcome=_outcome(summary) if finished else "",
        taken=summary.taken,
    )


def sides_of(summary: MatchSummary) -> tuple[SideTotal, ...]:
    """The sides with their totals, the viewer's own first."""
    names, table = names_of(summary.players), summary.rules.row
    return tuple(
        SideTotal(
            place=place,
            name=names.side(side, table),
            total=number(summary.totals[side]),
            won=side in summary.winners,
        )
        for place, side in enumerate(side_order(table.sides, names.viewer or 0))
    )


def where_left(summary: MatchSummary) -> str:
    """Where a match was left: "Deal 4, your card"."""
    yours = summary.asked is not None and summary.asked == names_of(summary.players).viewer
    return left_at(summary.phase, summary.deal, summary.trick, yours=yours)


def _open_note(summary: MatchSummary) -> Iterator[str]:
    if summary.taken:
        yield t("history.taken")
    else:
        yield where_left(summary)
    yield from _common_note(summary)


def _finished_note(summary: MatchSummary) -> Iterator[str]:
    yield t("history.deals", n=summary.deal)
    yield from _common_note(summary)


def _common_note(summary: MatchSummary) -> Iterator[str]:
    yield match_title(summary.rules, summary.rules_name)
    if summary.kind is not Kind.MATCH:
        yield t(f"history.kind.{summary.kind.value}")
    viewer = names_of(summary.players).viewer
    own = None if viewer is None else summary.rules.row.side_of(viewer)
    levels = [
        level_name(who.level)
        for seat, who in enumerate(summary.players)
        if summary.rules.row.side_of(seat) != own and who.level != HUMAN
    ]
    if levels:
        yield t("history.against", levels=listing(list(dict.fromkeys(levels))))


def _outcome(summary: MatchSummary) -> str:
    viewer = names_of(summary.players).viewer
    if len(summary.winners) > 1:
        return "drawn"
    if viewer is None or not summary.winners:
        return "ended"
    return "won" if summary.rules.row.side_of(viewer) in summary.winners else "lost"
