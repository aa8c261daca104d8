"""The rules of a match in full, in words, made from its options."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from game.engine.rules import Rules
from game.words.lookup import t
from game.words.rules_full_bids import bidding
from game.words.rules_full_cards import cards, drawing
from game.words.rules_full_nil import blind, exchange, nil
from game.words.rules_full_play import play
from game.words.rules_full_score import bags, contracts, match


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and the sentences under it."""

    title: str
    sentences: tuple[str, ...]


def rules_full(rules: Rules) -> tuple[Section, ...]:
    """Every rule in force, in the order of play; what has no effect is not mentioned.

    Two sets of rules that differ in an effect differ in words.

    >>> rules_full(Rules(table="solo3"))[0].sentences[:2]
    ('Three play, each alone.', 'The pack has 51 cards.')
    """
    told = ((name, tuple(sentences(rules))) for name, sentences in _SECTIONS)
    return tuple(Section(t(f"full.title.{name}"), lines) for name, lines in told if lines)


_SECTIONS: tuple[tuple[str, Callable[[Rules], Iterator[str]]], ...] = (
    ("cards", cards),
    ("drawing", drawing),
    ("bidding", bidding),
    ("nil", nil),
    ("blind", blind),
    ("exchange", exchange),
    ("play", play),
    ("contracts", contracts),
    ("bags", bags),
    ("match", match),
)
