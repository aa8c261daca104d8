"""What happened at the table, as captions."""

from __future__ import annotations

from collections.abc import Mapping

TEXTS: Mapping[str, str | Mapping[str, str]] = {
    "event.dealer_cut": {
        "you": "You cut the {card} and deal first",
        "other": "{who} cuts the {card} and deals first",
    },
    "event.dealt": {
        "you": "You deal, deal {deal}",
        "other": "{who} deals, deal {deal}",
    },
    "event.redealt": {
        "you": "You deal anew, deal {deal}",
        "other": "{who} deals anew, deal {deal}",
    },
    "event.top_looked": {
        "you": "You look at the top card",
        "other": "{who} looks at the top card",
    },
    "event.top_kept": {"you": "You keep the card", "other": "{who} keeps the card"},
    "event.top_refused": {
        "you": "You refuse the card and take the next",
        "other": "{who} refuses the card and takes the next",
    },
    "event.top": ", the {card}",
    "event.hand_seen": {
        "you": "You turn your cards up",
        "other": "{who} turns up a hand of cards",
    },
    "event.looked": {
        "you": "You look before bidding",
        "other": "{who} looks before bidding",
    },
    "event.redeal_asked": {
        "you": "You ask for new cards",
        "other": "{who} asks for new cards",
    },
    "event.redeal_let_stand": {
        "you": "You keep these cards",
        "other": "{who} keeps these cards",
    },
    "event.bid_made": {"you": "You bid {bid}", "other": "{who} bids {bid}"},
    "event.range_said": {"you": "You say {range}", "other": "{who} says {range}"},
    "event.exchange_opened": "{bidder} and {partner} may exchange up to {cards}",
    "event.cards_chosen": {
        "you": "You choose {cards} to pass",
        "other": "{who} chooses {cards} to pass",
    },
    "event.cards_passed": {
        "you": "You pass {receiver} {cards}",
        "other": "{who} passes {receiver} {cards}",
    },
    "event.cards": {"zero": "no card", "one": "1 card", "other": "{n} cards"},
    "event.cards.known": {
        "zero": "no card",
        "one": "1 card: {which}",
        "other": "{n} cards: {which}",
    },
    "event.play_opened": {"you": "You lead first", "other": "{who} leads first"},
    "event.play_opened.club": {
        "you": "You hold the {card} and lead it",
        "other": "{who} holds the {card} and leads it",
    },
    "event.card_played": {
        "you": "You play the {card}",
        "other": "{who} plays the {card}",
    },
    "event.spades_broken": {
        "you": "You break spades",
        "other": "{who} breaks spades",
    },
    "event.trick_taken": {
        "you": "You take the trick",
        "other": "{who} takes the trick",
    },
    "event.deal_scored": "The deal is scored: {scores}",
    "event.side_scored": "{side} {points}",
    "event.match_ended": {
        "you": "You won the match, {ending}",
        "other": "{side} won the match, {ending}",
    },
    "event.match_drawn": "The match is drawn, {ending}",
    "event.ending.target": "the target is reached",
    "event.ending.loss_floor": "a side fell to the floor",
    "event.ending.deals": "all deals are played",
    "event.ending.boston": "with a Boston",
    "event.ending.sets": "a side was set too many times running",
    "event.ending.backstop": "the most deals a match may have are played",
}
