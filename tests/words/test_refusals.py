from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.engine.actions import parse_action
from game.engine.legality import check
from game.engine.refusal import Refusal
from game.engine.state import State
from game.words import t
from game.words.refusals import closed_bids, refusal_text
from tests.engine.helpers import act, dealt, scored
from tests.words.people import PEOPLE

BIDS = "0 bid 3; 1 bid 3; 2 bid 3; 3 bid 3"
NO_CLUB = {1: "AS KS 2S AH KH QH JH AD KD QD JD TD 9D"}
NO_SPADE = {0: "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H"}
CLUBS = {0: "2C 5C AS KS QS JS AH KH QH AD KD QD JD", 1: "3C 9C TS 9S JH TH 9H TD 9D 8D 7D 6D 5D"}


def refused(state: State, action: str) -> tuple[Refusal, str]:
    wanted = parse_action(action)
    refusal = check(state, wanted)
    assert refusal is not None, f"{action} is legal"
    return refusal, refusal_text(state, wanted, refusal, PEOPLE)


def exchanged(**options: Any) -> State:
    return act(dealt(nil_exchange=2, **options), "0 bid 3; 1 bid 3; 2 bid N; 3 bid 3")


def finished() -> State:
    return scored(act(dealt(target=50), BIDS), (4, 3, 3, 3))


