"""Matches of characters, and one at which something is about to be said."""

from __future__ import annotations

from game.engine.rules import Rules
from game.engine.state import Phase
from game.engine.turn import phase
from game.session.keeping import new_record
from game.session.match import MatchSession
from game.session.remarks import Remark, after_deal, seed_of
from game.storage.settings import Players, Settings
from tests.scenes.seeded import Company, advance, asked_in

TALKING = Players(remarks=True, remarks_asked=True)


def match_of_characters(seed: int = 5, table: str = "partners", deals: int = 0) -> MatchSession:
    """A match that nobody has acted in, its players those of the settings."""
    rules = Rules.model_validate({"table": table, "blind_nil": "off", "deals": deals})
    return MatchSession(new_record(Settings(rules=rules, players=TALKING), seed), Company(seed))


def about_to_talk(table: str = "partners") -> tuple[MatchSession, Remark]:
    """A match after its first deal, of which somebody has something to say."""
    for seed in range(60):
        session = match_of_characters(seed, table)
        if not advance(session, lambda view: phase(view) is Phase.SCORED, seed):
            continue
        record, view = session.record, session.view
        remark = after_deal(record.players, view.table, view.results, seed_of(record))
        if remark is None or session.over:
            continue
        session.next_deal()
        if advance(session, asked_in(Phase.BIDDING), seed):
            return session, remark
    raise AssertionError("nobody says anything")


def play_out(session: MatchSession) -> None:
    """Play a match to its end."""
    while not session.over:
        advance(session, lambda view: phase(view) in (Phase.SCORED, Phase.OVER))
        if not session.over:
            session.next_deal()
