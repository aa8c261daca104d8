"""Expert: its values, its worlds and what it says of them."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from game.ai.expert.beliefs import Beliefs
from game.ai.expert.cards import equals
from game.ai.expert.estimate import Estimator
from game.ai.expert.slices import Pauses
from game.ai.expert.strengths import STRENGTHS
from game.ai.expert.winning import Standing, chances, penalties_to_come
from game.ai.kernel import Kernel
from game.ai.knowledge import know
from game.ai.players import choose, think, usual_strength
from game.ai.position import Position
from game.ai.request import Measure, Request, conclude
from game.ai.rng import Draws
from game.ai.sampler import Sampler
from game.engine.actions import Give, MakeBid, Play
from game.engine.bids import Bid
from game.engine.cards import cards
from game.engine.rules import Rules
from game.engine.state import Start
from tests.ai.table import dealt, seeded, sit

RULES = Rules(blind_nil="off")
KERNEL = Kernel.of(RULES)


def hand(text: str) -> int:
    return KERNEL.mask(cards(text))


def chance(us: int, them: int, bags: tuple[int, int] = (0, 0), rules: Rules = RULES) -> float:
    return chances(rules, Standing((us, them), bags, (0, 0), 1))[0]


def test_high_cards_and_long_spades_are_worth_more() -> None:
    tricks = Estimator(KERNEL).tricks
    weak = tricks(hand("2S 3S 4S 2H 3H 4H 5H 2D 3D 4D 2C 3C 4C"))
    ace = tricks(hand("AS 3S 4S 2H 3H 4H 5H 2D 3D 4D 2C 3C 4C"))
    long = tricks(hand("AS 3S 4S 5S 6S 7S 5H 2D 3D 4D 2C 3C 4C"))
    assert weak < ace - 0.8
    assert ace < long - 1


def test_a_nil_dreads_spades_and_likes_a_strong_partner() -> None:
    low = hand("2S 3S 2H 3H 4H 5H 6H 2D 3D 4D 2C 3C 4C")
    high = hand("KS QS 2H 3H 4H 5H 6H 2D 3D 4D 2C 3C 4C")
    nil = Estimator(KERNEL).nil
    assert nil(low, 3) > nil(high, 3) + 2
    assert nil(low, 5) > nil(low, 1)


def test_chances_follow_the_score_and_end_with_the_match() -> None:
    assert chance(0, 0) == pytest.approx(0.5, abs=0.01)
    assert chance(200, 100) > 0.55
    assert chance(200, 100) + chance(100, 200) == pytest.approx(1)
    assert chance(510, 400) == 1
    assert chance(510, 520) == 0
    assert chance(300, 0) < chance(400, 0) < chance(480, 0) < 1


def test_bags_weigh_the_more_the_closer_they_are_to_the_limit() -> None:
    assert chance(200, 200, (9, 0)) < chance(200, 200, (5, 0)) < chance(200, 200)
    assert penalties_to_come(RULES, 9, 4) > penalties_to_come(RULES, 3, 4)
    assert penalties_to_come(Rules(bag_limit="none", bag_value=0), 9, 40) == 0


@pytest.mark.parametrize("table", ["solo3", "solo4", "solo5", "pairs6"])
def test_the_chances_of_many_sides_are_one_together(table: str) -> None:
    rules = Rules(table=table)
    sides = len(rules.row.sides)
    found = chances(rules, Standing((90, *[10] * (sides - 1)), (0,) * sides, (0,) * sides, 1))
    assert sum(found) == pytest.approx(1)
    assert found[0] == max(found)


def test_sides_that_lost_too_many_contracts_are_out() -> None:
    rules = Rules(sets_lose=2)
    assert chances(rules, Standing((400, 10), (0, 0), (2, 0), 5)) == [0, 1]


def test_worlds_follow_the_bids() -> None:
    """A seat that bid seven holds more high spades than one that bid one."""
    low = "2S 3S 4S 2H 3H 4H 5H 2D 3D 4D 2C 3C 4C / .."
    view = sit(low, "1 7 1 1", rules=RULES).views[0]
    worlds = conclude(Beliefs(KERNEL, view, Draws(1)).worlds(200, Pauses(1)))
    top = hand("AS KS QS JS")
    rich, poor = (sum((w & top).bit_count() for w in worlds[seat::4]) for seat in (1, 3))
    assert rich > 1.5 * poor


def test_a_world_holds_every_card_once() -> None:
    view = sit("..", "1 N 4 3", rules=RULES).views[0]
    worlds = conclude(Beliefs(KERNEL, view, Draws(2)).worlds(20, Pauses(1)))
    for at in range(0, len(worlds), 4):
        assert sum(worlds[at : at + 4]) == KERNEL.pack


def test_cards_are_equal_when_none_of_the_others_lies_between() -> None:
    held = hand("AH KH JH 2S")
    position = Position(KERNEL, [held, 0, 0, 0], 0, 0, 4, [3, 3, 3, 0])
    groups = equals(position, [1 << n for n in range(52) if held >> n & 1])
    assert sorted(len(group) for group in groups) == [1, 1, 2]


def test_every_legal_card_is_told_with_its_chance_and_its_error() -> None:
    request = sit("..", "3 3 3 3", rules=RULES).request("expert", strength=40)
    decision = choose(request)
    assert decision.measure is Measure.CHANCE
    assert {each.action for each in decision.estimates} == set(request.legal)
    assert all(0 <= each.value <= 1010 for each in decision.estimates)
    assert all(each.worlds and each.reasons for each in decision.estimates)
    assert decision.action in request.legal


def test_every_bid_is_told_with_its_chance() -> None:
    request = sit("..", rules=RULES).request("expert", strength=40)
    decision = choose(request)
    assert {each.action for each in decision.estimates} == set(request.legal)
    best = max(decision.estimates, key=lambda each: each.value)
    assert best.action == decision.action


def test_an_ending_is_solved_in_few_worlds_or_played_out_in_all() -> None:
    sitting = seeded(RULES, 1)
    sitting.play_while(lambda state: len(state.tricks) < 9, random.Random(1))
    worlds = {n: choose(sitting.request("expert", strength=n)).worlds for n in (30, 240)}
    assert worlds == {30: 30, 240: 80}


def test_every_world_is_looked_at_once_where_they_are_few() -> None:
    sitting = seeded(RULES, 1)
    sitting.play_while(lambda state: len(state.tricks) < 11, random.Random(1))
    sitting.play_while(lambda state: state.trick is None, random.Random(1))
    request = sitting.request("expert", strength=500)
    knowledge = know(request.view, KERNEL)
    every = Sampler(KERNEL, knowledge).every(500)
    assert every is not None
    decision = choose(request)
    assert decision.worlds == len(every) // 4
    assert {each.error for each in decision.estimates} == {0}
    weighed = Beliefs(KERNEL, request.view, Draws(1)).every(500)
    assert weighed is not None
    assert len(set(weighed.weights)) > 1
    others = replace(request, seed=request.seed + 1)
    assert choose(others).estimates == decision.estimates


def test_a_search_that_is_cut_short_still_answers() -> None:
    request = sit("..", "3 3 3 3", rules=RULES).request("expert", strength=4000)
    thinking = think(request)
    next(thinking)
    decision = None
    while decision is None:
        try:
            thinking.send(True)
        except StopIteration as end:
            decision = end.value
    assert decision.cut
    assert decision.action in request.legal


def bid_of(text: str, bids: str = "", totals: tuple[int, int] = (0, 0)) -> str:
    sitting = dealt(RULES, text, 3, Start(3, 2, totals, (0, 0)))
    for word in bids.split():
        sitting.act(MakeBid(sitting.seat, Bid.parse(word)))
    action = choose(sitting.request("expert")).action
    assert isinstance(action, MakeBid)
    return str(action.bid)


def test_a_hand_of_low_cards_is_a_nil_and_one_with_the_ace_of_spades_is_none() -> None:
    assert bid_of("2S 3S 2H 3H 4H 5H 6H 2D 3D 4D 2C 3C 4C / ..") == "N"
    assert bid_of("AS 3S 2H 3H 4H 5H 6H 2D 3D 4D 2C 3C 4C / ..") != "N"


def test_a_strong_hand_bids_its_tricks() -> None:
    assert int(bid_of("AS KS QS 5S 4S AH KH 3H AD 3D 2D 3C 2C / ..")) in (6, 7)


def test_a_nil_bidder_gives_its_dangerous_spades() -> None:
    rules = Rules(blind_nil="off", nil_exchange=2)
    table = sit("KS QS 2S 3H 4H 5H 6H 2D 3D 4D 2C 3C 4C / ..", "N 3 3 3", rules=rules)
    assert choose(table.request("expert")).action == Give(0, frozenset(cards("KS QS")))


def test_a_greater_strength_looks_at_more_worlds_for_longer() -> None:
    strengths = list(STRENGTHS.values())
    assert strengths == sorted(strengths)
    assert usual_strength("expert") in {strength.worlds for strength in strengths}
    assert usual_strength("pro") == 100


def test_the_last_card_is_played_without_a_search() -> None:
    request = sit("..", "3 3 3 3", rules=RULES).request("expert")
    lone: Request = replace(request, legal=request.legal[:1])
    assert choose(lone).estimates == ()
    assert isinstance(choose(lone).action, Play)


def test_a_nil_is_dared_to_overtake_and_left_alone_to_stay_ahead() -> None:
    risky = "6S 3S JH 8H 5H 3H 2H QD 5D 3D 2D TC 3C / .."
    assert bid_of(risky, totals=(400, 450)) == "N"
    assert bid_of(risky, totals=(470, 300)) != "N"
