"""Hypothesis strategies over the options of a match, and made-up tables of every size."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal, cast, get_args, get_origin
from unittest.mock import patch

from annotated_types import Ge, Le
from hypothesis import strategies as st
from pydantic import ValidationError

from game.engine.cards import STANDARD_PACK, Card, cards
from game.engine.rules import Rules
from game.engine.state import Start
from game.engine.tables import TABLES, Pack, Table

JOKERS = cards("BJ LJ")


def _without(gone: str) -> tuple[Card, ...]:
    out = cards(gone)
    return tuple(card for card in STANDARD_PACK if card not in out)


def _small_pack() -> Pack:
    """The cards from nine up, and the four deuces above the ace of spades."""
    low = cards("2C 2D 2H 2S")
    return Pack((*low, *(card for card in STANDARD_PACK if card.rank >= 9)), low[::-1])


MADE_UP = (
    Table("made2", ((0,), (1,)), 13, Pack(STANDARD_PACK)),
    Table("made3", ((0,), (1,), (2,)), 17, Pack(_without("2C"))),
    Table("made4", ((0, 2), (1, 3)), 7, _small_pack()),
    Table(
        "made4jokers",
        ((0, 2), (1, 3)),
        13,
        Pack((*_without("2H 2C"), *JOKERS), (*JOKERS, *cards("2D 2S"))),
    ),
    Table("made5", ((0,), (1,), (2,), (3,), (4,)), 10, Pack(_without("2C 2D"))),
    Table("made6", ((0, 3), (1, 4), (2, 5)), 8, Pack(_without("2C 2D 2H 2S"))),
)
"""Tables of two to six seats: undealt cards, promoted cards, fewer tricks than thirteen."""


@contextmanager
def made_up_tables() -> Iterator[None]:
    """Let `Rules` know the made-up tables for a while."""
    with patch.dict(TABLES, {table.key: table for table in MADE_UP}):
        yield


def table_keys() -> st.SearchStrategy[str]:
    """Every table there is when the example is drawn."""
    return st.deferred(lambda: st.sampled_from(sorted(TABLES)))


def option_values(annotation: Any, metadata: list[Any]) -> st.SearchStrategy[Any]:
    """Every value of one option, read off its type and bounds."""
    if annotation is int:
        (least,) = (cast(int, bound.ge) for bound in metadata if isinstance(bound, Ge))
        (most,) = (cast(int, bound.le) for bound in metadata if isinstance(bound, Le))
        return st.integers(least, most)
    if get_origin(annotation) is Literal:
        return st.sampled_from(get_args(annotation))
    parts = get_args(annotation)
    if hasattr(annotation, "__metadata__"):
        (field,) = annotation.__metadata__
        return option_values(parts[0], field.metadata)
    return st.one_of(*(option_values(part, []) for part in parts))


_BY_HAND = {"table", "start_scores"}
_QUARRELSOME = (
    ("team_talk", "blind_six", "bid_style", "nil"),
    ("bid_style", "nil", "team_talk", "blind_six"),
)
"""Orders in which options that exclude others give way."""


def options() -> st.SearchStrategy[dict[str, Any]]:
    """Every option with its default or any value, also where they exclude each other."""
    fields = {
        key: st.just(field.default) | option_values(field.annotation, field.metadata)
        for key, field in Rules.model_fields.items()
        if key not in _BY_HAND
    }
    return st.fixed_dictionaries({"table": table_keys(), **fields})


def valid_rules(values: dict[str, Any], order: tuple[str, ...]) -> Rules:
    """The rules with those values, options of `order` dropped where they exclude each other."""
    kept = dict(values)
    for quarrelsome in ("removed_for_jokers", *order):
        try:
            return Rules.model_validate(kept)
        except ValidationError:
            kept.pop(quarrelsome, None)
    return Rules.model_validate(kept)


@st.composite
def rules(draw: st.DrawFn, /, **fixed: Any) -> Rules:
    """Any rules that the model accepts; `fixed` options are not drawn."""
    found = valid_rules(draw(options()) | fixed, draw(st.sampled_from(_QUARRELSOME)))
    if draw(st.booleans()):
        return found
    floor = -500 if found.loss_floor == "none" else found.loss_floor
    scores = st.integers(floor + 1, min(500, found.target - 1))
    sides = len(found.row.sides)
    heads = draw(st.lists(scores, min_size=sides, max_size=sides))
    return Rules.model_validate({**found.model_dump(), "start_scores": tuple(heads)})


@st.composite
def starts(draw: st.DrawFn, of: Rules) -> Start:
    """Any place where a match by the rules `of` may begin."""
    sides = len(of.row.sides)
    totals = st.lists(st.integers(-300, 300), min_size=sides, max_size=sides).map(tuple)
    bags = st.lists(st.integers(0, 9), min_size=sides, max_size=sides).map(tuple)
    return Start(
        dealer=draw(st.none() | st.integers(0, of.row.seats - 1)),
        deal=draw(st.integers(1, 3)),
        totals=draw(st.just(()) | totals),
        bags=draw(st.just(()) | bags),
    )
