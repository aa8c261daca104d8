"""What the levels bid and say (RULES sections 4 and 9)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.ai.bids import nearest
from game.ai.instant import high_cards
from game.ai.kernel import Kernel
from game.ai.knowledge import know
from game.ai.players import choose
from game.ai.policy import standard_move
from game.ai.position import Position
from game.ai.request import Estimate, Measure
from game.ai.rng import Draws
from game.ai.sampler import Sampler
from game.engine.actions import Action, MakeBid, SayRange
from game.engine.bids import NIL, Bid, tricks_bid
from game.engine.cards import cards
from game.engine.rules import Rules
from game.engine.state import Phase, State
from game.engine.turn import phase
from tests.ai.table import ALL_TABLES, dealt, random_rules, seeded

SPADES = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"
HOPELESS = "2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H 5H 2S"


def rules(**options: Any) -> Rules:
    return Rules.model_validate({"blind_nil": "off", **options})


def first_bid(hand: str, level: str, chosen: Rules, seed: int = 1) -> Action:
    return choose(dealt(chosen, hand).request(level, seed)).action


@pytest.mark.parametrize(
    ("why", "hand", "options", "bid"),
    [
        ("thirteen tricks are not above thirteen", SPADES, {}, "12"),
        ("no bid above nothing: the lowest", HOPELESS, {}, "N"),
        ("no bid above nothing: the lowest there is", HOPELESS, {"nil": "off"}, "1"),
        (
            "no bid above nothing: the lowest allowed",
            HOPELESS,
            {"nil": "off", "lowest_bid": 3},
            "3",
        ),
        ("zero is a bid like nil", HOPELESS, {"nil": "zero"}, "0"),
        ("mirror leaves no choice", HOPELESS, {"bid_style": "mirror"}, "1"),
        (
            "whiz: as many as the spades, if they take more",
            "AS KS QS AH AD AC KC ..-S",
            {"bid_style": "whiz"},
            "3",
        ),
        ("the board is for the second partner", HOPELESS, {"board": 6}, "N"),
    ],
)
@pytest.mark.parametrize("level", ["standard", "pro"])
def test_standard_and_pro_bid(
    why: str, hand: str, options: dict[str, Any], bid: str, level: str
) -> None:
    assert first_bid(hand, level, rules(**options)) == MakeBid(0, Bid.parse(bid)), why


@pytest.mark.parametrize(
    ("hand", "options", "bids"),
    [
        ("..", {}, {"1", "2", "3", "4"}),
        ("..", {"lowest_bid": 4, "nil": "off"}, {"4"}),
        ("..", {"lowest_bid": 3}, {"N", "3", "4"}),
        ("AS KS QS JS TS 9S ..-S", {"bid_style": "whiz"}, {"N", "6"}),
        (SPADES, {"bid_style": "mirror"}, {"13"}),
    ],
)
def test_easy_bids_one_to_four_moved_to_the_nearest(
    hand: str, options: dict[str, Any], bids: set[str]
) -> None:
    table = dealt(rules(**options), hand)
    made = {choose(table.request("easy", seed)).action for seed in range(60)}
    assert made == {MakeBid(0, Bid.parse(bid)) for bid in bids}


def test_the_nearest_bid_is_the_lower_on_a_tie() -> None:
    assert nearest((NIL, tricks_bid(6)), 3) == NIL
    assert nearest((tricks_bid(5), tricks_bid(7)), 6) == tricks_bid(5)


@pytest.mark.parametrize("level", ["standard", "pro"])
def test_the_first_to_talk_says_one_either_side_of_its_bid(level: str) -> None:
    hand = "AS KS QS JS AH 2H 3H AD 2D 3D 2C 3C 4C"
    bid = first_bid(hand, level, rules())
    said = first_bid(hand, level, rules(team_talk="on"))
    assert isinstance(bid, MakeBid)
    assert said == SayRange(0, bid.bid.tricks - 1, bid.bid.tricks + 1)
    assert first_bid(SPADES, level, rules(team_talk="on")) == SayRange(0, 11, 13)


def test_who_answers_a_range_counts_the_tricks_of_both() -> None:
    """Thirteen spades opposite cannot be known, but the four aces and kings here can."""
    hands = f"{SPADES} / .. / AC KC AD KD AH KH ..-S / .."
    table = dealt(rules(team_talk="on"), hands)
    for _ in range(2):
        table.act(SayRange(table.seat, 3, 5))
    decision = choose(table.request("standard"))
    values = {str(each.action): each.value for each in decision.estimates}
    own = choose(dealt(rules(), hands, dealer=1).request("standard"))
    alone = {str(each.action): each.value for each in own.estimates}
    assert values["2 bid 13"] > alone["2 bid 13"] + 2000
    assert isinstance(decision.action, MakeBid)
    assert isinstance(own.action, MakeBid)
    assert decision.action.bid.tricks > own.action.bid.tricks


def slow_tricks(view: State, kernel: Kernel, hands: list[int], bid: Bid, seat: int) -> int:
    """Tricks of one bid in one world, every card by the card rule, one after the other."""
    share = view.table.tricks // view.table.seats
    goals = [share if made is None else made.tricks for made in view.bids]
    goals[seat] = bid.tricks
    counted = [seat]
    mate = view.table.partner_of(seat)
    if mate is not None and view.ranges[mate] is not None:
        goals[mate] = bid.tricks // 2
        goals[seat] = bid.tricks - goals[mate]
        counted = [seat, mate]
    position = Position.opening(kernel, list(hands), view.table.after(view.dealer))
    while position.left:
        position.play(standard_move(position, goals))
    return sum(position.taken[each] for each in counted)


@pytest.mark.parametrize(
    ("table", "seed"), [(table, seed) for table in ALL_TABLES for seed in range(4)]
)
def test_a_bid_is_worth_its_average_over_the_same_deals(table: str, seed: int) -> None:
    """The branching search agrees with playing every bid of every world from the start."""
    rng, worlds = random.Random(f"bid/{table}/{seed}"), 6
    style = rng.choice(("free", "free", "whiz"))
    chosen = random_rules(
        rng,
        table,
        nil_exchange=0,
        bid_style=style,
        opening_deal="normal",
        blind_nil="off",
        blind_six="off",
    )
    sitting = seeded(chosen, seed, dealer=1)
    bidders = rng.randrange(chosen.row.seats)
    sitting.play_while(
        lambda state: phase(state) is not Phase.BIDDING or told(state) < bidders,
        rng,
    )
    request = sitting.request("standard", seed, worlds)
    if len(request.legal) == 1:
        assert choose(request).action == request.legal[0]
        return
    kernel, draws = Kernel.of(chosen), Draws(seed)
    sampler = Sampler(kernel, know(request.view, kernel))
    deals = [sampler.world(draws) for _ in range(worlds)]
    for estimate in choose(request).estimates:
        bid = bid_of(estimate.action)
        total = sum(slow_tricks(request.view, kernel, d, bid, request.seat) for d in deals)
        assert estimate.value == 1000 * total // worlds


def told(state: State) -> int:
    """How many seats have bid or said a range."""
    return sum(
        bid is not None or said is not None
        for bid, said in zip(state.bids, state.ranges, strict=True)
    )


def bid_of(action: Action) -> Bid:
    """The bid that an estimate of a bid or of a range is about."""
    if isinstance(action, SayRange):
        return tricks_bid(action.low if action.low == 1 and action.high == 2 else action.low + 1)
    assert isinstance(action, MakeBid)
    return action.bid


def test_an_exchange_is_part_of_a_nil() -> None:
    """The ace of spades sinks a nil, unless it can be given away."""
    hand = "AS 2S 2C 3C 4C 5C 2D 3D 4D 2H 3H 4H 5H"
    nil = {}
    for size in (0, 1):
        decision = choose(dealt(rules(nil_exchange=size), hand).request("standard"))
        nil[size] = next(e.value for e in decision.estimates if e.action == MakeBid(0, NIL))
    assert nil[0] >= 1000
    assert nil[1] < 500


def test_the_decision_is_the_highest_bid_below_its_average() -> None:
    for seed in range(6):
        decision = choose(seeded(rules(), seed).request("standard", seed))
        good = [bid_of(e.action).tricks for e in decision.estimates if passes(e)]
        assert bid_of(decision.action).tricks == max(good)
        assert (decision.measure, decision.worlds, decision.cut) == (Measure.TRICKS, 100, False)


def passes(estimate: Estimate) -> bool:
    return estimate.value > 1000 * bid_of(estimate.action).tricks


@pytest.mark.parametrize(
    ("hand", "tricks"),
    [
        (HOPELESS, 1),
        ("AC AD AH AS 2C", 4),
        ("KC 2C KD 3D KH", 1),
        ("AS KS QS JS 2S", 4),
    ],
)
def test_the_instant_player_counts_high_cards(hand: str, tricks: int) -> None:
    kernel = Kernel.of(Rules())
    assert high_cards(kernel, kernel.mask(cards(hand))) == tricks


def test_the_instant_player_moves_its_bid_to_the_nearest() -> None:
    assert first_bid("AC AD AH AS ..-S", "instant", rules()) == MakeBid(0, tricks_bid(4))
    assert first_bid(HOPELESS, "instant", rules(nil="off", lowest_bid=4)) == MakeBid(
        0, tricks_bid(4)
    )
    talking = dealt(rules(team_talk="on"), "AC AD AH AS ..-S")
    assert choose(talking.request("instant")).action == SayRange(0, 3, 5)
    talking.act(SayRange(0, 3, 5), SayRange(1, 1, 2))
    heard = choose(talking.request("instant")).action
    assert isinstance(heard, MakeBid)
    assert heard.bid.tricks > 4
