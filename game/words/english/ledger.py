"""The lines of a deal's ledger and their notes."""

from __future__ import annotations

from collections.abc import Mapping

TEXTS: Mapping[str, str | Mapping[str, str]] = {
    "ledger.contract_made": "Contract of {contract} made",
    "ledger.contract_set": "Contract of {contract} set",
    "ledger.ten_made": "Ten for 200 made",
    "ledger.ten_missed": "Ten for 200 missed",
    "ledger.blind_six_made": "Blind contract of {contract} made",
    "ledger.blind_six_missed": "Blind contract of {contract} set",
    "ledger.overtricks": {"one": "1 trick over", "other": "{n} tricks over"},
    "ledger.nil_made": "{whose} nil kept",
    "ledger.nil_failed": "{whose} nil lost",
    "ledger.blind_nil_made": "{whose} blind nil kept",
    "ledger.blind_nil_failed": "{whose} blind nil lost",
    "ledger.nil_tricks": {
        "one": "1 trick in {whose} nil",
        "other": "{n} tricks in {whose} nil",
    },
    "ledger.boston": "Boston",
    "ledger.opening_tricks": {"zero": "No trick", "one": "1 trick", "other": "{n} tricks"},
    "ledger.bag_penalty.once": "{ordinal} bag",
    "ledger.bag_penalty": {
        "one": "Bag limit reached",
        "other": "Bag limit reached {n} times",
    },
    "ledger.bag_penalty.twice": "Bag limit reached twice",
    "ledger.bags_cancelled": {
        "one": "Points of 1 bag taken back",
        "other": "Points of {n} bags taken back",
    },
    "ledger.note.took": {
        "zero": "{who} took none",
        "other": "{who} took {n}",
        "one": "{who} took 1",
    },
    "ledger.note.took_of": "{who} {taken} of {bid}",
    "ledger.note.took_beside": "{who} {taken}",
    "ledger.note.nil_took": {"zero": "took none", "one": "took 1", "other": "took {n}"},
    "ledger.note.together": "took none, but falls with {whose}",
    "ledger.note.bags": {"one": "a bag", "other": "{n} bags"},
    "ledger.note.double": "double",
    "ledger.note.twice": "twice",
    "ledger.note.boston": "all {tricks} tricks",
    "ledger.note.opening": "the opening deal bids itself",
    "ledger.note.counter": "the counter starts again at {bags}",
    "ledger.note.cancelled": "with the penalty",
}
