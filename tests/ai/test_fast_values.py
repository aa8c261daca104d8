"""Values of endings: the exact search against every line of play, and the tables it reads."""

from __future__ import annotations

import random
from array import array

import pytest

from game.ai.fast.choice import Fast
from game.ai.fast.ending import Ending
from game.ai.fast.measured import measured
from game.ai.fast.params import DEFAULT
from game.ai.fast.stakes import Stakes
from game.ai.fast.utility import LIMIT, Utility, points_lead, side_ledgers
from game.ai.kernel import Kernel
from game.ai.position import Position
from game.engine.bids import NIL, tricks_bid
from game.engine.cards import cards
from game.engine.ledger import SideDeal, score
from game.engine.rules import Rules
from tests.ai.fast_kit import Deal, kernels, lead_of, midway, random_bids, random_stakes

each_kernel = pytest.mark.parametrize("fast", kernels().values(), ids=kernels().keys())


def best(position: Position, lead: Utility) -> int:
    """The value of a position by trying every card everywhere."""
    if not position.left:
        return lead.of(position.taken)
    values = []
    for card in options(position):
        after = position.copy()
        after.play(card)
        values.append(best(after, lead))
    own = position.kernel.sides[position.seat] == lead.side
    return max(values) if own else min(values)


def options(position: Position) -> list[int]:
    kernel = position.kernel
    return [kernel.bits[card] for card in kernel.listed(position.legal())]


@each_kernel
@pytest.mark.parametrize("seed", range(60))
def test_the_search_finds_what_trying_everything_finds(fast: Fast, seed: int) -> None:
    rng = random.Random(f"brute/{seed}")
    deal = Deal.random(rng)
    position = midway(rng, deal, 2 if deal.kernel.seats > 4 else 3)
    # Not always the side to move, so that the root is a minimum too.
    lead = lead_of(rng, deal, rng.choice(deal.kernel.sides))
    stakes = random_stakes(rng, deal.rules, deal.kernel)
    found = fast.solve(
        deal.kernel,
        position,
        array("Q", position.hands),
        array("Q", [1]),
        options(position),
        stakes,
        DEFAULT,
        lead,
        10**6,
    )
    values = []
    for card in options(position):
        after = position.copy()
        after.play(card)
        values.append(best(after, lead))
    assert found.sums == values
    assert found.products == [[a * b for a in values] for b in values]


def four(hands: str, *, left: int, taken: tuple[int, ...], leader: int = 0) -> Position:
    """An ending at the Classic table with spades broken."""
    kernel = Kernel.of(Rules())
    masks = [kernel.mask(cards(hand)) for hand in hands.split("/")]
    position = Position(kernel, masks, leader, 0, left, list(taken), broken=True)
    position.live = sum(masks)
    return position


def solved(fast: Fast, position: Position, bids: str, card: str, bags: int = 0) -> int:
    """The points that seat 0's side leads by after a card, all playing their best."""
    rules = Rules()
    kernel = position.kernel
    said = [NIL if word == "N" else tricks_bid(int(word)) for word in bids.split()]
    lead = points_lead(kernel, rules, said, (bags, 0), 0)
    worlds, once = array("Q", position.hands), array("Q", [1])
    tried, stakes = [kernel.mask(cards(card))], Stakes.of(rules, said)
    return fast.solve(kernel, position, worlds, once, tried, stakes, DEFAULT, lead, 10**6).sums[0]


@each_kernel
def test_a_trick_above_the_contract_is_a_bag_that_may_cost_a_hundred(fast: Fast) -> None:
    ending = four("AH 2C/3H 3C/4H 4C/5H 5C", left=2, taken=(3, 3, 3, 2))
    # The ace takes one trick sooner or later, the tenth bag; the others make theirs besides.
    assert solved(fast, ending, "3 3 3 3", "AH", bags=9) == (60 + 1 - 100) - 60
    assert solved(fast, ending, "3 3 3 3", "2C", bags=8) == (60 + 1) - 60
    safe = four("2H 2C/3H 3C/4H 4C/5H 5C", left=2, taken=(3, 2, 3, 3))
    assert solved(fast, safe, "3 3 3 3", "2H", bags=9) == 60 - (60 + 1)


