"""Short words of plates, bubbles and the score, where the full ones have no room."""

from __future__ import annotations

from collections.abc import Mapping

TEXTS: Mapping[str, str | Mapping[str, str]] = {
    "seat.says": "says {range}",
    "seat.range": "{low}–{high}",
    "seat.nil": "NIL",
    "seat.blind_nil": "BLIND NIL",
    "bubble.nil": "Nil",
    "bubble.blind": "Blind",
    "bubble.blind_nil": "nil",
    "score.of": "*{taken}* of {n}",
    "score.share": "*{taken}*/{n}",
    "score.joint": "  ·  ",
}