CASES: list[tuple[Refusal, State, str, str]] = [
    (Refusal.MATCH_OVER, finished(), "0 next", "The match is over"),
    (Refusal.NOT_NOW, dealt(), "0 play AS", "The bidding is still on"),
    (Refusal.NOT_NOW, act(dealt(), BIDS), "0 bid 3", "The play is on"),
    (Refusal.NOT_NOW, exchanged(), "0 play AS", "The exchange is still on"),
    (Refusal.NOT_NOW, dealt(redeal="no_face"), "0 bid 3", "First it is settled whether"),
    (Refusal.NOT_NOW, dealt(), "0 say 2 3", "That cannot be done now"),
    (Refusal.NOT_YOUR_TURN, dealt(), "2 bid 3", "It is your turn"),
    (Refusal.NOT_YOUR_TURN, act(dealt(), "0 bid 3"), "0 bid 3", "It is Otto’s turn"),
    (Refusal.NOT_YOUR_CARD, act(dealt(), BIDS), "0 play 4S", "You do not hold the 4 of spades"),
    (Refusal.NOT_YOUR_CARD, exchanged(), "2 give AS", "You do not hold the ace of spades"),
    (
        Refusal.LOOK_FIRST,
        dealt(totals=(0, 150)),
        "0 bid 3",
        "Look at your cards first, or bid blind",
    ),
    (Refusal.ALREADY_SEEN, dealt(), "0 look", "Your cards are already turned up"),
    (Refusal.NOT_BLIND, dealt(), "0 bid B", "A blind bid is made before looking"),
    (
        Refusal.NOT_BLIND,
        act(dealt(blind_six="double_single"), "0 look; 0 bid 7; 1 look; 1 bid 2"),
        "2 bid S7",
        "With Max’s 7 your side would need more than 13",
    ),
    (
        Refusal.NOT_BLIND,
        dealt(blind_six="double_single"),
        "0 bid B",
        "This blind bid is not open to you",
    ),
    (Refusal.NO_SUCH_BID, dealt(), "0 bid 14", "Bids run from 1 to 13, or nil"),
    (Refusal.NO_SUCH_BID, dealt(nil="off"), "0 bid 0", "Bids run from 1 to 13"),
    (Refusal.NO_SUCH_BID, dealt(nil="zero"), "0 bid N", "Bids run from 0 to 13"),
    (Refusal.SAY_A_RANGE, dealt(team_talk="on"), "0 bid 3", "Say a range of tricks, or bid nil"),
    (
        Refusal.SAY_A_RANGE,
        dealt(team_talk="on", nil="zero"),
        "0 bid 0",
        "Say a range of tricks",
    ),
    (
        Refusal.BAD_RANGE,
        dealt(team_talk="on"),
        "0 say 5 4",
        "A range runs from 1 to 13, the low number first",
    ),
    (
        Refusal.NO_REDEAL,
        dealt(redeal="no_spade"),
        "0 redeal",
        "New cards need a hand without a spade",
    ),
    (Refusal.BID_YOUR_SPADES, dealt(bid_style="mirror"), "0 bid 3", "You hold 5 spades"),
    (
        Refusal.BID_YOUR_SPADES,
        dealt(NO_SPADE, bid_style="mirror"),
        "0 bid 3",
        "You hold no spade, so your bid is nil",
    ),
    (
        Refusal.BID_YOUR_SPADES_OR_NIL,
        dealt(bid_style="whiz", nil="zero"),
        "0 bid 3",
        "You hold 5 spades, so your bid is 5 or 0",
    ),
    (
        Refusal.MUST_BID_NIL,
        act(dealt(bid_style="suicide"), "0 bid 3; 1 bid 3"),
        "2 bid 3",
        "Max did not bid nil, so you must",
    ),
    (
        Refusal.PARTNER_BID_NIL,
        act(dealt(bid_style="suicide"), "0 bid N; 1 bid 3"),
        "2 bid N",
        "Max bid nil, so you may not",
    ),
    (
        Refusal.NO_NIL_AFTER_RANGE,
        act(dealt(team_talk="on"), "0 say 3 5; 1 say 2 4"),
        "2 bid N",
        "Max said a range, so you name a number",
    ),
    (
        Refusal.NO_NIL,
        dealt(nil="off", lowest_bid=2),
        "0 bid N",
        "Nil is not played, the lowest bid is 2",
    ),
    (
        Refusal.NO_DOUBLE_NIL,
        act(dealt(double_nil="forbidden"), "0 bid N; 1 bid 3"),
        "2 bid N",
        "Max bid nil, and only one of you may",
    ),
    (
        Refusal.CONTRACT_OVER_TRICKS,
        act(dealt(), "0 bid 4; 1 bid 3"),
        "2 bid 10",
        "With Max’s 4 your side would need more than 13",
    ),
    (
        Refusal.LEAVES_PARTNER_NO_BID,
        dealt(nil="off"),
        "0 bid 13",
        "That would leave Vera no bid",
    ),
    (Refusal.BELOW_LOWEST_BID, dealt(lowest_bid=3), "0 bid 2", "The lowest bid is 3"),
    (
        Refusal.BELOW_BOARD,
        act(dealt(board=4), "0 bid 2; 1 bid 3"),
        "2 bid 1",
        "With Max’s 2 your side would stay under the least contract of 4",
    ),
    (
        Refusal.BELOW_BOARD,
        act(dealt(board=4, team_talk="on"), "0 say 2 3; 1 say 4 5"),
        "2 bid 3",
        "Your side’s contract must be at least 4",
    ),
    (
        Refusal.BELOW_BOARD,
        dealt(table="solo4", board=4),
        "0 bid 3",
        "Your contract must be at least 4",
    ),
    (
        Refusal.TOTAL_EQUALS_TRICKS,
        act(dealt(total_not_tricks="on"), "0 bid 3; 1 bid 3; 2 bid 3"),
        "3 bid 4",
        "All bids would come to exactly 13",
    ),
    (Refusal.TOO_MANY_CARDS, exchanged(), "2 give 8S 9S TS", "Give at most 2 cards"),
    (
        Refusal.RETURN_AS_MANY,
        act(exchanged(), "2 give 8S"),
        "0 give AS KS",
        "Return 1 card, as many as Vera gave",
    ),
    (
        Refusal.RETURN_AS_MANY,
        act(exchanged(exchange_order="unseen"), "2 give 8S 9S"),
        "0 give AS",
        "Choose 2 cards, as many as Vera gives",
    ),
    (Refusal.FOLLOW_SUIT, act(dealt(), BIDS + "; 0 play AD"), "1 play QH", "Follow diamonds"),
    (
        Refusal.SPADES_NOT_BROKEN,
        act(dealt(), BIDS + "; 0 play AD; 1 play 3D; 2 play 4D; 3 play 5D"),
        "0 play AS",
        "Spades are not broken yet",
    ),
    (
        Refusal.NO_SPADE_LEAD_YET,
        act(dealt(), BIDS),
        "0 play AS",
        "The first lead may not be a spade",
    ),
    (
        Refusal.NO_SPADE_FIRST_TRICK,
        act(dealt(NO_CLUB, spades_first_trick="not_allowed"), BIDS + "; 0 play 2C"),
        "1 play AS",
        "No spade on the first trick",
    ),
    (
        Refusal.LEAD_LOWEST_CLUB,
        act(dealt(CLUBS, first_lead="lowest_club"), BIDS),
        "0 play 5C",
        "Lead the 2 of clubs",
    ),
    (
        Refusal.PLAY_LOWEST_CLUB,
        act(dealt(CLUBS, first_lead="all_lowest_club"), BIDS + "; 0 play 2C"),
        "1 play 9C",
        "Play the 3 of clubs, your lowest club",
    ),
]


