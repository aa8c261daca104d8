"""Hints: asked of Expert from the viewer's own view, dropped when too late, kept in the log."""

from __future__ import annotations

from dataclasses import replace

from game.ai.executor import InlineExecutor
from game.ai.jobs import Advance, Answer, Job, JobClass, Origin, Report
from game.ai.players import choose
from game.ai.request import Progress
from game.engine.actions import MakeBid, Play
from game.engine.bids import tricks_bid
from game.engine.record import MatchRecord
from game.engine.shuffle import GivenPacks
from game.engine.state import Phase, State
from game.engine.turn import phase
from game.session.hints import Adviser, request_for
from game.session.match import MatchSession
from game.session.walk import walk
from tests.scenes.seeded import Company, advance, my_turn, new_match


class Slow:
    """Answers a job when it is told to."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.cancelled: list[int] = []
        self.reports: list[Report] = []

    def submit(self, job: Job) -> int:
        self.jobs.append(job)
        return len(self.jobs)

    def poll(self) -> list[Report]:
        found, self.reports = self.reports, []
        return found

    def cancel(self, job: int) -> None:
        self.cancelled.append(job)

    def close(self) -> None:
        pass

    def finish(self, origin: Origin = Origin.PLAYER) -> None:
        request = replace(self.jobs[-1].request, strength=20, point_worlds=4)
        self.reports.append(Answer(len(self.jobs), choose(request), origin))


def at_my_turn(trick: int = 2) -> MatchSession:
    session = new_match(3, blind_nil="off")
    assert advance(session, my_turn(trick, 2))
    return session


def test_a_hint_is_a_job_of_its_class_about_the_viewers_view() -> None:
    session, slow = at_my_turn(), Slow()
    adviser = Adviser(session, slow)
    assert adviser.ask()
    (job,) = slow.jobs
    assert job.kind is JobClass.HINT
    assert job.request.level == "expert"
    assert job.request.view == session.view
    assert adviser.thinking
    adviser.ask()
    assert len(slow.jobs) == 1


def test_a_hint_that_came_is_noted_and_stays_for_its_decision() -> None:
    session, slow = at_my_turn(), Slow()
    adviser = Adviser(session, slow)
    adviser.ask()
    assert str(session.record.log[-1]) != "0 hint"
    slow.reports.append(Advance(1, Progress(1, 2)))
    adviser.update()
    slow.finish()
    adviser.update()
    decision = adviser.decision
    assert decision is not None
    assert decision.reasons
    assert str(session.record.log[-1]) == "0 hint"
    adviser.ask()
    assert adviser.decision is decision
    assert session.submit(decision.action, session.version) is None
    adviser.update()
    assert adviser.decision is None


def test_an_answer_to_a_decision_that_has_passed_is_dropped() -> None:
    session, slow = at_my_turn(), Slow()
    adviser = Adviser(session, slow)
    adviser.ask()
    session.submit(slow.jobs[0].request.legal[0], session.version)
    slow.finish()
    adviser.update()
    assert slow.cancelled == [1]
    assert adviser.decision is None
    assert not adviser.thinking
    assert "0 hint" not in map(str, session.record.log)


def test_there_is_no_hint_out_of_turn() -> None:
    session = new_match(3, blind_nil="off")
    assert advance(session, lambda view: phase(view) is Phase.PLAY)
    company = Company(1)
    company.silent = True
    waiting = MatchSession(session.record, company)
    while request_for(waiting) is not None:
        waiting.submit(request_for(waiting).legal[0], waiting.version)  # type: ignore[union-attr]
        waiting.pump()
    assert not Adviser(waiting, Slow()).ask()


def test_hidden_hands_swapped_leave_the_hint_as_it_is() -> None:
    base = new_match(3, blind_nil="off").record
    source = GivenPacks((tuple(base.rules.row.pack.cards[::3] + base.rules.row.pack.cards[1::3]
                               + base.rules.row.pack.cards[2::3]),))  # fmt: skip
    start = replace(base.start, dealer=3, deal=2)
    log = tuple(MakeBid(seat, tricks_bid(3)) for seat in range(4))
    record = MatchRecord(base.rules, base.players, source, start, log=log)
    one = MatchSession(record, Company(1))
    two = swapped_but_for_the_viewer(one)
    assert one.view == two.view
    assert one.record.source != two.record.source
    asked = [request_for(session) for session in (one, two)]
    assert asked[0] is not None
    assert asked[0] == asked[1]
    assert all(isinstance(action, Play) for action in asked[0].legal)


def swapped_but_for_the_viewer(session: MatchSession) -> MatchSession:
    """The same match with the cards of two other seats exchanged."""
    record = session.record
    assert isinstance(record.source, GivenPacks)
    cards = list(record.source.packs[0])
    # Dealt singly from seat 0 on: every second and third card of a round change places.
    for at in range(0, 52, 4):
        cards[at + 1], cards[at + 2] = cards[at + 2], cards[at + 1]
    return MatchSession(replace(record, source=GivenPacks((tuple(cards),))), Company(1))


def test_bids_and_cards_are_advised_in_line() -> None:
    session = new_match(3, blind_nil="off")
    assert advance(session, lambda view: phase(view) is Phase.BIDDING and to_bid(view))
    adviser = Adviser(session, InlineExecutor())
    adviser.ask()
    adviser.update()
    assert adviser.decision is not None
    assert isinstance(adviser.decision.action, MakeBid)


def to_bid(view: State) -> bool:
    return view.bids[0] is None and all(view.bids[seat] is not None for seat in before(view))


def before(view: State) -> tuple[int, ...]:
    order = view.bidding_order
    return order[: order.index(0)]


def test_a_review_walks_past_hints() -> None:
    session = at_my_turn()
    plain = walk(session.record, 0)
    session.note_hint()
    assert walk(session.record, 0) == plain


def test_a_hint_of_the_instant_player_is_known_for_a_guess() -> None:
    session, slow = at_my_turn(), Slow()
    adviser = Adviser(session, slow)
    adviser.ask()
    slow.finish(Origin.INSTANT)
    adviser.update()
    assert adviser.guessed
    adviser.drop()
    adviser.ask()
    assert not adviser.guessed
    slow.finish()
    adviser.update()
    assert adviser.decision is not None
    assert not adviser.guessed
