"""What tables, card faces and backs are called, and what is said of them in the options."""

from __future__ import annotations

from collections.abc import Mapping

TEXTS: Mapping[str, str | Mapping[str, str]] = {
    "value.theme.green": "Green felt",
    "value.theme.walnut": "Walnut",
    "value.theme.midnight": "Midnight",
    "value.theme.paper": "Paper",
    "value.theme.high": "High contrast",
    "value.face.classic": "Classic",
    "value.face.large": "Large index",
    "value.deck.two": "Two colours",
    "value.deck.four": "Four colours",
    "value.back.lattice": "Lattice",
    "value.back.rosettes": "Rosettes",
    "value.back.scales": "Scales",
    "value.back.stars": "Stars",
    "options.help.look.theme": (
        "Felt in green or midnight blue, a *walnut* table, light *paper*, or *high contrast*: "
        "white on black, without shadows. Score book, pages and keys follow the table."
    ),
    "options.help.look.face": (
        "*Classic* cards have pips and court figures. *Large* ones show a rank and suit of more "
        "than twice the size and one large sign, for small windows and tired eyes."
    ),
    "options.help.look.deck": (
        "*Two* colours: spades and clubs black, hearts and diamonds red. With *four*, clubs are "
        "green and diamonds blue, so that no two suits are mistaken for each other."
    ),
    "options.help.look.back": "Four backs, each in a pattern and a colour of its own.",
}
