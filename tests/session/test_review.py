"""A review: the numbers are Expert's own, from what the seat saw, and they are kept."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.ai.executor import InlineExecutor
from game.ai.jobs import Job
from game.ai.players import choose
from game.ai.request import Request
from game.engine.actions import MakeBid, Play, parse_action
from game.engine.bids import tricks_bid
from game.engine.record import MatchRecord, Player
from game.engine.rules import Rules
from game.engine.shuffle import GivenPacks, Seeded
from game.engine.state import Start
from game.session import review as module
from game.session.decision_text import decision_from, decision_text
from game.session.match import HUMAN, MatchSession
from game.session.review import Review, Verdict, accuracy, costliest, request_for
from game.session.walk import walk
from game.storage.matches import open_store
from game.storage.reviews import Reviews
from tests.scenes.desks import match
from tests.scenes.seeded import Company
from tests.storage.kit import Clock

WORLDS = 16


@pytest.fixture(autouse=True)
def _little_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "usual_strength", lambda _level: WORLDS)
    monkeypatch.setattr(module, "POINT_WORLDS", WORLDS)


@pytest.fixture(scope="module")
def played() -> MatchRecord:
    return match(9, seed=5, deals=2).record


class Counting(InlineExecutor):
    """Counts what it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def submit(self, job: Job) -> int:
        self.asked += 1
        return super().submit(job)


class Noting(Company):
    """Remembers the questions of one seat."""

    def __init__(self) -> None:
        super().__init__(seed=3)
        self.asked: list[Request] = []

    def ask(self, request: Request) -> int:
        if request.seat == 0:
            self.asked.append(request)
        return super().ask(request)


def reviewed(record: MatchRecord, deal: int = 0) -> Review:
    review = Review(record, 0, InlineExecutor())
    review.begin(deal)
    assert review.update()
    return review


def test_it_asks_what_a_match_would_ask_expert() -> None:
    players = tuple(Player(f"P{seat}", "expert") for seat in range(4))
    record = MatchRecord(Rules(deals=2, blind_nil="any", nil_exchange=2), players, Seeded(8))
    noting = Noting()
    session = MatchSession(record, noting)
    session.pump()
    while not session.over:
        assert session.next_deal() is None
        session.pump()
    review = Review(session.record, 0)
    numbers = [step.number for deal in review.deals for step in deal.steps]
    found = [request for n in numbers if (request := review.request(n)) is not None]
    asked = {(one.view.deal, one.seed): one for one in noting.asked}
    assert len(found) > 20
    for request in found:
        match_asked = asked[request.view.deal, request.seed]
        assert request.view == match_asked.view
        assert request.legal == match_asked.legal


def test_the_numbers_are_those_of_the_player(played: MatchRecord) -> None:
    review = reviewed(played)
    for verdict in review.verdicts(0)[::4]:
        request = review.request(verdict.step.number)
        assert request is not None
        assert choose(request) == verdict.decision


def test_what_the_others_hold_changes_nothing() -> None:
    suits = [[f"{rank}{suit}" for rank in "23456789TJQKA"] for suit in "CDHS"]
    # Each hand has some of every suit, the player's the same in both deals.
    mixed = [[suits[(place + seat) % 4][place] for place in range(13)] for seat in range(4)]
    swapped = [mixed[0], mixed[2], mixed[3], mixed[1]]
    found = []
    for hands in (mixed, swapped):
        pack = [hands[place % 4][place // 4] for place in range(52)]
        text = [parse_action(f"0 play {card}").card for card in pack]  # type: ignore[union-attr]
        lead = next(card for card in hands[0] if not card.endswith("S"))
        bids = tuple(MakeBid(seat, tricks_bid(3)) for seat in range(4))
        record = MatchRecord(
            Rules(deals=1), (Player("You", HUMAN), *(Player("P", "easy"),) * 3),
            GivenPacks((tuple(text),)), Start(dealer=3),
            log=(*bids, Play(0, text[pack.index(lead)])),
        )  # fmt: skip
        asked = [request_for(record, step, 0) for step in walk(record, 0)[0].steps]
        found.append([choose(request) for request in asked if request is not None])
    assert found[0] == found[1]
    assert len(found[0]) == 2


def test_a_deal_under_way_is_not_looked_into() -> None:
    under_way = match(1, seed=5, tricks=4).record
    review = Review(under_way, 0)
    assert len(review.deals) == 1
    last = max(step.number for step in review.deals[0].steps)
    assert not any(review.request(number) for number in range(last + 1, last + 60))


def test_findings_are_kept_and_opened_at_once(tmp_path: Path, played: MatchRecord) -> None:
    store, _ = open_store(tmp_path, Clock())
    asking = Counting()
    first = Review(played, 0, asking, Reviews(store, 7))
    assert not first.complete(0)
    first.begin(0)
    first.update()
    assert first.complete(0)
    again = Review(played, 0, asking, Reviews(store, 7))
    assert again.verdicts(0) == first.verdicts(0)
    before = asking.asked
    again.begin(0)
    assert asking.asked == before
    assert not again.under_way


def test_findings_of_another_strength_are_asked_again(
    tmp_path: Path, played: MatchRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, _ = open_store(tmp_path, Clock())
    first = Review(played, 0, InlineExecutor(), Reviews(store, 7))
    first.begin(0)
    first.update()
    monkeypatch.setattr(module, "POINT_WORLDS", WORLDS + 1)
    assert not Review(played, 0, None, Reviews(store, 7)).verdicts(0)


def test_it_can_be_called_off_and_taken_up(played: MatchRecord) -> None:
    review = Review(played, 0, InlineExecutor())
    review.begin(0)
    assert review.under_way
    assert review.progress[0] == 0
    review.cancel()
    assert not review.under_way
    assert not review.update()
    assert not review.verdicts(0)
    review.begin(0)
    review.update()
    assert review.complete(0)
    assert review.share == 1.0


def test_losses_accuracy_and_what_cost_most(played: MatchRecord) -> None:
    review = reviewed(played)
    verdicts = review.verdicts(0)
    losses = [one.loss for one in verdicts if one.loss is not None]
    assert min(losses) == 0.0
    dear = costliest(verdicts)
    blamed = [one for one in verdicts if one.loss and one.loss > max(1, 2 * one.unsure)]
    assert [one.loss for one in dear] == sorted((one.loss or 0 for one in blamed), reverse=True)[:3]
    free = [one for one in verdicts if one.free and one.loss is not None]
    right = [one for one in free if one.loss is not None and one.loss <= max(1, one.unsure)]
    assert accuracy(verdicts) == len(right) / len(free)
    assert accuracy([]) is None
    assert len(review.bids()) == 2


def test_doing_as_expert_does_loses_nothing(played: MatchRecord) -> None:
    verdict = reviewed(played).verdicts(0)[-1]
    same = replace(verdict.step, action=verdict.decision.action)
    assert Verdict(same, verdict.decision).loss == 0.0
    assert Verdict(same, verdict.decision).agrees


def test_decisions_survive_as_text(played: MatchRecord) -> None:
    for verdict in reviewed(played).verdicts(0):
        assert decision_from(decision_text(verdict.decision)) == verdict.decision
    with pytest.raises(ValueError, match="action"):
        decision_from("{}")