@pytest.mark.parametrize(("refusal", "state", "action", "sentence"), CASES)
def test_a_refusal_says_why(refusal: Refusal, state: State, action: str, sentence: str) -> None:
    found, text = refused(state, action)
    assert found is refusal
    assert text.startswith(sentence)
    assert not text.endswith(".")


UNDOING = (Refusal.NOTHING_TO_UNDO, Refusal.HAND_SEEN_SINCE, Refusal.NOTHING_TO_REDO)
"""Refusals of no action."""


def test_every_refusal_is_tried() -> None:
    assert {case[0] for case in CASES} == set(Refusal) - set(UNDOING)


@pytest.mark.parametrize("refusal", UNDOING)
def test_an_undo_refused_says_why(refusal: Refusal) -> None:
    assert t(f"refusals.{refusal.value}")[0].islower()


def test_a_stale_click_is_told_to_wait() -> None:
    state = act(dealt(), BIDS)
    text = refusal_text(state, parse_action("0 play AD"), Refusal.NOT_NOW, PEOPLE)
    assert text == "That cannot be done now"


def test_a_card_of_a_hidden_hand_gives_nothing_away() -> None:
    state = replace(act(dealt(), BIDS), hands=(None,) * 4)
    text = refusal_text(state, parse_action("0 play 4S"), Refusal.NOT_YOUR_CARD, PEOPLE)
    assert text == "That card is not in your hand"


@pytest.mark.parametrize("redeal", ["no_spade", "one_spade", "no_face", "seven_suit"])
def test_every_redeal_says_what_it_takes(redeal: str) -> None:
    plain = {0: "AS KS QS AH KH QH JH AD KD QD 2C 3C 4C"}
    assert refused(dealt(plain, redeal=redeal), "0 redeal")[1].startswith("New cards need ")


def test_closed_bids_are_told_in_groups() -> None:
    state = act(dealt(), "0 bid 4; 1 bid 3")
    assert closed_bids(state, 2, PEOPLE) == (
        "10 to 13 are closed: with Max’s 4 your side would need more than 13",
    )
    assert closed_bids(dealt(), 0, PEOPLE) == ()


def test_each_reason_has_its_group() -> None:
    state = act(dealt(double_nil="forbidden", lowest_bid=2), "0 bid N; 1 bid 3")
    assert closed_bids(state, 2, PEOPLE) == (
        "1 is closed: the lowest bid is 2",
        "Nil is closed: Max bid nil, and only one of you may",
    )


def test_nil_stands_last_in_its_group() -> None:
    state = act(dealt(board=4, board_beside_nil="on"), "0 bid 2; 1 bid 3")
    assert closed_bids(state, 2, PEOPLE) == (
        "1 and nil are closed: with Max’s 2 your side would stay under the least contract of 4",
        "12 and 13 are closed: with Max’s 2 your side would need more than 13",
    )


def test_the_blind_pad_looks_at_six_and_more() -> None:
    state = act(dealt(blind_six="double_single", lowest_bid=4), "0 look; 0 bid 4; 1 look; 1 bid 4")
    assert closed_bids(state, 2, PEOPLE, blind=True) == (
        "10 to 13 are closed: with Max’s 4 your side would need more than 13",
    )
