"""A view made from one line is what the seat knew at the table (RULES sections 1, 4 and 5)."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from game.engine.actions import Give
from game.engine.cards import cards
from game.engine.state import FROM_THE_CUT, State
from game.session.bot.questions import DealQuestion, PassQuestion, QuestionError, parse_question
from game.session.bot.rule_choice import read_rules
from game.session.bot.seating import seated
from tests.ai.table import random_rules
from tests.session.bot.kit import ARENA, decisions

CLUBS = "2C3C4C5C6C7C8C9CTCJCQCKCAC"


def line(text: str) -> DealQuestion:
    question = parse_question(text)
    assert isinstance(question, DealQuestion)
    return question


@pytest.mark.parametrize("seed", range(8))
def test_the_view_and_the_legal_actions_are_those_of_the_table(seed: int) -> None:
    for request, question in decisions(ARENA, seed):
        view, legal = seated(question, ARENA)
        assert replace(view, start=FROM_THE_CUT) == replace(request.view, start=FROM_THE_CUT)
        assert set(legal) == set(request.legal)


def _known(view: State) -> tuple[object, ...]:
    play = (view.leader, view.lowest_club, view.tricks, view.broken)
    return view.hands, view.counts, view.bids, view.totals, view.bags, play


@pytest.mark.parametrize("seed", range(40))
def test_what_can_be_known_is_known_under_all_rules_of_four_hands(seed: int) -> None:
    fixed = {"team_talk": "off", "opening_deal": "normal", "blind_six": "off", "blind_nil": "off"}
    table = ("partners", "solo4")[seed % 2]
    rules = random_rules(random.Random(f"bot/{seed}"), table, **fixed)
    for request, question in decisions(rules, seed):
        view, legal = seated(question, rules)
        if isinstance(question, PassQuestion):
            assert set(legal) <= set(request.legal)
            assert {len(a.cards) for a in legal if isinstance(a, Give)} == {question.count}
        else:
            assert set(legal) == set(request.legal)
        assert _known(view) == _known(request.view)


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        (f"bid 0 {CLUBS} -,-,- 0,0 0,0", "there must be 4 bids"),
        (f"bid 0 {CLUBS} -,-,-,- 0,0,0 0,0", "there must be 2 totals"),
        (f"bid 0 {CLUBS} -,-,-,- 0,0 0", "there must be 2 numbers of bags"),
        (f"bid 0 {CLUBS} -,-,-,14 0,0 0,0", "14 is no bid, bids are 0 to 13"),
        (f"bid 0 {CLUBS} -,3,-,- 0,0 0,0", "the seats that have bid must be those just before"),
        (f"bid 0 {CLUBS} 3,3,3,3 0,0 0,0", "the seats that have bid must be those just before"),
        ("bid 0 2C -,-,-,- 0,0 0,0", "the hand must have 13 cards, not 1"),
        (f"bid 0 {CLUBS[2:]}BJ -,-,-,- 0,0 0,0", "BJ is not in the pack"),
        (f"play 0 {CLUBS} 3,3,-,3 0,0 0,0 2C -", "every seat must have bid"),
        (f"play 0 {CLUBS} 3,3,3,3 0,0 0,0 2H -", "the legal cards must be cards of the hand"),
        (f"play 0 {CLUBS} 3,3,3,3 0,0 0,0 2C 3AH32H", "card 2 of the history, 2H of seat 3"),
        (
            f"play 0 {CLUBS[2:]} 3,3,3,3 0,0 0,0 3C 3AS02C13S24S32H",
            "card 1 of the history, AS of seat 3, breaks the rules",
        ),
        (f"play 0 {CLUBS} 3,3,3,3 0,0 0,0 2C 2AH", "it is not the turn of seat 0"),
        (f"play 0 {CLUBS} 3,3,3,3 0,0 0,0 2C 32C", "2C is there twice"),
        (f"play 0 {CLUBS} 3,3,3,3 0,0 0,0 2C 3LJ", "LJ is not in the pack"),
        (f"pass 0 {CLUBS} 3,3,0,3 0,0 0,0 5", "1 to 4 cards can be passed, not 5"),
        (f"pass 0 {CLUBS} 0,3,0,3 0,0 0,0 2", "cards are passed between one nil bidder"),
        (f"pass 0 {CLUBS}2H 3,3,0,3 0,0 0,0 2", "the hand must have 15 cards, not 14"),
    ],
)
def test_a_question_that_cannot_be_is_told_why(text: str, clause: str) -> None:
    with pytest.raises(QuestionError) as told:
        seated(line(text), ARENA)
    assert str(told.value).startswith(clause)


def test_the_highest_bid_asked_for_is_kept_to() -> None:
    hand = "ASKSQSJSTS9S8S7S6S5S4S3S2S"
    assert [str(a) for a in seated(line(f"bid 1 {hand} 3,-,-,4 0,0 0,0 1"), ARENA)[1]] == [
        "1 bid 1",
        "1 bid N",
    ]
    assert [str(a) for a in seated(line(f"bid 1 {hand} 3,-,-,4 0,0 0,0 0"), ARENA)[1]] == [
        "1 bid N"
    ]
    with pytest.raises(QuestionError, match="no bid of at most 0 is legal"):
        seated(line(f"bid 1 {hand} 3,-,-,4 0,0 0,0 0"), read_rules("bicycle_pairs"))


def test_the_word_of_the_table_counts_where_rules_differ() -> None:
    hand = CLUBS[2:] + "AS"
    led = line(f"play 0 {hand} 3,3,3,3 0,0 0,0 AS -")
    assert [str(a) for a in seated(led, ARENA)[1]] == ["0 play AS"]
    free = line(f"play 0 {hand} 3,3,3,3 0,0 0,0 AS3C4C -")
    assert [str(a) for a in seated(free, ARENA)[1]] == ["0 play 3C", "0 play 4C"]


def test_a_partner_who_looked_returns_from_the_larger_hand() -> None:
    larger = line(f"pass 0 {CLUBS}2H3H 3,3,0,3 0,0 0,0 2")
    view, legal = seated(larger, ARENA)
    assert view.counts == (15, 13, 11, 13)
    assert Give(0, frozenset(cards("2H 3H"))) in legal
    assert len(legal) == 15 * 14 / 2
