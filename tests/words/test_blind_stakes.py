"""What a blind bid wins and loses, as the offer's tiles and words say it."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.bids import BLIND_NIL, blind_six
from game.engine.state import State
from game.words.blind_stakes import chosen_tiles, chosen_words, open_tiles
from game.words.names import Names
from tests.engine.helpers import act, dealt
from tests.words.people import PEOPLE

FROM_VERA = Names(PEOPLE.by_seat, viewer=2)


def after(bid: str, **options: Any) -> State:
    """Seat 0 has made `bid` and its partner, seat 2, is to bid blind."""
    return act(dealt(blind_nil="any", **options), f"0 look; 0 bid {bid}; 1 look; 1 bid 1")


@pytest.mark.parametrize(
    ("rules", "loss"),
    [("double_single", ("−110", "with fewer")), ("double_double", ("−220", "with fewer"))],
)
def test_a_blind_six_counts_the_partner_in(rules: str, loss: tuple[str, str]) -> None:
    state = after("4", blind_six=rules)
    assert chosen_tiles(state, 2, blind_six(7)) == (
        ("+220", "with 11 or more"),
        loss,
        ("1 bag", "each trick over"),
    )


def test_nothing_is_over_where_every_trick_is_promised() -> None:
    state = after("4", blind_six="double_single")
    assert chosen_tiles(state, 2, blind_six(9))[2] == ("none", "may be over")


def test_a_nil_has_three_tiles_beside_the_keys_of_a_six() -> None:
    with_cards = after("4", blind_six="double_single")
    assert chosen_tiles(with_cards, 2, BLIND_NIL)[2] == (
        "2 cards",
        "to exchange",
    )
    without = after("4", blind_six="double_single", blind_exchange=0)
    assert chosen_tiles(without, 2, BLIND_NIL)[2] == (
        "4 of 13",
        "your side needs",
    )


def test_two_nils_that_fall_together_are_told_together() -> None:
    state = after("N", double_nil="together")
    tiles = open_tiles(state, 2, nil=True, six=False)
    assert tiles == (("+300", "neither takes any"), ("−300", "if either takes any"))


def test_before_the_choice_nil_and_six_stand_side_by_side() -> None:
    state = after("4", blind_six="double_single")
    tiles = open_tiles(state, 2, nil=True, six=True)
    assert [figure for figure, _ in tiles] == ["±200", "double", "once"]


def test_the_words_give_the_contract_and_whose_bids_make_it() -> None:
    state = after("4", blind_six="double_single")
    assert chosen_words(state, 2, blind_six(7), FROM_VERA) == (
        "*Your side would need 11 of 13*: your blind 7 with Max’s 4."
    )
