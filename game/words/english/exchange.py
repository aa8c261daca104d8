"""The exchange of cards beside a nil."""

from __future__ import annotations

from collections.abc import Mapping

TEXTS: Mapping[str, str | Mapping[str, str]] = {
    "exchange.title": "Exchange",
    "exchange.give": {
        "one": "Choose 1 card for {partner}, or none",
        "other": "Choose up to {n} cards for {partner}",
    },
    "exchange.return": {
        "one": "{partner} gave you 1 card: choose 1 to return",
        "other": "{partner} gave you {n} cards: choose {n} to return",
    },
    "exchange.unseen": {
        "one": "{partner} gives you 1 card: choose 1 of yours before you see it",
        "other": "{partner} gives you {n} cards: choose {n} of yours before you see them",
    },
    "exchange.waiting": "{who} is choosing cards for {other}",
    "exchange.chosen": "{chosen} of {size} chosen",
    "exchange.button.give": {
        "zero": "Give no card",
        "one": "Give 1 card",
        "other": "Give {n} cards",
    },
    "exchange.button.return": {
        "zero": "Return no card",
        "one": "Return 1 card",
        "other": "Return {n} cards",
    },
}
