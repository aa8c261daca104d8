"""Combinations of options that make no sense, each named by a code (RULES section 4 and 6)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import TYPE_CHECKING

from game.engine.cards import STANDARD_PACK
from game.engine.packs import PROMOTED, removed_cards, with_jokers

if TYPE_CHECKING:
    from game.engine.rules import Rules


class Combination(Enum):
    """Why a set of options is refused as a whole; `words` has a sentence for each."""

    MIRROR_NEEDS_NIL = "mirror_needs_nil"
    WHIZ_NEEDS_NIL = "whiz_needs_nil"
    SUICIDE_NEEDS_NIL = "suicide_needs_nil"
    SUICIDE_NEEDS_PARTNERS = "suicide_needs_partners"
    TALK_NEEDS_PARTNERS = "talk_needs_partners"
    TALK_NEEDS_FREE = "talk_needs_free"
    BLIND_SIX_NEEDS_FREE = "blind_six_needs_free"
    BLIND_SIX_NEEDS_TRICKS = "blind_six_needs_tricks"
    REMOVED_IS_PROMOTED = "removed_is_promoted"
    START_SCORES_COUNT = "start_scores_count"
    START_SCORE_AT_TARGET = "start_score_at_target"
    START_SCORE_AT_FLOOR = "start_score_at_floor"


def faults(rules: Rules) -> Iterator[Combination]:
    """Every fault of `rules`, the most telling first."""
    style, row = rules.bid_style, rules.row
    if with_jokers(rules.trumps) and len(row.pack.cards) == len(STANDARD_PACK):
        promoted = PROMOTED[rules.trumps]
        if any(card in promoted for card in removed_cards(rules.removed_for_jokers)):
            yield Combination.REMOVED_IS_PROMOTED
    if style == "mirror" and rules.nil == "off":
        yield Combination.MIRROR_NEEDS_NIL
    if style == "whiz" and rules.nil == "off":
        yield Combination.WHIZ_NEEDS_NIL
    if style == "suicide" and not row.partners:
        yield Combination.SUICIDE_NEEDS_PARTNERS
    if style == "suicide" and rules.nil != "on":
        yield Combination.SUICIDE_NEEDS_NIL
    if rules.team_talk == "on" and not row.partners:
        yield Combination.TALK_NEEDS_PARTNERS
    if rules.team_talk == "on" and style != "free":
        yield Combination.TALK_NEEDS_FREE
    if rules.blind_six != "off" and style != "free":
        yield Combination.BLIND_SIX_NEEDS_FREE
    if rules.blind_six != "off" and row.tricks < 6:
        yield Combination.BLIND_SIX_NEEDS_TRICKS
    yield from _start_score_faults(rules)


def _start_score_faults(rules: Rules) -> Iterator[Combination]:
    scores = rules.start_scores
    if scores and len(scores) != len(rules.row.sides):
        yield Combination.START_SCORES_COUNT
    if any(score >= rules.target for score in scores):
        yield Combination.START_SCORE_AT_TARGET
    if rules.loss_floor != "none" and any(score <= rules.loss_floor for score in scores):
        yield Combination.START_SCORE_AT_FLOOR
