"""The questions of the line protocol as values, and as the lines they are written in.

    name
    option winScore N | option bagLimit N | option nilPass N
    bid  SEAT HAND BIDS SCORES BAGS [MAXBID]
    play SEAT HAND BIDS SCORES BAGS LEGAL HISTORY
    pass SEAT HAND BIDS SCORES BAGS N
    quit

Cards are written one after another (`AS2C`), values by seat or side with commas, a bid not yet
made `-`, nil `0`, and a history in threes of seat and card (`0AS1KS`) or `-`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from game.engine.cards import Card
from game.engine.tables import Seat
from game.session.rule_text import is_integer
from game.words.faults import quoted
from game.words.lookup import t
from game.words.numbers import listing

_NOTHING = "-"
_CARD_SIGNS = 2
_SEATS = "0123"


class QuestionError(ValueError):
    """A line that cannot be answered; the message is a clause for the reader."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What a player is always told: its hand, bids by seat, totals and bags by side.

    `bids` are in tricks, 0 for nil and None where a seat has not bid.
    """

    seat: Seat
    hand: frozenset[Card]
    bids: tuple[int | None, ...]
    scores: tuple[int, ...]
    bags: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NameQuestion:
    """Who is the player?"""


@dataclass(frozen=True, slots=True)
class Setting:
    """A rule that holds from now on."""

    name: str
    value: int


@dataclass(frozen=True, slots=True)
class BidQuestion:
    """Bid at most `highest` tricks, None for no limit."""

    facts: Facts
    highest: int | None = None


@dataclass(frozen=True, slots=True)
class PlayQuestion:
    """Play one of the `legal` cards; `history` has all cards of the deal so far in order."""

    facts: Facts
    legal: frozenset[Card]
    history: tuple[tuple[Seat, Card], ...]


@dataclass(frozen=True, slots=True)
class PassQuestion:
    """Pass `count` cards to the partner; a hand as many larger has the nil bidder's in it."""

    facts: Facts
    count: int


@dataclass(frozen=True, slots=True)
class Quit:
    """The end; it has no answer."""


DealQuestion = BidQuestion | PlayQuestion | PassQuestion
Question = NameQuestion | Setting | DealQuestion | Quit


def parse_question(line: str) -> Question:
    """The question of a line that is not blank. Raises QuestionError if it is none."""
    word, *words = line.split()
    if word not in _READERS:
        raise QuestionError(t("bot.no_question", word=quoted(word)))
    counts, read = _READERS[word]
    if len(words) not in counts:
        allowed = listing(list(map(str, counts)), "list.or")
        raise QuestionError(t("bot.words", word=word, allowed=allowed, found=len(words)))
    return read(words)


def write_question(question: Question) -> str:
    """The line of a question, the inverse of `parse_question`; hands are written in order."""
    match question:
        case NameQuestion():
            return "name"
        case Quit():
            return "quit"
        case Setting(name, value):
            return f"option {name} {value}"
        case BidQuestion(facts, highest):
            return f"bid {_facts(facts)}" + ("" if highest is None else f" {highest}")
        case PlayQuestion(facts, legal, history):
            played = "".join(f"{seat}{card}" for seat, card in history) or _NOTHING
            return f"play {_facts(facts)} {write_cards(legal)} {played}"
        case PassQuestion(facts, count):
            return f"pass {_facts(facts)} {count}"


def write_cards(cards: Iterable[Card]) -> str:
    """Cards one after another, in their order."""
    return "".join(map(str, sorted(cards)))


def parse_cards(text: str) -> frozenset[Card]:
    """The cards written one after another. Raises QuestionError."""
    try:
        found = [Card.parse(text[i : i + _CARD_SIGNS]) for i in range(0, len(text), _CARD_SIGNS)]
    except ValueError as fault:
        raise QuestionError(t("bot.cards", value=quoted(text))) from fault
    for card in found:
        if found.count(card) > 1:
            raise QuestionError(t("bot.card_twice", card=card))
    return frozenset(found)


def _facts(facts: Facts) -> str:
    bids = ",".join(_NOTHING if bid is None else str(bid) for bid in facts.bids)
    scores, bags = (",".join(map(str, values)) for values in (facts.scores, facts.bags))
    return f"{facts.seat} {write_cards(facts.hand)} {bids} {scores} {bags}"


def _read_facts(words: list[str]) -> Facts:
    seat, hand, bids, scores, bags = words
    return Facts(
        seat=_seat(seat),
        hand=parse_cards(hand),
        bids=tuple(None if bid == _NOTHING else _count(bid) for bid in bids.split(",")),
        scores=tuple(map(_number, scores.split(","))),
        bags=tuple(map(_count, bags.split(","))),
    )


def _read_bid(words: list[str]) -> Question:
    return BidQuestion(_read_facts(words[:5]), _count(words[5]) if words[5:] else None)


def _read_play(words: list[str]) -> Question:
    return PlayQuestion(_read_facts(words[:5]), parse_cards(words[5]), _history(words[6]))


def _history(text: str) -> tuple[tuple[Seat, Card], ...]:
    if text == _NOTHING:
        return ()
    size = 1 + _CARD_SIGNS
    try:
        return tuple(
            (_seat(text[i]), Card.parse(text[i + 1 : i + size])) for i in range(0, len(text), size)
        )
    except ValueError as fault:
        raise QuestionError(t("bot.history", value=quoted(text))) from fault


def _seat(text: str) -> Seat:
    if len(text) != 1 or text not in _SEATS:
        raise QuestionError(t("bot.seat", value=quoted(text)))
    return int(text)


def _number(text: str) -> int:
    if not is_integer(text):
        raise QuestionError(t("bot.number", value=quoted(text)))
    return int(text)


def _count(text: str) -> int:
    number = _number(text)
    if number < 0:
        raise QuestionError(t("bot.negative", value=number))
    return number


_READERS: Mapping[str, tuple[tuple[int, ...], Callable[[list[str]], Question]]] = {
    "name": ((0,), lambda _: NameQuestion()),
    "option": ((2,), lambda words: Setting(words[0], _count(words[1]))),
    "bid": ((5, 6), _read_bid),
    "play": ((7,), _read_play),
    "pass": ((6,), lambda words: PassQuestion(_read_facts(words[:5]), _count(words[5]))),
    "quit": ((0,), lambda _: Quit()),
}
