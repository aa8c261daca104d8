"""The rule policy: what it does with a hand, and that it sees no other."""

from __future__ import annotations

import random
from array import array
from dataclasses import dataclass

import pytest

from game.ai.fast.choice import Fast
from game.ai.fast.params import DEFAULT, Params
from game.ai.fast.policyplay import policy_move
from game.ai.fast.rulepolicy import Account, rule_card
from game.ai.fast.stakes import Stakes
from game.ai.fast.stream import Stream
from game.ai.kernel import Kernel
from game.ai.position import Position
from game.engine.cards import Card
from game.engine.rules import Rules
from tests.ai.fast_kit import (
    Deal,
    kernels,
    lead_of,
    midway,
    random_params,
    random_stakes,
)
from tests.ai.table import sit


@dataclass(frozen=True)
class Spot:
    """A position, the card to be played and the reason; seat 0 leads."""

    why: str
    hands: str
    played: str
    card: str
    bids: str = "3 3 3 3"


SPOTS = [
    Spot("leads a boss from the shortest suit", "AC KC QC 3C AH 2H 4D ..-AH", "", "AH"),
    Spot("a nil leads its lowest", "2C 9C QC KH 3D ..", "", "2C", "N 3 3 3"),
    Spot(
        "hunts a nil from below once its own bid is made",
        "AC 2D KH .. / 2C .. / 3C .. / 4C ..-S",
        "AC 2C 3C 4C",
        "2D",
        "1 N N 3",
    ),
    Spot("last takes with the cheapest", "2H .. / 3H .. / 9H .. / KH TH ..-H", "2H 3H 9H", "TH"),
    Spot(
        "never over its partner's sure winner",
        "2H .. / AH .. / 3H .. / KH TH ..-H",
        "2H AH 3H",
        "TH",
    ),
    Spot("third hand plays the lowest of equals", "2H .. / 3H .. / KH QH 4H ..-H", "2H 3H", "QH"),
    Spot(
        "third hand adds nothing to a queen by its king",
        "QH .. / 3H .. / KH 4H ..-H",
        "QH 3H",
        "4H",
    ),
    Spot(
        "keeps its winners when it throws a card away",
        "2H .. / AH .. / 3H .. / AD KD QD KC ..-HCD",
        "2H AH 3H",
        "KC",
    ),
    Spot(
        "a nil ducks as high as it can",
        "9H .. / KH 7H 5H ..-H",
        "9H",
        "7H",
        "3 N 3 3",
    ),
    Spot("covers its partner's nil that is to come", "5H .. / AH 6H ..-H", "5H", "AH", "3 3 3 N"),
    Spot(
        "ducks under an opponent's nil that is taking the trick",
        "5H .. / 3H .. / 9H .. / KH 7H ..-H",
        "5H 3H 9H",
        "7H",
        "3 3 N 3",
    ),
    Spot("ruffs low", "AH .. / 2S 9S 3C ..-HS", "AH", "2S"),
]


def seen(spot: Spot) -> Card:
    sitting = sit(spot.hands, spot.bids, spot.played)
    view = sitting.views[sitting.seat]
    kernel = Kernel.of(view.rules)
    position = Position.of(kernel, view, [kernel.mask(hand or ()) for hand in view.hands])
    account = Account.of(Stakes.at(view), position)
    return kernel.listed(rule_card(position, account, DEFAULT, position.legal()))[0]


@pytest.mark.parametrize("spot", SPOTS, ids=lambda spot: spot.why)
def test_the_policy_plays(spot: Spot) -> None:
    assert str(seen(spot)) == spot.card


@pytest.mark.parametrize("seed", range(200))
def test_hidden_cards_change_nothing(seed: int) -> None:
    rng = random.Random(f"hidden/{seed}")
    deal = Deal.random(rng)
    kernel = deal.kernel
    position = midway(rng, deal, rng.randint(2, kernel.tricks))
    params, seat = random_params(rng), position.seat
    account = Account.of(random_stakes(rng, deal.rules, kernel), position)
    card = rule_card(position, account, params, position.legal(), 0b011011)
    unseen = [kernel.bits[c] for c in kernel.listed(position.live & ~position.hands[seat])]
    rng.shuffle(unseen)
    for other in set(range(kernel.seats)) - {seat}:
        many = position.hands[other].bit_count()
        position.hands[other] = sum(unseen[:many])
        unseen = unseen[many:]
    assert rule_card(position, account, params, position.legal(), 0b011011) == card
    assert card & position.legal()


def test_a_share_of_the_moves_is_random() -> None:
    deal = Deal.random(random.Random(3), Rules(opening_deal="bids_itself"))
    position = deal.opening()
    account = Account.of(Stakes.of(deal.rules, None), position)
    ruled = rule_card(position, account, DEFAULT, position.legal())
    for share, all_rule in ((0, True), (512, False)):
        params = Params(random=share, lead_noise=0)
        moves = [policy_move(position, account, params, Stream(seed)) for seed in range(200)]
        assert (set(moves) == {ruled}) == all_rule


@pytest.mark.parametrize("fast", kernels().values(), ids=kernels().keys())
def test_cards_meet_the_same_worlds_and_chance(fast: Fast) -> None:
    rng = random.Random(8)
    deal = Deal.random(rng, Rules(opening_deal="bids_itself"))
    kernel, position = deal.kernel, midway(rng, deal, 8)
    stakes = random_stakes(rng, deal.rules, kernel)
    lead = lead_of(rng, deal, kernel.sides[position.seat])
    card = position.legal() & -position.legal()
    worlds = array("Q", position.hands * 5)
    twice = fast.policy_playouts(kernel, position, worlds, [card, card], stakes, DEFAULT, lead, 4)
    assert twice.worlds == 5
    assert twice.sums[0] == twice.sums[1]
    assert twice.products[0][0] == twice.products[0][1] == twice.products[1][1]
    once = fast.policy_playouts(kernel, position, worlds, [card], stakes, DEFAULT, lead, 4)
    assert once.sums[0] == twice.sums[0]


@pytest.mark.parametrize("fast", kernels().values(), ids=kernels().keys())
def test_a_world_cut_short_is_refused(fast: Fast) -> None:
    deal = Deal.random(random.Random(8), Rules(opening_deal="bids_itself"))
    short, stakes = array("Q", [1, 2, 3]), Stakes.of(deal.rules, None)
    with pytest.raises(ValueError, match="lacks a hand"):
        fast.random_playouts(deal.kernel, deal.opening(), short, 1)
    with pytest.raises(ValueError, match="lacks a hand"):
        fast.policy_tricks(deal.kernel, deal.opening(), short, stakes, DEFAULT, 1)
