"""The shuffle: pinned for ever, even, and never the same twice."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine.cards import STANDARD_PACK, cards, notation
from game.engine.shuffle import (
    SHUFFLE_VERSION,
    GivenPacks,
    NoPackLeft,
    Seeded,
    cut_for,
    pack_for,
    request_seed,
)
from game.engine.tables import Pack

PACK = Pack(STANDARD_PACK)
DEALS = 2000


def shuffled(seed: int, deal: int = 1, redeal: int = 0) -> str:
    return notation(pack_for(Seeded(seed), PACK, deal, redeal, 0))


GOLDEN = [
    (
        0,
        1,
        0,
        "8S AS AC 3H KD 9D 8D 7S QS 6D 5S 5D KC 7C 8H JS 7D 9H 6C QD 4D 9S 6H 5H JD 3S "
        "AH 2S 6S 7H 4C 2H QC JC 2D 8C 3D QH 4H KH TD JH TS TH 5C 9C AD 4S 2C 3C TC KS",
    ),
    (
        1,
        1,
        0,
        "JD 9C QH 8D KD QC TC 2S 8S AD 6S 5D KH AS 3H KS JH QS 5C 6H 4C AH TH 2C TS 2D "
        "7D 7S 3D JS 7C TD QD 4H 9H 8H 4S 9S KC 4D 6D 7H JC 6C 3C AC 9D 8C 3S 5H 2H 5S",
    ),
    (
        1,
        1,
        1,
        "7D 3H 9H 7C 6D 2S QC 6C KD TC AS 7H QD JH QS 2D KS 4H 5S 7S 5H 4C 8D JC AC AD "
        "TD 2C 6S 4D 2H 9D 5C 6H 5D 8C TH JD 3C TS 9C JS 8H 9S QH 3D 8S AH KC 3S KH 4S",
    ),
    (
        1,
        2,
        0,
        "5C 6S QH 8D 9S 4H 9H 4S QS 2H KC 2S JH 3D TD 7C 8S 3C 7S 5D 3H AD JD 6C 8C 9C "
        "KH 6D 3S KS 2C AS 5S KD JS 2D 9D TC 5H 4D AC 7D 8H QD 6H JC 4C 7H TH TS AH QC",
    ),
    (
        2**128 - 1,
        300,
        5,
        "6H 2H JC 8C 7D 5D 7C 9D 2D 3C 4H TS 3D 3H AH 5C 8H JS 5H AS 9S 7S QS QH TH 9H "
        "6C KD 2S 4C AD QC 2C KC 9C 6S 8S 7H KH 5S TC AC 8D 4S KS QD JH TD 6D 3S JD 4D",
    ),
]


@pytest.mark.parametrize(("seed", "deal", "redeal", "pack"), GOLDEN)
def test_version_1_deals_these_packs_for_ever(seed: int, deal: int, redeal: int, pack: str) -> None:
    assert SHUFFLE_VERSION == 1
    assert shuffled(seed, deal, redeal) == pack


def test_version_1_cuts_these_cards_for_ever() -> None:
    assert notation(cut_for(Seeded(1), PACK, 4)) == "9D 7D 5H 3D"


def test_version_1_derives_these_request_seeds_for_ever() -> None:
    assert request_seed(1, 2, 3, 4) == 0x1CAACED9E3536545


def test_a_shuffle_keeps_every_card() -> None:
    for seed in range(20):
        assert sorted(cards(shuffled(seed))) == sorted(STANDARD_PACK)


def test_deals_redeals_and_seeds_differ() -> None:
    keys = [
        (seed, deal, redeal)
        for seed in (0, 1, 17, 2**128 - 1)
        for deal in (1, 2, 11)
        for redeal in (0, 1, 5)
    ]
    assert len({shuffled(*key) for key in keys}) == len(keys)


def test_the_cut_is_no_part_of_a_deal() -> None:
    assert cut_for(Seeded(5), PACK, 52) != pack_for(Seeded(5), PACK, 1, 0, 0)


def test_every_card_is_as_likely_in_every_place() -> None:
    """Chi-square over 52 cards in 4 quarters of the pack; 156 degrees of freedom."""
    quarters: Counter[tuple[int, int]] = Counter()
    for seed in range(DEALS):
        pack = pack_for(Seeded(seed), PACK, 1, 0, 0)
        quarters.update((STANDARD_PACK.index(card), place // 13) for place, card in enumerate(pack))
    expected = DEALS / 4
    chi_square = sum((count - expected) ** 2 / expected for count in quarters.values())
    assert len(quarters) == 52 * 4
    assert 95 < chi_square < 230


def test_the_top_card_and_the_order_of_two_are_even() -> None:
    tops: Counter[int] = Counter()
    ace_first = 0
    for seed in range(DEALS):
        pack = pack_for(Seeded(seed), PACK, 2, 0, 0)
        tops[STANDARD_PACK.index(pack[0])] += 1
        ace_first += pack.index(STANDARD_PACK[-1]) < pack.index(STANDARD_PACK[0])
    expected = DEALS / 52
    assert sum((tops[index] - expected) ** 2 / expected for index in range(52)) < 100
    assert abs(ace_first - DEALS / 2) < 4 * (DEALS / 4) ** 0.5


def test_request_seeds_do_not_repeat() -> None:
    keys = [
        (seed, deal, seat, decision)
        for seed in (1, 2, 0x12, 2**127)
        for deal in (1, 2, 11)
        for seat in range(6)
        for decision in (0, 1, 12, 111)
    ]
    found = {request_seed(*key) for key in keys}
    assert len(found) == len(keys)
    assert all(0 <= number < 2**64 for number in found)


def test_given_packs_are_dealt_in_turn_until_none_is_left() -> None:
    source = GivenPacks((cards("2C 3C"), cards("3C 2C")))
    assert [pack_for(source, PACK, 1, used, used) for used in (0, 1)] == list(source.packs)
    assert cut_for(source, PACK, 2) == cards("2C 3C")
    with pytest.raises(NoPackLeft):
        pack_for(source, PACK, 3, 0, 2)
