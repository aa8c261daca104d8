"""The pages on what is played otherwise than in Classic, made from the rules in force."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from game.engine.bidding import legal_bids, spades_held
from game.engine.bids import BLIND_NIL, Bid
from game.engine.presets import changed_options
from game.engine.rules import CLASSIC, Rules
from game.engine.tables import TABLES
from game.scenes.desk import Desk
from game.scenes.help.examples import PARTNER, YOU, bid, dealt, people
from game.words import t
from game.words.in_force import count_word, in_force
from game.words.numbers import listing, signed
from game.words.preview import nil_worth
from game.words.rules_full import rules_full
from game.words.rules_line import match_title

VARIANTS = ("tables", "packs", "styles", "blind")
"""The pages on variants, in their order."""
HOUSE = "house"
"""The page on the rules in force where they are not Classic."""
STYLES = ("free", "mirror", "whiz", "suicide")

Paragraphs = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class InForce:
    """The rules that hold, with the name that the player gave them.

    They are those of the match in progress if one is `playing`, else of the next.
    """

    rules: Rules
    name: str = ""
    playing: bool = False


def rules_in_force(desk: Desk) -> InForce:
    """The rules that hold at a desk."""
    if desk.match is not None:
        record = desk.match.record
        return InForce(record.rules, record.rules_name, playing=True)
    name = "" if desk.presets is None else desk.presets.name_of_rules(desk.settings)
    return InForce(desk.settings.rules, name)


def variant_topics(held: InForce) -> tuple[str, ...]:
    """The pages on variants there are while some rules hold."""
    return (*VARIANTS, HOUSE) if house_sentences(held.rules) else VARIANTS


def variant_text(topic: str, held: InForce) -> Paragraphs:
    """The first sentence and the paragraphs of a page. Raises KeyError for no such page."""
    return tuple(_TOLD[topic](held))


def house_sentences(rules: Rules) -> tuple[str, ...]:
    """What holds under some rules and not in Classic, sentence by sentence."""
    classic = {sentence for section in rules_full(CLASSIC) for sentence in section.sentences}
    return tuple(
        sentence
        for section in rules_full(rules)
        for sentence in section.sentences
        if sentence not in classic
    )


def style_bids(style: str) -> tuple[Bid, ...]:
    """What the reader may bid in a style with the hand of the examples, all others having bid."""
    state = bid(Rules.model_validate({"bid_style": style}), last=False)
    return legal_bids(state, YOU)


def _tables(held: InForce) -> Iterator[str]:
    cards = {key: table.tricks for key, table in TABLES.items()}
    yield t("howto.tables.lead")
    yield t(
        "howto.tables.alone",
        cards=listing([str(cards[key]) for key in ("solo3", "solo4", "solo5")]),
    )
    yield t("howto.tables.draw", n=cards["draw2"])
    six = TABLES["pairs6"]
    yield t("howto.tables.six", pairs=count_word(len(six.sides)).lower(), n=six.tricks)
    yield _now(held, in_force("table", held.rules))


def _packs(held: InForce) -> Iterator[str]:
    yield t("howto.packs.lead")
    yield t("howto.packs.spades")
    yield t("howto.packs.out")
    trumps = held.rules.trumps != CLASSIC.trumps
    yield _now(held, in_force("table", held.rules)) if trumps else _unused("table")


def _styles(held: InForce) -> Iterator[str]:
    spades = spades_held(dealt(), YOU)
    yield t("howto.styles.lead")
    yield t("howto.styles.mirror", n=spades)
    yield t("howto.styles.whiz")
    yield t("howto.styles.suicide", partner=people().of(PARTNER))
    other = held.rules.bid_style != CLASSIC.bid_style
    yield _now(held, in_force("bidding", held.rules)) if other else _unused("bidding")


def _blind(held: InForce) -> Iterator[str]:
    won, lost = nil_worth(CLASSIC, BLIND_NIL)
    sections = {section.title: section.sentences for section in rules_full(held.rules)}
    told = [*sections.get(t("full.title.blind"), ()), *sections.get(t("full.title.exchange"), ())]
    yield t("howto.blind.lead")
    if not held.rules.blind_nil_open:
        yield t("howto.blind.nil", won=signed(won), lost=signed(lost))
    yield t("howto.blind.six")
    yield t("howto.blind.exchange")
    yield _now(held, " ".join(told[:_MOST_TOLD])) if told else _unused("nil")


_MOST_TOLD = 3
"""Sentences on blind bids that a page has room for."""


def _house(held: InForce) -> Iterator[str]:
    title = match_title(held.rules, held.name)
    yield t("howto.house.lead", title=title)
    differing = len(changed_options(held.rules, CLASSIC))
    yield t("howto.house.playing" if held.playing else "howto.house.next", n=differing)
    yield t("howto.house.where")


def _now(held: InForce, words: str) -> str:
    """What holds of all that, in words."""
    return t("howto.now.playing" if held.playing else "howto.now.next", words=words)


def _unused(page: str) -> str:
    """That none of it holds, and which page of the options has it."""
    return t("howto.now.unused", page=t(f"options.page.{page}"))


_TOLD: Mapping[str, Callable[[InForce], Iterator[str]]] = {
    "tables": _tables,
    "packs": _packs,
    "styles": _styles,
    "blind": _blind,
    HOUSE: _house,
}
