"""Claims: what is claimed, and why one is not certain."""

from __future__ import annotations

from collections.abc import Mapping

TEXTS: Mapping[str, str | Mapping[str, str]] = {
    "claim.key": "Claim",
    "claim.rest": {
        "one": "The last trick is yours with the {cards}, however the cards lie.",
        "other": "All {n} tricks left are yours, however the cards lie, in this order: {cards}.",
    },
    "claim.none": (
        "Your nil is safe. Following low and throwing your high cards away, you take no trick "
        "however the cards lie."
    ),
    "claim.decided": "However the last tricks fall, every score stays the same.",
    "claim.accept": "{key} plays it out",
    "claim.refused": "Not certain. In one of the possible deals it would go so:",
    "claim.refused.nil": "Your nil is not safe yet. In one of the possible deals it would go so:",
    "claim.refused.bare": "This is not certain from what you can see.",
    "claim.takes": {"you": "yours", "other": "{who}"},
    "claim.taken": "taken by",
    "claim.not_now": "You can claim when it is your turn to play.",
    "claim.less": "{key} puts this away",
    "claim.playing.rest": "You claim the rest",
    "claim.playing.none": "You claim to take none of the rest",
    "claim.playing.decided": "The rest is played out",
}
