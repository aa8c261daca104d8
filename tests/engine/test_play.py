"""Which cards may be played and who takes a trick (RULES sections 1 and 5)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.engine.actions import Play
from game.engine.cards import Card, cards, notation
from game.engine.events import PlayOpened, SpadesBroken, TrickTaken
from game.engine.legality import check
from game.engine.play import lowest_club, winning_place
from game.engine.refusal import Refusal
from game.engine.rules import Rules
from game.engine.state import State, Trick
from game.engine.tables import Pack
from tests.engine.helpers import act, dealt, events_of, playable, take

PROMOTED = Pack(cards("2C 3C AC 2D KD AD 5H 2S KS AS LJ BJ"), cards("BJ LJ 2C 2S"))
"""A small pack whose two of clubs is a spade above the ace."""

LATER = "later"
FIRST = "first"
NO_RUFF = Refusal.NO_SPADE_FIRST_TRICK


def position(
    hand: str, trick: str, when: str, *, broken: bool = False, club: str = "", **options: Any
) -> State:
    """A four-hand table where the seat to act holds `hand` and `trick` lies on the table."""
    state = dealt(blind_nil="off", **options)
    on_table = cards(trick)
    done = () if when == FIRST else (Trick(0, (), 0),)
    seat = len(on_table)
    hands = [cards(hand) if other == seat else () for other in range(4)]
    return replace(
        state,
        bids=state.table.seats * (None,),
        hands=tuple(frozenset(held) for held in hands),
        tricks=(*done, *((Trick(0, on_table),) if on_table else ())),
        leader=0,
        lowest_club=Card.parse(club) if club else None,
        broken=broken,
    )


def verdicts(state: State, hand: str, seat: int) -> dict[str, Refusal]:
    """The refused cards of a hand, each with its reason."""
    found = {str(card): check(state, Play(seat, card)) for card in cards(hand)}
    return {card: why for card, why in found.items() if why is not None}


LEADS = [
    # options, when, broken, hand, legal, why the rest is refused
    ({}, LATER, False, "2C KH AS 3S", "2C KH", Refusal.SPADES_NOT_BROKEN),
    ({}, LATER, True, "2C KH AS 3S", "2C 3S KH AS", None),
    ({}, LATER, False, "3S AS", "3S AS", None),
    ({}, FIRST, False, "2C KH AS 3S", "2C KH", Refusal.NO_SPADE_LEAD_YET),
    ({}, FIRST, False, "3S AS", "3S AS", None),
    ({"lead_spades": "any"}, LATER, False, "2C AS", "2C AS", None),
    ({"lead_spades": "any"}, FIRST, False, "2C AS", "2C", Refusal.NO_SPADE_LEAD_YET),
    ({"lead_spades": "after_first"}, FIRST, False, "2C AS", "2C", Refusal.NO_SPADE_LEAD_YET),
    ({"lead_spades": "after_first"}, FIRST, False, "2S AS", "2S AS", None),
    ({"lead_spades": "after_first"}, LATER, False, "2C AS", "2C AS", None),
    ({"spades_first_trick": "not_allowed"}, FIRST, False, "2S AS", "2S AS", None),
    ({"spades_first_trick": "not_allowed"}, LATER, False, "2H AS", "2H", Refusal.SPADES_NOT_BROKEN),
    ({"first_lead": "lowest_club"}, LATER, False, "2C AS", "2C", Refusal.SPADES_NOT_BROKEN),
    ({"first_lead": "lowest_club"}, LATER, True, "2C AS", "2C AS", None),
]


@pytest.mark.parametrize(("options", "when", "broken", "hand", "allowed", "why"), LEADS)
def test_lead(
    options: dict[str, Any],
    when: str,
    broken: bool,
    hand: str,
    allowed: str,
    why: Refusal | None,
) -> None:
    club = "2C" if "first_lead" in options else ""
    state = position(hand, "", when, broken=broken, club=club, **options)
    assert playable(state, 0) == allowed
    refused = set(hand.split()) - set(allowed.split())
    assert verdicts(state, hand, 0) == dict.fromkeys(refused, why)


@pytest.mark.parametrize("first_lead", ["lowest_club", "all_lowest_club"])
@pytest.mark.parametrize("lead_spades", ["broken", "any", "after_first"])
def test_the_holder_of_the_lowest_club_must_lead_it(first_lead: str, lead_spades: str) -> None:
    hand = "3C 4C KH AS"
    state = position(hand, "", FIRST, club="3C", first_lead=first_lead, lead_spades=lead_spades)
    assert playable(state, 0) == "3C"
    assert set(verdicts(state, hand, 0).values()) == {Refusal.LEAD_LOWEST_CLUB}


@pytest.mark.parametrize("first_lead", ["lowest_club", "all_lowest_club"])
def test_without_a_club_in_any_hand_the_first_lead_is_an_ordinary_one(first_lead: str) -> None:
    state = position("4D KH AS", "", FIRST, first_lead=first_lead)
    assert playable(state, 0) == "4D KH"


FOLLOWS = [
    # options, when, trick, hand, legal, why the rest is refused
    ({}, LATER, "5H", "2H AH 3C AS", "2H AH", Refusal.FOLLOW_SUIT),
    ({}, LATER, "5H", "3C AS", "3C AS", None),
    ({}, LATER, "5S", "2S 3C AH", "2S", Refusal.FOLLOW_SUIT),
    ({}, LATER, "5S 6H", "3C AH", "3C AH", None),
    ({}, FIRST, "5H", "3C AS", "3C AS", None),
    ({"spades_first_trick": "not_allowed"}, FIRST, "5H", "3C AS 2S", "3C", NO_RUFF),
    ({"spades_first_trick": "not_allowed"}, FIRST, "5H", "AS 2S", "2S AS", None),
    ({"spades_first_trick": "not_allowed"}, FIRST, "5S", "AS 3C", "AS", Refusal.FOLLOW_SUIT),
    ({"spades_first_trick": "not_allowed"}, FIRST, "5H", "AS 3H", "3H", Refusal.FOLLOW_SUIT),
    ({"spades_first_trick": "not_allowed"}, LATER, "5H", "3C AS", "3C AS", None),
    ({"first_lead": "lowest_club"}, FIRST, "2C", "3C KC AS", "3C KC", Refusal.FOLLOW_SUIT),
    ({"first_lead": "lowest_club"}, FIRST, "2C", "3H AS", "3H AS", None),
    ({"first_lead": "all_lowest_club"}, FIRST, "2C", "3H KD AS", "3H KD", NO_RUFF),
    ({"first_lead": "all_lowest_club"}, FIRST, "2C", "3S AS", "3S AS", None),
    ({"first_lead": "all_lowest_club"}, LATER, "2C", "3C KC AS", "3C KC", Refusal.FOLLOW_SUIT),
    ({"first_lead": "all_lowest_club"}, LATER, "2C", "3H AS", "3H AS", None),
]


@pytest.mark.parametrize(("options", "when", "trick", "hand", "allowed", "why"), FOLLOWS)
def test_follow(
    options: dict[str, Any], when: str, trick: str, hand: str, allowed: str, why: Refusal | None
) -> None:
    club = "2C" if "first_lead" in options else ""
    seat = len(trick.split())
    state = position(hand, trick, when, club=club, **options)
    assert playable(state, seat) == allowed
    refused = set(hand.split()) - set(allowed.split())
    assert verdicts(state, hand, seat) == dict.fromkeys(refused, why)


def test_everyone_plays_the_lowest_club_to_the_first_trick() -> None:
    hand = "4C 9C KH AS"
    state = position(hand, "2C", FIRST, club="2C", first_lead="all_lowest_club")
    assert playable(state, 1) == "4C"
    assert verdicts(state, hand, 1) == {
        "9C": Refusal.PLAY_LOWEST_CLUB,
        "KH": Refusal.FOLLOW_SUIT,
        "AS": Refusal.FOLLOW_SUIT,
    }


def test_a_card_out_of_turn_or_not_held_is_refused() -> None:
    state = position("2H 3C", "5H", LATER)
    assert check(state, Play(1, Card.parse("4H"))) is Refusal.NOT_YOUR_CARD
    assert check(state, Play(2, Card.parse("4H"))) is Refusal.NOT_YOUR_TURN
    assert check(state, Play(9, Card.parse("4H"))) is Refusal.NOT_YOUR_TURN


TAKERS = [
    ("5H 9H KH 2H", 2),
    ("5H AC KD 6H", 3),
    ("5H AC AD AC", 0),
    ("5H AH 2S KH", 2),
    ("5H 2S 3S AH", 2),
    ("5S AH 4S 3S", 0),
]


@pytest.mark.parametrize(("trick", "place"), TAKERS)
def test_the_highest_spade_or_the_highest_card_of_the_suit_led_wins(trick: str, place: int) -> None:
    assert winning_place(cards(trick), Rules().row.pack) == place


@pytest.mark.parametrize(
    ("trick", "place"),
    [("2S AS", 0), ("2S 2C", 1), ("LJ 2C", 0), ("LJ BJ", 1), ("AC 2C", 1), ("2C AC", 0)],
)
def test_promoted_cards_are_spades_above_the_ace(trick: str, place: int) -> None:
    assert winning_place(cards(trick), PROMOTED) == place


@pytest.mark.parametrize(
    ("hands", "club"),
    [
        (("AC 5H", "3C KD"), "3C"),
        (("2C 5H", "AC KD"), "AC"),
        (("2C 5H", "KS KD"), None),
    ],
)
def test_a_promoted_two_is_no_club(hands: tuple[str, ...], club: str | None) -> None:
    found = lowest_club([frozenset(cards(hand)) for hand in hands], PROMOTED)
    assert (None if found is None else str(found)) == club


def test_spades_break_when_one_falls_and_the_winner_leads_on() -> None:
    hands = {0: "5H 2C", 1: "AH 3C", 2: "2S 4C", 3: "KH AS"}
    state = dealt(blind_nil="off")
    state = replace(
        state,
        hands=tuple(frozenset(cards(hands[seat])) for seat in range(4)),
        counts=(2, 2, 2, 2),
        leader=0,
        tricks=tuple(Trick(0, (), seat) for seat in (3, 2, 1, 0, 3, 2, 1, 0, 3, 2, 0)),
    )
    state = act(state, "0 play 5H; 1 play AH")
    assert not state.broken
    assert events_of(state, "2 play 2S")[1:] == (SpadesBroken(2),)
    state = act(state, "2 play 2S")
    assert events_of(state, "3 play KH")[1:] == (TrickTaken(2),)
    state = act(state, "3 play KH")
    assert (playable(state, 2), state.broken) == ("4C", True)


def test_a_spade_led_from_a_hand_of_spades_breaks_them() -> None:
    state = take(position("3S AS", "", LATER), Play(0, Card.parse("3S")))
    assert state.broken


def test_broken_belongs_to_the_deal() -> None:
    hands = {0: "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"}
    state = act(dealt(hands, again=(hands,), blind_nil="off", nil="off"), _BIDS)
    for card in cards(hands[0]):
        state = take(state, Play(0, card))
        for seat in (1, 2, 3):
            state = take(state, Play(seat, cards(playable(state, seat))[0]))
    assert (state.broken, state.taken(0)) == (True, 13)
    assert not act(state, "2 next").broken


_BIDS = "0 bid 4; 1 bid 3; 2 bid 2; 3 bid 1"


@pytest.mark.parametrize(
    ("options", "opened"),
    [
        ({}, PlayOpened(0, None)),
        ({"first_lead": "lowest_club"}, PlayOpened(3, Card.parse("2C"))),
        ({"first_lead": "all_lowest_club"}, PlayOpened(3, Card.parse("2C"))),
        ({"bid_start": "dealer"}, PlayOpened(0, None)),
    ],
)
def test_who_leads_first(options: dict[str, Any], opened: PlayOpened) -> None:
    bids = _BIDS.split("; ")
    if "bid_start" in options:
        bids = [bids[3], *bids[:3]]
    state = act(dealt(blind_nil="off", **options), "; ".join(bids[:3]))
    assert events_of(state, bids[3])[-1] == opened


def test_legal_cards_are_listed_lowest_first() -> None:
    state = position("AH 2H TH", "5H", LATER)
    assert playable(state, 1) == notation(cards("2H TH AH"))
