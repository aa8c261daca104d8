"""What the computer players say: when, who, and how seldom."""

from __future__ import annotations

from itertools import pairwise

from game.engine.bids import NIL, Bid, tricks_bid
from game.engine.ledger import SideDeal, score
from game.engine.record import Player
from game.engine.rules import CLASSIC
from game.engine.state import DealResult
from game.session.remarks import Remark, after_deal, after_match
from game.words.characters import CHARACTERS
from game.words.english.characters import TEXTS

TABLE = CLASSIC.row
PLAYERS = (
    Player("You", "human"),
    Player("Otto", "expert", 1, "otto"),
    Player("Vera", "expert", 1, "vera"),
    Player("Bob", "easy", 1, ""),
)
PLAIN = ((3, 3, 3, 3), (3, 3, 4, 3))
_LONGEST = 40


def deal(bids: tuple[int, ...], taken: tuple[int, ...], number: int = 1) -> DealResult:
    made: list[Bid] = [tricks_bid(bid) if bid else NIL for bid in bids]
    ledgers = tuple(
        score(CLASSIC, SideDeal(tuple(made[s] for s in seats), tuple(taken[s] for s in seats)), 0)
        for seats in TABLE.sides
    )
    return DealResult(number, 0, tuple(made), taken, ledgers, (0, 0))


def said(*results: DealResult, seeds: int = 60) -> set[tuple[int, str]]:
    """Who may say what after some deals, over many seeds."""
    remarks = [after_deal(PLAYERS, TABLE, results, seed) for seed in range(seeds)]
    return {(remark.seat, remark.moment) for remark in remarks if remark is not None}


def test_nothing_is_said_about_a_deal_like_any_other() -> None:
    assert said(deal(*PLAIN)) == set()


def test_a_nil_is_told_by_its_bidder_and_by_who_covered_it() -> None:
    assert said(deal((3, 3, 0, 3), (6, 4, 0, 3))) == {(2, "nil_made")}
    assert said(deal((0, 3, 3, 3), (0, 4, 6, 3))) == {(2, "nil_saved")}
    assert said(deal((3, 3, 0, 3), (5, 4, 1, 3))) == set()


def test_a_lost_contract_and_a_boston_are_told_by_the_side() -> None:
    assert said(deal((3, 6, 3, 3), (4, 3, 3, 3))) == {(1, "set")}
    assert said(deal((7, 1, 4, 1), (8, 0, 5, 0))) == {(1, "set"), (2, "boston")}


def test_nobody_speaks_without_a_character() -> None:
    assert said(deal((3, 3, 3, 0), (4, 5, 4, 0))) == {(1, "nil_saved")}


def test_remarks_are_rare() -> None:
    results = [deal((3, 6, 3, 3), (4, 3, 3, 3), number) for number in range(1, 13)]
    for seed in range(40):
        told = [
            number
            for number in range(1, 13)
            if after_deal(PLAYERS, TABLE, results[:number], seed) is not None
        ]
        assert all(later - sooner > 2 for sooner, later in pairwise(told))


def test_the_same_match_has_the_same_remarks() -> None:
    result = (deal((3, 6, 3, 3), (4, 3, 3, 3)),)
    first = [after_deal(PLAYERS, TABLE, result, seed) for seed in range(20)]
    assert first == [after_deal(PLAYERS, TABLE, result, seed) for seed in range(20)]
    assert None in first


def test_somebody_says_goodbye() -> None:
    remarks = [after_match(PLAYERS, TABLE, (0,), seed) for seed in range(20)]
    assert {(r.seat, r.moment) for r in remarks if r} == {(1, "lost"), (2, "won")}
    assert all(isinstance(remark, Remark) for remark in remarks)
    assert after_match(PLAYERS[:1] * 4, TABLE, (0,), 1) is None


def test_every_character_has_short_words_for_every_moment() -> None:
    for key in CHARACTERS:
        for moment in ("nil_made", "nil_saved", "set", "boston", "won", "lost"):
            assert len(str(TEXTS[f"remark.{key}.{moment}"])) <= _LONGEST