@each_kernel
def test_a_nil_is_covered_where_it_can_be(fast: Fast) -> None:
    ending = four("KH/QH/AH/2H", left=1, taken=(0, 4, 4, 4))
    # The bidder's king is led; the partner's ace saves the nil.
    assert solved(fast, ending, "N 4 5 4", "KH") == (100 + 50) - (80 + 0)


@each_kernel
def test_a_world_out_of_nodes_is_left_out(fast: Fast) -> None:
    rng = random.Random(5)
    deal = Deal.random(rng, Rules(opening_deal="bids_itself"))
    position = midway(rng, deal, 5)
    lead = lead_of(rng, deal, deal.kernel.sides[position.seat])
    stakes = random_stakes(rng, deal.rules, deal.kernel)
    worlds, weights = array("Q", position.hands * 3), array("Q", [1, 5, 2])
    few, many = (
        fast.solve(
            deal.kernel, position, worlds, weights, options(position), stakes, DEFAULT, lead, limit
        )
        for limit in (1, 10**6)
    )
    assert few.worlds == 0
    assert set(few.sums) == {0}
    assert many.worlds == 8
    assert few.nodes < many.nodes


def test_batches_add_up() -> None:
    rows = [[1, -2], [3, 4], [5, 6]]
    assert measured(rows[:1], 2, 7) + measured(rows[1:], 2, 5) == measured(rows, 2, 12)
    assert measured(rows, 2).products == [[35, 40], [40, 56]]


def test_a_world_counts_as_often_as_its_weight_says() -> None:
    rows = [[1, -2], [3, 4]]
    assert measured(rows, 2, 0, [3, 1]) == measured([rows[0]] * 3 + [rows[1]], 2)


@pytest.mark.parametrize("seed", range(30))
def test_the_table_says_what_the_ledger_says(seed: int) -> None:
    rng = random.Random(f"ledger/{seed}")
    deal = Deal.random(rng)
    row, kernel = deal.rules.row, deal.kernel
    bids = random_bids(rng, kernel)
    bags = [rng.randint(0, 9) for _ in row.sides]
    lead = points_lead(kernel, deal.rules, bids, bags, 0)
    ledgers = side_ledgers(deal.rules, bids, bags)
    for _ in range(20):
        taken = [0] * kernel.seats
        for _trick in range(kernel.tricks):
            taken[rng.randrange(kernel.seats)] += 1
        points = [
            score(
                deal.rules,
                SideDeal(tuple(bids[s] for s in side), tuple(taken[s] for s in side)),
                bags[place],
            ).points
            for place, side in enumerate(row.sides)
        ]
        assert [ledger.points for ledger in ledgers(taken)] == points
        assert lead.of(taken) == (len(points) - 1) * points[0] - sum(points[1:])


def test_a_value_too_large_is_refused() -> None:
    kernel = Kernel.of(Rules())
    with pytest.raises(ValueError, match="too large"):
        Utility(kernel, 0, lambda _: LIMIT + 1)


def test_an_ending_knows_its_bounds_and_what_is_alike() -> None:
    # Three tricks between two seats; the first wants two of them, more are worth one each.
    ending = Ending.of(lambda taken: 10 * (taken[0] >= 2) + taken[0], (0, 0), 3)
    assert (ending.low[0], ending.high[0]) == (0, 13)
    one, other = ending.after[0], ending.after[1]
    assert (ending.low[one], ending.high[one]) == (1, 13)
    assert (ending.low[other], ending.high[other]) == (0, 12)
    assert ending.classes[one] != ending.classes[other]
    # Once it has two, or can no longer have them, only the count of the rest matters.
    made = ending.after[one * 2]
    assert (ending.low[made], ending.high[made]) == (12, 13)
    lost = ending.after[other * 2 + 1]
    assert ending.classes[made] == ending.classes[lost]
    assert ending.shift[made] - ending.shift[lost] == 12
