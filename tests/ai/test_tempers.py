"""The tempers of Expert lean the way they are called, and change bids and the worth of deals."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from game.ai.expert.tempers import TEMPERS, tuning_of
from game.ai.expert.tuning import USUAL
from game.ai.expert.value import Match
from game.ai.players import choose
from game.engine.actions import MakeBid
from game.engine.bids import Bid, tricks_bid
from game.engine.ledger import Ledger, SideDeal, score
from game.engine.rules import Rules
from tests.ai.table import seeded

RULES = Rules(blind_nil="off")
_HANDS = range(12)


@cache
def bids(temper: str) -> tuple[Bid, ...]:
    """The first bids on some hands."""
    made = []
    for seed in _HANDS:
        request = replace(seeded(RULES, seed).request("expert", strength=1), temper=temper)
        action = choose(request).action
        assert isinstance(action, MakeBid)
        made.append(action.bid)
    return tuple(made)


def tricks(temper: str) -> list[int]:
    """The tricks bid on the hands on which nobody thinks of a nil."""
    plain = bids("")
    return [
        bid.tricks
        for bid, usual in zip(bids(temper), plain, strict=True)
        if not usual.nil and not bid.nil
    ]


def test_the_bold_bid_more_and_the_careful_less() -> None:
    plain = sum(bid.tricks for bid in bids(""))
    assert sum(bid.tricks for bid in bids("bold")) > plain > sum(tricks("careful"))
    pairs = zip(bids("bold"), bids(""), bids("careful"), strict=True)
    assert all(
        bold.tricks >= usual.tricks >= careful.tricks
        for bold, usual, careful in pairs
        if not (bold.nil or usual.nil or careful.nil)
    )


def test_the_lover_of_nils_dares_each_that_is_dared_at_all_and_others() -> None:
    assert tuning_of("nils").nil_margin < USUAL.nil_margin
    pairs = zip(bids("nils"), bids(""), strict=True)
    assert all(lover.nil for lover, usual in pairs if usual.nil)


def ledgers(own: tuple[int, int], theirs: tuple[int, int]) -> list[Ledger]:
    """The ledgers of two sides that each bid and took so many."""
    return [
        score(RULES, SideDeal((tricks_bid(bid), tricks_bid(1)), (taken - 1, 1)), 0)
        for bid, taken in (own, theirs)
    ]


def worth(temper: str, sheet: list[Ledger]) -> int:
    view = seeded(RULES, 1).views[0]
    return Match.of(view, tuning_of(temper)).value(sheet, 0)


@pytest.mark.parametrize(
    ("temper", "better", "worse"),
    [
        ("bags", ledgers((4, 5), (5, 8)), ledgers((4, 8), (5, 5))),
        ("sets", ledgers((4, 5), (7, 6)), ledgers((4, 5), (5, 6))),
    ],
)
def test_what_bags_and_sets_are_worth_depends_on_the_temper(
    temper: str, better: list[Ledger], worse: list[Ledger]
) -> None:
    plain = worth("", better) - worth("", worse)
    assert worth(temper, better) - worth(temper, worse) > plain


def test_a_temper_that_is_not_known_plays_as_none() -> None:
    assert tuning_of("long gone") == tuning_of("") == USUAL
    assert USUAL not in TEMPERS.values()
    request = seeded(RULES, 2).request("expert", strength=1)
    assert choose(replace(request, temper="long gone")) == choose(request)


def test_other_levels_have_no_temper() -> None:
    request = seeded(RULES, 2).request("pro", strength=2)
    assert choose(replace(request, temper="bold")) == choose(request)
