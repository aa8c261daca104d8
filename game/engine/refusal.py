"""Why an action is refused; `words` has a sentence for each."""

from __future__ import annotations

from enum import Enum


class Refusal(Enum):
    """The reasons, from the plainest to the most particular."""

    MATCH_OVER = "match_over"
    NOT_NOW = "not_now"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_YOUR_CARD = "not_your_card"
    LOOK_FIRST = "look_first"
    ALREADY_SEEN = "already_seen"
    NOT_BLIND = "not_blind"
    NO_SUCH_BID = "no_such_bid"
    SAY_A_RANGE = "say_a_range"
    BAD_RANGE = "bad_range"
    NO_REDEAL = "no_redeal"

    BID_YOUR_SPADES = "bid_your_spades"
    BID_YOUR_SPADES_OR_NIL = "bid_your_spades_or_nil"
    MUST_BID_NIL = "must_bid_nil"
    PARTNER_BID_NIL = "partner_bid_nil"
    NO_NIL_AFTER_RANGE = "no_nil_after_range"
    NO_NIL = "no_nil"
    NO_DOUBLE_NIL = "no_double_nil"
    CONTRACT_OVER_TRICKS = "contract_over_tricks"
    LEAVES_PARTNER_NO_BID = "leaves_partner_no_bid"
    BELOW_LOWEST_BID = "below_lowest_bid"
    BELOW_BOARD = "below_board"
    TOTAL_EQUALS_TRICKS = "total_equals_tricks"

    TOO_MANY_CARDS = "too_many_cards"
    RETURN_AS_MANY = "return_as_many"

    FOLLOW_SUIT = "follow_suit"
    SPADES_NOT_BROKEN = "spades_not_broken"
    NO_SPADE_LEAD_YET = "no_spade_lead_yet"
    NO_SPADE_FIRST_TRICK = "no_spade_first_trick"
    LEAD_LOWEST_CLUB = "lead_lowest_club"
    PLAY_LOWEST_CLUB = "play_lowest_club"

    NOTHING_TO_UNDO = "nothing_to_undo"
    HAND_SEEN_SINCE = "hand_seen_since"
    NOTHING_TO_REDO = "nothing_to_redo"


class Refused(ValueError):
    """An illegal action was put to `decide`."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.value)
        self.refusal = refusal
