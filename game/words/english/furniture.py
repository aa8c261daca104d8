"""Short words of plates, bubbles and the score, and what the pads say beside their offers."""

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
    "pad.choose": "Choose your bid",
    "pad.choose.detail": "Choose a bid to see what it wins and loses.",
    "pad.choose.range": "Choose the least and the most tricks",
    "pad.choose.range.detail": "Everybody hears it, and it does not bind.",
    "pad.bid.none": "Bid",
    "pad.say.none": "Say",
    "pad.struck": "Touch a struck key to see why it is closed",
    "blind.choose": "Choose a blind bid",
    "blind.none": "Bid blind",
    "exchange.received": "{giver} gave you {cards}",
    "exchange.received.none": "{giver} gave you no card",
}
