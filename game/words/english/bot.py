"""What `spades bot` answers where a line cannot be answered."""

from __future__ import annotations

from collections.abc import Mapping

TEXTS: Mapping[str, str | Mapping[str, str]] = {
    "bot.name": "spades {level}",
    "bot.error": "error: {reason}",
    "bot.no_question": "{word} asks nothing, ask name, option, bid, play, pass or quit",
    "bot.words": "{word} is followed by {allowed} words, not {found}",
    "bot.too_long": "the line is too long",
    "bot.seat": "{value} is no seat, seats are 0 to 3",
    "bot.cards": "{value} is no row of cards, write them like AS2C",
    "bot.card_twice": "{card} is there twice",
    "bot.not_in_pack": "{card} is not in the pack",
    "bot.number": "{value} is no whole number",
    "bot.negative": "{value} is below 0",
    "bot.bids": "there must be {n} bids, one a seat, with commas between them",
    "bot.scores": "there must be {n} totals, one a side, with commas between them",
    "bot.bags": "there must be {n} numbers of bags, one a side, with commas between them",
    "bot.bid": "{value} is no bid, bids are {low} to {high}",
    "bot.bids_missing": "every seat must have bid",
    "bot.bids_order": "the seats that have bid must be those just before seat {seat}",
    "bot.hand_size": {
        "one": "the hand must have 1 card, not {found}",
        "other": "the hand must have {n} cards, not {found}",
    },
    "bot.history": "{value} is no history, write it like 0AS1KS or -",
    "bot.history_rules": "card {n} of the history, {card} of seat {seat}, breaks the rules",
    "bot.not_your_turn": "it is not the turn of seat {seat}",
    "bot.legal": "the legal cards must be cards of the hand",
    "bot.no_bid_left": "no bid of at most {value} is legal",
    "bot.pass_size": "1 to {most} cards can be passed, not {value}",
    "bot.no_nil": "cards are passed between one nil bidder and its partner",
    "bot.option": "{name} is no option, there are winScore, bagLimit and nilPass",
    "bot.no_such_deal": "no deal fits this line",
    "bot.failed": "the player failed at this line",
    "bot.four_hands": "The line protocol seats four hands, and the table {table} has {n}.",
    "bot.no_talk": "The line protocol has no words for the ranges of team talk.",
    "bot.no_bids": "The line protocol has no deals without bids.",
    "bot.preset": "{value} is no preset, there are {allowed}",
    "bot.bad_rules": "These rules cannot be read: {reason}.",
}
