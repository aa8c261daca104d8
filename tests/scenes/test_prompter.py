"""Hints and claims at the table: their keys, what they mark and say, and how they end."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from game.ai.claims import claimable
from game.ai.executor import InlineExecutor
from game.ai.jobs import Answer, Job, JobId, Report
from game.ai.nilclaims import standing_nil
from game.ai.request import Decision, Estimate, Measure
from game.engine.actions import MakeBid, Play
from game.engine.bids import NIL
from game.engine.legality import legal_actions
from game.engine.record import MatchRecord, Player, courses, replay
from game.engine.rules import Rules
from game.engine.shuffle import GivenPacks
from game.engine.state import Phase, Start, State
from game.engine.turn import phase
from game.scenes.bidding import BidScene
from game.scenes.bidding.ask import AskScene
from game.scenes.table.claim import Kind
from game.scenes.table.prompter import Prompter
from game.session.match import HUMAN, MatchSession
from game.words import t
from game.words.cards import card_short
from tests.engine.helpers import pack_for_hands
from tests.gallery import before_play
from tests.gallery.reach import Reach, Size, seated
from tests.scenes.at_table import SIZE
from tests.scenes.seeded import Company, advance, asked_in, match_at, my_turn, new_match
from tests.scenes.sitting import INSTANT, Sitting


class Quick(InlineExecutor):
    """Thinks as little as can be."""

    def submit(self, job: Job) -> JobId:
        return super().submit(
            replace(job, request=replace(job.request, strength=12, point_worlds=2))
        )


class Even(InlineExecutor):
    """Finds all choices but the first alike, and plays the second."""

    def submit(self, job: Job) -> JobId:
        self.legal = job.request.legal
        return super().submit(job)

    def poll(self) -> list[Report]:
        first, *others = self.legal
        weighed = (Estimate(first, 1), *(Estimate(each, 2) for each in others))
        decision = Decision(others[0], Measure.CHANCE, weighed)
        heard = (report for report in super().poll() if isinstance(report, Answer))
        return [replace(answer, decision=decision) for answer in heard]


def prompter(at: Sitting) -> Prompter:
    standing = at.table.companion
    assert isinstance(standing, Prompter)
    return standing


def ready(at: Sitting) -> Sitting:
    at.desk.players = Quick
    at.wait(0.1)
    return at


def press(at: Sitting, *names: str) -> None:
    for name in names:
        at.key(name)
        at.wait(0.1)


def following() -> Sitting:
    def choice(view: State) -> bool:
        return my_turn(2, 2)(view) and not standing_nil(view) and view.counts[0] > 6

    return ready(Sitting(match_at(choice, most=40, blind_nil="off", nil="off"), SIZE, INSTANT))


def test_a_hint_marks_a_card_tells_more_and_goes() -> None:
    at = following()
    assert "hint" in at.live()
    press(at, "h")
    help_ = prompter(at)
    (card,) = help_.hints.cards
    assert f"card-{card}" in at.live("card-")
    assert help_.hints.text is not None
    assert ": " in help_.hints.text.sentence
    assert not help_.hints.text.rows
    if len(at.live("card-")) > 1:
        press(at, "h")
        assert help_.hints.text is not None
        assert help_.hints.text.rows
        assert help_.hints.text.rows[0].tone == 1
    press(at, "h")
    assert help_.hints.text is None
    assert not help_.hints.cards
    assert [str(entry) for entry in at.session.record.log].count("0 hint") == 1


def test_alike_cards_are_named_from_the_highest_and_the_advised_one_among_them() -> None:
    at = Sitting(match_at(my_turn(1, 0), most=40, blind_nil="off"), SIZE, INSTANT)
    ready(at).desk.players = Even
    press(at, "h", "h")
    hints = prompter(at).hints
    assert hints.text is not None
    assert isinstance(hints.advised, Play)
    named = hints.text.rows[0].label.split()
    assert card_short(hints.advised.card) in named
    held = at.session.view.hands[0] or ()
    order = [card_short(card) for card in sorted(held, key=lambda c: (c.suit, c.rank))]
    assert [order.index(label) for label in named] == sorted(map(order.index, named), reverse=True)
    assert hints.text.heads == (t("hint.wins"), t("hint.points"))


def test_a_hint_goes_with_its_decision() -> None:
    at = following()
    at.click(at.spot("hint"))
    at.wait(0.1)
    (card,) = prompter(at).hints.cards
    at.click(at.spot(f"card-{card}"))
    at.wait(0.1)
    assert prompter(at).hints.text is None
    assert not prompter(at).hints.cards


def test_escape_puts_a_hint_away_before_it_opens_the_menu() -> None:
    at = following()
    press(at, "h", "escape")
    assert prompter(at).hints.text is None
    assert at.scenes == ["table"]
    press(at, "escape")
    assert at.scenes != ["table"]


def test_escape_closes_the_hint_then_the_last_trick_under_it_then_pauses() -> None:
    at = following()
    press(at, "t", "h")
    for _ in range(2):
        press(at, "escape")
        assert prompter(at).hints.text is None
        assert at.scenes == ["table"]
    press(at, "escape")
    assert at.scenes == ["table", "pause"]


def test_without_players_nobody_can_be_asked_and_that_is_said() -> None:
    at = following()
    at.desk.players = None
    press(at, "h")
    assert prompter(at).hints.text is None
    assert not prompter(at).hints.cards


def redeal_asked() -> MatchSession:
    """A match in which the viewer may ask for new cards."""
    session = new_match(35, before_play.LAST, redeal="one_spade")
    assert advance(session, asked_in(Phase.REDEAL), 35, 3)
    return session


QUESTIONS: dict[str, Reach] = {
    "bid": before_play.BID,
    "talk": before_play.TALK,
    "blind": before_play.BLIND_NIL,
    "redeal": lambda size: seated(redeal_asked(), size),
    "draw": before_play.DRAWING,
    "exchange": before_play.giving,
}


@pytest.mark.parametrize("size", [(800, 500), (853, 480), (900, 560)])
def test_a_hint_for_a_bid_keeps_its_sentence_in_the_smallest_windows(size: Size) -> None:
    at = ready(before_play.BID(size))
    pad = at.top
    assert isinstance(pad, BidScene)
    for presses in range(2):
        press(at, "h")
        text = prompter(at).hints.text
        assert text is not None
        assert bool(text.rows) == bool(presses)
        assert pad.text.reason == text.sentence
    at.key("3")
    assert not pad.text.reason
    press(at, "h")
    assert not pad.text.reason
    press(at, "h")
    assert pad.text.reason


def test_a_hint_for_a_card_stands_at_the_table_though_a_bid_was_asked_for_before() -> None:
    at = ready(before_play.BID((800, 500)))
    press(at, "3", "return")
    at.rest()
    assert at.scenes == ["table"]
    press(at, "h")
    assert prompter(at).hints.text is not None
    assert "companion" in {part.name for part in at.table.parts()}


def test_a_sentence_stands_apart_where_the_panel_has_no_room_for_it() -> None:
    at = ready(before_play.giving((800, 500)))
    press(at, "h")
    press(at, "h")
    shades = -2 * 64
    panels = {part.name: part.area.inflate(shades, shades) for part in at.table.parts()}
    assert not panels["sentence"].colliderect(panels["companion"])


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question_before_the_play_has_a_hint_that_is_marked(name: str) -> None:
    at = ready(QUESTIONS[name](SIZE))
    press(at, "h")
    hints, question = prompter(at).hints, at.top
    assert hints.text is not None
    assert ": " in hints.text.sentence
    assert isinstance(question, AskScene)
    if name == "exchange":
        assert hints.cards
        assert all(f"card-{card}" in at.live("card-") for card in hints.cards)
    else:
        assert question.suggested
        assert question.suggested <= set(at.live())


def claim_turn(view: State) -> bool:
    """Whether the viewer may claim the last three or more tricks."""
    return any(my_turn(trick, n)(view) for trick in (10, 11) for n in range(4)) and (
        claimable(view) is not None
    )


def test_a_claim_is_offered_stated_and_played_out_trick_by_trick() -> None:
    session = new_match(116, Start(3), blind_nil="off")
    assert advance(session, claim_turn, 116)
    at = ready(Sitting(session, SIZE, INSTANT))
    claims = prompter(at).claims
    assert claims.offered is Kind.REST
    assert "claim" in at.live()
    found = claimable(at.session.view)
    assert found is not None
    view, left = at.session.view, len(found.cards)
    before, deal = view.taken(0), view.deal
    at.click(at.spot("claim"))
    at.wait(0.1)
    assert claims.text is not None
    assert at.session.view is view
    press(at, "c")
    at.wait(2.0)
    result = next(r for r in at.session.view.results if r.deal == deal)
    assert result.taken[0] == before + left
    assert replay(at.session.record).results == at.session.view.results


def test_a_nil_that_is_safe_is_claimed_and_played_out() -> None:
    rules = Rules(blind_nil="off")
    low = {0: "2H 3H 4H 5H 2D 3D 4D 5D 2C 3C 4C 5C 6C"}
    pack = pack_for_hands(rules.row, low, 0)
    players = tuple(Player(name, "easy" if seat else HUMAN) for seat, name in enumerate("YOVA"))
    record = MatchRecord(rules, players, GivenPacks((pack, pack)), Start(dealer=0, deal=2))
    session = MatchSession(record, Company(2))
    session.pump()
    assert session.submit(MakeBid(0, NIL), session.version) is None
    at = ready(Sitting(session, SIZE, INSTANT))
    at.wait(0.3)
    assert prompter(at).claims.offered is Kind.NONE
    press(at, "c", "c")
    at.wait(3.0)
    assert session.view.results[-1].taken[0] == 0
    assert replay(session.record).results == session.view.results


def test_a_claim_that_is_not_certain_is_refused_with_a_line() -> None:
    at = following()
    assert prompter(at).claims.offered is None
    assert "claim" not in at.live()
    press(at, "c")
    text = prompter(at).claims.text
    assert text is not None
    assert text.rows
    assert text.rows[-1].tone == -1
    press(at, "c")
    assert prompter(at).claims.text is None


def test_hint_and_claim_share_one_panel() -> None:
    at = following()
    press(at, "h", "c")
    assert prompter(at).hints.text is None
    assert prompter(at).claims.text is not None
    press(at, "h")
    assert prompter(at).claims.text is None
    assert prompter(at).hints.text is not None


def test_what_a_key_says_is_not_hidden_by_a_question() -> None:
    at = ready(Sitting(match_at(asked_in(Phase.BIDDING), blind_nil="off"), (900, 560), INSTANT))
    press(at, "c")
    (said,) = (part for part in at.table.parts() if part.name == "notice")
    question = at.top
    assert isinstance(question, AskScene)
    shade = 32
    assert said.area[1] + shade >= question.panel.bottom or (
        said.area[0] + shade >= question.panel.right
    )


def test_the_edge_of_a_suggested_key_comes_up() -> None:
    at = Sitting(match_at(asked_in(Phase.BIDDING), blind_nil="off"), SIZE)
    at.desk.players = Quick
    at.rest()
    question = at.top
    assert isinstance(question, AskScene)
    bid = next(a for a in legal_actions(at.session.view, 0) if isinstance(a, MakeBid))
    question.suggest(bid)
    assert question.moving
    question.update(0.2)
    assert not question.moving


KEYS = ("u", "u", "y", "h", "h", "c", "t", "o", "n", "2", "3", "return", "left", "right", "tab")


@pytest.mark.parametrize("options", [{}, {"table": "draw2"}, {"bid_style": "mirror"}])
def test_any_keys_at_speed_leave_a_sound_match(options: dict[str, Any]) -> None:
    """Undo while cards fly and hints are thought about, with clicks between."""
    chance = random.Random(3)
    at = Sitting(new_match(4, Start(dealer=0, deal=2), deals=1, blind_nil="off", **options), SIZE)
    at.desk.players = Quick
    for _ in range(220):
        if chance.random() < 0.5:
            at.wait(chance.choice((0.02, 0.1, 0.6)))
        if at.scenes[-1] in ("score_sheet", "match_over"):
            at.key("u")
        elif chance.random() < 0.5:
            at.key(chance.choice(KEYS))
        elif live := [name for name in at.live() if name.startswith(("card-", "bid-", "confirm"))]:
            at.click(at.spot(chance.choice(live)))
    session = at.session
    *_, last = courses(session.record)
    assert (session.view.deal, phase(session.view)) == (last.state.deal, phase(last.state))
    assert session.view.hands[0] == last.state.hands[0]
