"""Worlds agree with everything a seat knows, and are equally likely."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest

from game.ai.kernel import Kernel
from game.ai.knowledge import Knowledge, know
from game.ai.rng import Draws
from game.ai.sampler import Sampler
from game.ai.splits import Row, Splitter
from game.engine.actions import Give, MakeBid, Play
from game.engine.bids import NIL, tricks_bid
from game.engine.cards import cards
from game.engine.rules import Rules
from game.engine.state import Phase, State
from game.engine.turn import phase
from tests.ai.table import ALL_TABLES, Sitting, dealt, random_rules, seeded, sit

CASES = [(table, seed) for table in ALL_TABLES for seed in range(8)]


def fits(knowledge: Knowledge, hands: list[int], kernel: Kernel) -> bool:
    """Whether full hands agree with what is known."""
    for seat, hand in enumerate(hands):
        unseen = hand & ~knowledge.holds[seat]
        spades = knowledge.spades[seat]
        agrees = (
            not knowledge.holds[seat] & ~hand
            and not unseen & ~knowledge.may[seat]
            and unseen.bit_count() == knowledge.needs[seat]
            and spades in (None, (unseen & kernel.spades).bit_count())
        )
        if not agrees:
            return False
    return sum(hand.bit_count() for hand in hands) == sum(hands).bit_count()


def masks(kernel: Kernel, state: State) -> list[int]:
    return [kernel.mask(hand or ()) for hand in state.hands]


@pytest.mark.parametrize(("table", "seed"), CASES)
def test_knowledge_is_true_and_worlds_agree_with_it(table: str, seed: int) -> None:
    rng = random.Random(f"{table}/{seed}")
    style = rng.choice(("free", "mirror", "whiz"))
    sitting = seeded(random_rules(rng, table, bid_style=style), seed, dealer=1)
    kernel = Kernel.of(sitting.state.rules)
    sitting.play_while(lambda state: phase(state) is not Phase.PLAY, rng)
    while phase(sitting.state) is Phase.PLAY:
        for view in sitting.views:
            knowledge = know(view, kernel)
            assert fits(knowledge, masks(kernel, sitting.state), kernel)
            world = Sampler(kernel, knowledge).world(Draws(rng.getrandbits(64)))
            assert fits(knowledge, world, kernel)
        step(sitting, rng)


def step(sitting: Sitting, rng: random.Random) -> None:
    """One more card of the deal."""
    on_table = sum(len(trick.cards) for trick in sitting.state.tricks)
    sitting.play_while(
        lambda state: sum(len(trick.cards) for trick in state.tricks) == on_table, rng
    )


def barred(sitting: Sitting, viewer: int, seat: int) -> set[str]:
    """The unseen cards that a viewer knows a seat not to hold."""
    kernel = Kernel.of(sitting.state.rules)
    knowledge = know(sitting.views[viewer], kernel)
    return {str(card) for card in kernel.listed(knowledge.unseen & ~knowledge.may[seat])}


def unseen(sitting: Sitting, viewer: int, suit: str) -> set[str]:
    kernel = Kernel.of(sitting.state.rules)
    listed = kernel.listed(know(sitting.views[viewer], kernel).unseen)
    return {str(card) for card in listed if str(card)[1] in suit}


def test_not_following_shows_a_void() -> None:
    sitting = sit("AC .. / AH KH QH ..-C / KC ..", "3 3 3 3", "AC AH KC")
    assert barred(sitting, 0, 1) == unseen(sitting, 0, "C")
    assert barred(sitting, 0, 2) == set()


def test_a_spade_led_unbroken_shows_only_spades() -> None:
    spades = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"
    sitting = sit(f"{spades} / AC .. / KC ..", "9 1 1 1", "2S AC")
    assert barred(sitting, 1, 0) == unseen(sitting, 1, "CDH")


def test_a_spade_led_when_broken_shows_nothing() -> None:
    sitting = sit("2H 5S AC .. / AH 2C .. / 2S KC ..-H / 3C 3H ..", "3 3 3 3", "2H AH 2S 3H KC 3C")
    assert barred(sitting, 0, 2) == unseen(sitting, 0, "H")


def test_lowest_club_led_shows_no_lower_club() -> None:
    rules = Rules(first_lead="lowest_club", table="five")
    sitting = sit("3C .. / AC .. / KC .. / QC .. / JC ..", "1 1 1 1 1", "3C", 4, rules)
    assert str(sitting.state.lowest_club) == "3C"
    assert all(not barred(sitting, 1, seat) for seat in (0, 2, 3, 4))


def test_a_club_forced_to_be_the_lowest_shows_no_lower_one() -> None:
    rules = Rules(first_lead="all_lowest_club", blind_nil="off")
    sitting = sit("2C 3C .. / 7C 8C ..-C / 4C ..", "3 3 3 3", "2C 7C", rules=rules)
    assert barred(sitting, 0, 1) == {"4C", "5C", "6C"}
    assert barred(sitting, 2, 1) == {"3C", "5C", "6C"}


@pytest.mark.parametrize("first_lead", ["left", "all_lowest_club"])
def test_a_spade_on_a_first_trick_without_spades_shows_only_spades(first_lead: str) -> None:
    rules = Rules.model_validate(
        {"first_lead": first_lead, "spades_first_trick": "not_allowed", "blind_nil": "off"}
    )
    spades = "3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 2S"
    sitting = sit(f"2C .. / {spades} / KC ..", "3 3 3 3", "2C 2S", rules=rules)
    assert barred(sitting, 0, 1) == unseen(sitting, 0, "CDH")


def test_a_spade_on_the_first_trick_shows_a_void_alone_where_it_is_allowed() -> None:
    sitting = sit("2C .. / 2S AH ..-C / KC ..", "3 3 3 3", "2C 2S")
    assert barred(sitting, 0, 1) == unseen(sitting, 0, "C")


def test_cards_given_and_returned_are_known_to_the_two_alone() -> None:
    rules = Rules(blind_nil="off", nil_exchange=2)
    sitting = sit("AS KS 2H .. / .. / 2C 3C AH ..", "N 3 3 3", rules=rules)
    sitting.act(Give(0, frozenset(cards("AS KS"))), Give(2, frozenset(cards("KS 2C"))))
    kernel = Kernel.of(rules)
    held = [know(view, kernel).holds for view in sitting.views]
    assert held[0][2] == kernel.mask(cards("AS"))
    assert held[2][0] == kernel.mask(cards("KS 2C"))
    assert held[1][0] == held[1][2] == held[3][0] == held[3][2] == 0


def test_a_card_received_is_forgotten_once_played() -> None:
    rules = Rules(blind_nil="off", nil_exchange=1)
    sitting = sit("AH 2H .. / 3H .. / 4H 2C .. / 5H ..", "N 3 3 3", rules=rules)
    sitting.act(Give(0, frozenset(cards("AH"))), Give(2, frozenset(cards("2C"))))
    for card in cards("2H 3H AH"):
        sitting.act(Play(sitting.seat, card))
    assert know(sitting.views[0], Kernel.of(rules)).holds[2] == 0


def test_a_mirror_bid_tells_the_spades() -> None:
    rules = Rules(bid_style="mirror", blind_nil="off")
    sitting = dealt(rules, "AS KS QS AC .. / 2S 3S 2C .. / JS 3C .. / ")
    for seat in range(4):
        held = [c for c in sitting.state.hands[seat] or () if c.suit.letter == "S"]
        sitting.act(MakeBid(seat, tricks_bid(len(held)) if held else NIL))
    kernel = Kernel.of(rules)
    counts = [(kernel.mask(hand or ()) & kernel.spades).bit_count() for hand in sitting.state.hands]
    sampler = Sampler(kernel, know(sitting.views[3], kernel))
    for seed in range(20):
        world = sampler.world(Draws(seed))
        assert [(hand & kernel.spades).bit_count() for hand in world] == counts


def test_a_whiz_nil_tells_nothing_of_the_spades() -> None:
    rules = Rules(bid_style="whiz", blind_nil="off")
    sitting = dealt(rules, "AS KS QS AC ..")
    sitting.act(MakeBid(0, NIL))
    assert know(sitting.views[1], Kernel.of(rules)).spades[0] is None


def small(may: tuple[int, ...], spades: tuple[int | None, ...] | None = None) -> Knowledge:
    """Six unseen cards, the two highest spades, in three hands of two."""
    none: tuple[int | None, ...] = (None,) * 4
    return Knowledge(0b111111, (0, 0, 0, 0), (0, 2, 2, 2), (0, *may), spades or none)


def every_world(knowledge: Knowledge, kernel: Kernel) -> set[tuple[int, ...]]:
    found = set()
    for order in permutations([1 << place for place in range(6)]):
        hands = [0, order[0] | order[1], order[2] | order[3], order[4] | order[5]]
        if fits(knowledge, hands, kernel):
            found.add(tuple(hands))
    return found


@pytest.mark.parametrize(
    "knowledge",
    [
        small((63, 63, 63)),
        small((0b111100, 63, 63)),
        small((0b111100, 0b011111, 0b110111)),
        small((0b001111, 0b111001, 63)),
        small((63, 63, 63), (0, 1, None, None)),
        small((63, 0b111100, 63), (0, None, 1, None)),
    ],
)
def test_every_world_is_equally_likely(knowledge: Knowledge) -> None:
    kernel = replace(Kernel.of(Rules()), spades=0b110000)
    sampler, draws, rounds = Sampler(kernel, knowledge), Draws(7), 6000
    worlds = every_world(knowledge, kernel)
    seen = Counter(tuple(sampler.world(draws)) for _ in range(rounds))
    assert set(seen) == worlds
    every = sampler.every(len(worlds))
    assert every is not None
    assert len(every) == 4 * len(worlds)
    assert {tuple(every[at : at + 4]) for at in range(0, len(every), 4)} == worlds
    assert sampler.every(len(worlds) - 1) is None
    even = rounds / len(worlds)
    assert all(abs(count - even) < 5 * even**0.5 for count in seen.values())


def test_both_ways_round_count_alike() -> None:
    """Groups over bins and bins over groups tell the same number of deals, but for a factor."""
    by_group = Splitter((Row(2, (0, 1)), Row(3, (1, 2)), Row(4, (0, 1, 2))), (3, 3, 3))
    by_bin = Splitter((Row(3, (0, 2)), Row(3, (0, 1, 2)), Row(3, (1, 2))), (2, 3, 4))
    # Each count is the number of deals times (or not) the orders within a row.
    assert by_group.ways * 6**3 == by_bin.ways * 2 * 6 * 24


def test_nothing_fits_is_refused() -> None:
    with pytest.raises(ValueError, match="no distribution"):
        Sampler(Kernel.of(Rules()), small((0b1, 0b1, 63)))


def test_a_seat_that_has_not_looked_knows_nothing() -> None:
    sitting = seeded(Rules(blind_nil="any"), 1)
    with pytest.raises(ValueError, match="sees its hand"):
        know(sitting.views[1], Kernel.of(sitting.state.rules))


def test_draws_are_those_of_splitmix64() -> None:
    """The first words of seed 1234567, as the method's authors publish them."""
    draws = Draws(1234567)
    assert [draws.word() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


@pytest.mark.parametrize("bound", [1, 2, 3, 10**30])
def test_draws_stay_below_their_bound_and_spread(bound: int) -> None:
    draws = Draws(5)
    drawn = [draws.below(bound) for _ in range(300)]
    assert all(0 <= number < bound for number in drawn)
    assert sum(drawn) / 300 == pytest.approx((bound - 1) / 2, rel=0.15)
