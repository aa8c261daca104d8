"""The record of a match in plain words, and what the table waits for."""

from __future__ import annotations

from collections.abc import Mapping

TEXTS: Mapping[str, str | Mapping[str, str]] = {
    "captions.title": "Captions",
    "captions.keys": "L · Page up · Page down",
    "captions.close": "Hide captions",
    "captions.deal": "Deal {deal}",
    "captions.redeal": "Deal {deal}, new cards",
    "captions.dealer": {"you": "You deal", "other": "{who} deals"},
    "captions.hand": "Your cards: {cards}",
    "captions.suit": "the {ranks} of {suit}",
    "captions.named": "the {cards}",
    "captions.led": {"you": "You lead the {card}", "other": "{who} leads the {card}"},
    "captions.trumped": {
        "you": "You trump with the {card}",
        "other": "{who} trumps with the {card}",
    },
    "captions.thrown": {
        "you": "You have no {suit} and throw the {card}",
        "other": "{who} has no {suit} and throws the {card}",
    },
    "captions.trick": {
        "you": "You take trick {trick} with the {card}",
        "other": "{who} takes trick {trick} with the {card}",
    },
    "captions.standing": "{side}: {progress}",
    "captions.standing.taken": {
        "one": "*1*\N{NO-BREAK SPACE}trick",
        "other": "*{n}*\N{NO-BREAK SPACE}tricks",
    },
    "captions.standing.bid": "{taken}, bid\N{NO-BREAK SPACE}{contract}",
    "captions.total": "{side}: *{points}* points, {bags}",
    "captions.sentence": "{first}. {second}",
    "captions.next": "; ",
    "captions.next_suit": "; ",
    "captions.words": " ",
    "captions.nil_lost": {"you": "Your nil is lost", "other": "{who} has lost nil"},
    "captions.made": "{side}: contract of {contract} made",
    "captions.line": "{side} {points}: {what}",
    "captions.line.note": "{what}, {note}",
    "captions.taken_back": {
        "you": "You take back your play of the {card}",
        "other": "The match goes back to before the {card}",
    },
    "captions.taken_back.other": "You take back your last decision",
    "captions.again": "Played again",
    "captions.now.lead": "*Your lead.*",
    "captions.now.play": "*Your turn.* {suit} led; {who} wins so far with the {card}.",
    "captions.now.any": "You may play any card: {cards}.",
    "captions.now.any.brief": "You may play any card.",
    "captions.now.may": "You may play {cards}.",
    "captions.now.only": "Your only card is the {cards}.",
    "captions.now.must": "The only card you may play is the {cards}.",
    "captions.now.hand": "*{tag}.* You hold {cards}.",
    "captions.now.other": "*{tag}.* Answer at the table.",
    "captions.now.top": "*{tag}.* On top lies the {card}: keep it, or take the next.",
    "captions.now.give": {
        "one": "*{tag}.* Choose a card to pass.",
        "other": "*{tag}.* Choose up to {n} cards to pass.",
    },
    "captions.now.give.exact": {
        "one": "*{tag}.* Choose 1 card to pass back.",
        "other": "*{tag}.* Choose {n} cards to pass back.",
    },
    "captions.now.waiting": "{who} is to act.",
    "captions.now.waiting.trick": "{suit} led. {who} is to play.",
    "captions.now.counting": "All tricks are taken; now they are counted.",
    "captions.now.scored": "The deal is over.",
    "captions.now.over": "The match is over.",
}
