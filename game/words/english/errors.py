"""What may go wrong with files and with the machine."""

from __future__ import annotations

from collections.abc import Mapping

TEXTS: Mapping[str, str | Mapping[str, str]] = {
    "score_file.error": "error: {reason}",
    "score_file.missing_file": "there is no file {path}",
    "score_file.unreadable": "{path} cannot be read",
    "score_file.not_text": "{path} is no text in UTF-8",
    "score_file.no_head": "the table has no head",
    "score_file.no_column": "the table has no column {column}",
    "score_file.column_twice": "the table has the column {column} twice",
    "score_file.not_csv": "this row is no CSV, a quotation mark is open",
    "score_file.cells": "this row has {found} cells for {n} columns",
    "score_file.integer": "{column} must be a whole number, not {value}",
    "score_file.negative_bags": "bags_before cannot be negative",
    "score_file.no_bids": "bids are missing",
    "score_file.bad_bid": "{value} is no bid, write a number, N, B or S6",
    "score_file.parts": {
        "one": "{column} names {found} seats, but a side here has 1",
        "other": "{column} names {found} seats, but a side here has {n}",
    },
    "score_file.lengths": "bids and taken name {bids} and {taken} seats",
    "score_file.negative_taken": "taken cannot be negative",
    "score_file.taken_over": "taken comes to {taken}, but a deal has {tricks} tricks",
    "score_file.bid_over": "a bid of {bid} is more than the {tricks} tricks of a deal",
    "score_file.contract_over": (
        "the contract comes to {contract}, but a deal has {tricks} tricks"
    ),
    "score_file.nil_closed": "N cannot be bid with nil {nil}",
    "score_file.zero_closed": "0 can only be bid with nil zero, nil is written N",
    "score_file.blind_nil_closed": "B cannot be bid: these rules have no blind nil",
    "score_file.blind_six_closed": "{bid} cannot be bid with blind_six off",
    "score_file.blind_six_low": "{bid} cannot be bid: a blind six promises 6 or more",
    "errors.no_display": "Spades needs a screen, and found none.",
    "errors.wrong_pygame": (
        "Spades needs pygame-ce, and found another pygame. Remove pygame, then install pygame-ce."
    ),
    "errors.no_window": "No window could be opened: {reason}",
    "errors.no_sound": "No sound device was found, so the game is silent.",
}
