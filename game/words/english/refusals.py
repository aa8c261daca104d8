"""Why something may not be done, as clauses that also stand after a colon."""

from __future__ import annotations

from collections.abc import Mapping

TEXTS: Mapping[str, str | Mapping[str, str]] = {
    "refusals.match_over": "the match is over",
    "refusals.not_now": "that cannot be done now",
    "refusals.not_now.opening": "the cards are not dealt yet",
    "refusals.not_now.draw": "the cards are still being drawn",
    "refusals.not_now.blind_round": "the blind bid comes first",
    "refusals.not_now.redeal": "first it is settled whether cards are dealt anew",
    "refusals.not_now.bidding": "the bidding is still on",
    "refusals.not_now.exchange": "the exchange is still on",
    "refusals.not_now.play": "the play is on",
    "refusals.not_now.scored": "this deal is over",
    "refusals.not_now.over": "the match is over",
    "refusals.not_your_turn": {
        "you": "it is your turn",
        "other": "it is {whose} turn",
    },
    "refusals.not_your_card": "you do not hold the {card}",
    "refusals.not_your_card.hidden": "that card is not in your hand",
    "refusals.look_first": "look at your cards first, or bid blind",
    "refusals.already_seen": "your cards are already turned up",
    "refusals.not_blind.seen": "a blind bid is made before looking",
    "refusals.not_blind.closed": "this blind bid is not open to you",
    "refusals.no_such_bid.on": "bids run from 1 to {tricks}, or nil",
    "refusals.no_such_bid.off": "bids run from 1 to {tricks}",
    "refusals.no_such_bid.zero": "bids run from 0 to {tricks}",
    "refusals.say_a_range.on": "say a range of tricks, or bid nil",
    "refusals.say_a_range.off": "say a range of tricks",
    "refusals.say_a_range.zero": "say a range of tricks",
    "refusals.bad_range": "a range runs from 1 to {tricks}, the low number first",
    "refusals.no_redeal.off": "new cards are not dealt on request",
    "refusals.no_redeal.no_spade": "new cards need a hand without a spade",
    "refusals.no_redeal.one_spade": "new cards need a hand with at most one spade",
    "refusals.no_redeal.no_face": "new cards need a hand without a jack, queen, king or ace",
    "refusals.no_redeal.seven_suit": "new cards need seven or more of one suit",
    "refusals.bid_your_spades": {
        "zero": "you hold no spade, so your bid is {nothing}",
        "one": "you hold 1 spade, so your bid is 1",
        "other": "you hold {n} spades, so your bid is {n}",
    },
    "refusals.bid_your_spades_or_nil": {
        "zero": "you hold no spade, so your bid is {nothing}",
        "one": "you hold 1 spade, so your bid is 1 or {nothing}",
        "other": "you hold {n} spades, so your bid is {n} or {nothing}",
    },
    "refusals.must_bid_nil": "{partner} did not bid nil, so you must",
    "refusals.partner_bid_nil": "{partner} bid nil, so you may not",
    "refusals.no_nil_after_range": "{partner} said a range, so you name a number",
    "refusals.no_nil": "nil is not played, the lowest bid is {lowest}",
    "refusals.no_double_nil": "{partner} bid nil, and only one of you may",
    "refusals.contract_over_tricks": (
        "with {partners} {bid} your side would need more than {tricks}"
    ),
    "refusals.leaves_partner_no_bid": "that would leave {partner} no bid",
    "refusals.below_lowest_bid": "the lowest bid is {lowest}",
    "refusals.below_board": "your side’s contract must be at least {board}",
    "refusals.below_board.with": (
        "with {partners} {bid} your side would stay under the least contract of {board}"
    ),
    "refusals.below_board.alone": "your contract must be at least {board}",
    "refusals.total_equals_tricks": "all bids would come to exactly {tricks}",
    "refusals.too_many_cards": {
        "one": "give at most 1 card",
        "other": "give at most {n} cards",
    },
    "refusals.return_as_many": {
        "one": "return 1 card, as many as {giver} gave",
        "other": "return {n} cards, as many as {giver} gave",
    },
    "refusals.return_as_many.unseen": {
        "one": "choose 1 card, as many as {giver} gives",
        "other": "choose {n} cards, as many as {giver} gives",
    },
    "refusals.follow_suit": "follow {suit}",
    "refusals.spades_not_broken": "spades are not broken yet",
    "refusals.no_spade_lead_yet": "the first lead may not be a spade",
    "refusals.no_spade_first_trick": "no spade on the first trick",
    "refusals.lead_lowest_club": "lead the {card}",
    "refusals.play_lowest_club": "play the {card}, your lowest club",
    "refusals.lowest_club": "lowest club",
    "refusals.nothing_to_undo": "in this deal there is nothing of yours to take back",
    "refusals.hand_seen_since": "what you have seen of your hand cannot be taken back",
    "refusals.nothing_to_redo": "nothing was taken back that could come again",
    "refusals.closed": {
        "one": "{bids} is closed: {reason}",
        "other": "{bids} are closed: {reason}",
    },
}
