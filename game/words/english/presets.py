"""The presets: their names, and who plays so; the table and its pack in the rules line."""

from __future__ import annotations

from collections.abc import Mapping

TEXTS: Mapping[str, str | Mapping[str, str]] = {
    "preset.classic": "Classic",
    "preset.classic.about": (
        "The partnership game as most people know it: nil, a blind nil for a side far behind, and "
        "{limit} bags that cost {penalty}."
    ),
    "preset.quick": "Quick",
    "preset.quick.about": "Classic to {target}, for when there is half an hour.",
    "preset.short": "Short",
    "preset.short.about": (
        "A match of a few deals to {target}, for a break: a blind nil is always open, and a bag "
        "penalty clears the counter."
    ),
    "preset.bicycle": "Bicycle",
    "preset.bicycle.about": (
        "The plain game of printed rule books, each alone: no nil, and a missed contract costs "
        "nothing."
    ),
    "preset.bicycle_pairs": "Bicycle pairs",
    "preset.bicycle_pairs.about": (
        "The plain game of printed rule books for two pairs: no nil, and a missed contract costs "
        "nothing."
    ),
    "preset.bag_free": "Bag-free",
    "preset.bag_free.about": (
        "For those who dislike to count bags: tricks over the contract win nothing and cost "
        "nothing."
    ),
    "preset.jjdd": "JJDD",
    "preset.jjdd.about": (
        "A favourite of many family tables: two jokers and two deuces stand above the ace of "
        "spades."
    ),
    "preset.whiz": "Whiz",
    "preset.whiz.about": (
        "For those who like a quick choice: bid the spades you hold, or nil, and nothing else."
    ),
    "preset.mirror": "Mirror",
    "preset.mirror.about": (
        "For those who would rather play than bid: the spades you hold are your bid."
    ),
    "preset.suicide": "Suicide",
    "preset.suicide.about": "For bold pairs: in every deal one partner of each side bids nil.",
    "preset.cutthroat": "Cutthroat",
    "preset.cutthroat.about": "For four without partners: each alone, and a nil is worth {nil}.",
    "preset.three_hand": "Three-hand",
    "preset.three_hand.about": "When the fourth is missing: three players, each alone, {n} cards.",
    "preset.two_hand_draw": "Two-hand draw",
    "preset.two_hand_draw.about": (
        "For two: a hand of {n} is drawn card by card, to be kept or refused."
    ),
    "preset.five_hand": "Five-hand",
    "preset.five_hand.about": "For a full table: five players, each alone, {n} cards.",
    "preset.six_hand_pairs": "Six-hand pairs",
    "preset.six_hand_pairs.about": "For three couples: six players in three pairs, {n} cards each.",
    "preset.tournament": "Tournament",
    "preset.tournament.about": (
        "For clubs and steady pairs: to {target}, no contract below {board}, ten for 200, and "
        "{floor} ends it."
    ),
    "preset.arena": "Arena",
    "preset.arena.about": (
        "For measuring players: no blind bids, and the tricks of a failed nil help the partner."
    ),
    "rules.key": "Rules",
    "rules.note": "The rules of this match in full",
    "rules.house": "other than Classic",
    "line.alone": "Each alone",
    "line.pairs": "{pairs} pairs",
    "line.drawn.off": ("Keep a card and the next goes unseen; refuse it and the next is yours"),
    "line.drawn.on": ("Keep a card and you see the next go; refuse it and the next is yours"),
    "line.trumps.jokers": "Jokers high",
    "line.trumps.jokers_2s": "Jokers and 2♠ high",
    "line.trumps.jokers_2d_2s": "Jokers and deuces high",
    "line.trumps.jokers_2s_2d": "Jokers and deuces high",
    "line.trumps.four_deuces": "Four deuces high",
    "line.out": {"one": "the {cards} is out", "other": "{cards} are out"},
    "line.out.twos": "no twos",
    "line.cards": "{n} cards each",
}
