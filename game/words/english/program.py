"""The program itself: its name, the people at the table, and the self-test."""

from __future__ import annotations

from collections.abc import Mapping

TEXTS: Mapping[str, str | Mapping[str, str]] = {
    "title": "Spades",
    "player.you": "You",
    "player.otto": "Otto",
    "player.vera": "Vera",
    "player.amara": "Amara",
    "selftest.passed": {
        "one": "self-test passed: a match of 1 action, {totals}",
        "other": "self-test passed: a match of {n} actions, {totals}",
    },
    "selftest.failed": {
        "one": "self-test failed: the match of 1 action does not replay, {totals}",
        "other": "self-test failed: the match of {n} actions does not replay, {totals}",
    },
    "selftest.stuck": "self-test failed: no end within {seconds} seconds",
    "message.title": "Please note",
    "message.ok": "All right",
    "table.tag.draw": "Your draw",
    "table.phase.draw": "Drawing",
    "seat.holds": "holds {n}",
    "table.holds": "holds *{n}*",
    "table.pack": "Pack: {n}",
    "table.discards": "Discards: {n}",
    "draw.keep": "Keep",
    "draw.refuse": "Refuse",
}
