"""Writes a match as text that a person can check against the rules: every hand, bid and card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.engine.cards import Card, Suit
from game.engine.events import (
    CardPlayed,
    CardsChosen,
    DealScored,
    Dealt,
    Event,
    ExchangeOpened,
    HandSeen,
    MatchEnded,
    PlayOpened,
    SpadesBroken,
    TopKept,
    TopLooked,
    TopRefused,
    TrickTaken,
)
from game.engine.evolve import evolve
from game.engine.record import MatchRecord, blank_state, chapters
from game.engine.state import State
from game.engine.tables import Pack, Side
from game.words.cards import card_short, suit_symbol
from game.words.events import event_text
from game.words.ledger import ledger_lines
from game.words.names import Names
from game.words.numbers import number, signed
from game.words.rules_line import match_title, rules_line

_UNTOLD = HandSeen | TopLooked | ExchangeOpened | CardsChosen | CardPlayed | SpadesBroken


def written(record: MatchRecord) -> str:
    """Return the whole match as text."""
    names = Names(tuple(player.name for player in record.players))
    lines = [match_title(record.rules), rules_line(record.rules)]
    lines += [", ".join(f"{player.name}: {player.level}" for player in record.players)]
    state = blank_state(record)
    for events in chapters(record):
        for event in events:
            state = evolve(state, event)
            lines += _told(event, state, names)
    return "\n".join(lines) + "\n"


def _told(event: Event, state: State, names: Names) -> Iterator[str]:
    """What an event adds, `state` being the one after it."""
    match event:
        case Dealt():
            yield ""
            yield event_text(event, state.table, names)
            if not state.table.drawn:
                yield from _hands(state, names)
        case TopKept() | TopRefused():
            yield from _drawn(event, state, names)
        case PlayOpened():
            if state.exchanges:
                yield from _hands(state, names)
            yield "  " + event_text(event, state.table, names)
        case TrickTaken():
            yield _trick(state, names)
        case DealScored():
            for side in range(len(state.table.sides)):
                yield from _account(state, side, names)
        case MatchEnded():
            yield ""
            yield event_text(event, state.table, names)
        case _ if not isinstance(event, _UNTOLD):
            yield "  " + event_text(event, state.table, names)


def _drawn(event: TopKept | TopRefused, state: State, names: Names) -> Iterator[str]:
    """A turn of drawing, and the hands after the last."""
    who = names.title(event.seat)
    if isinstance(event, TopKept):
        kept, out = event.card, event.discarded
        told = f"keeps {_short(kept)}, out goes {_short(out)}"
    else:
        told = f"refuses {_short(event.card)}, takes {_short(event.kept)}"
    yield f"  {who} {told}"
    if not state.stock_count:
        yield from _hands(state, names)


def _short(card: Card | None) -> str:
    return "?" if card is None else card_short(card)


def _hands(state: State, names: Names) -> Iterator[str]:
    for seat in state.table.clockwise(state.table.after(state.dealer)):
        yield f"  {names.title(seat)}: {_by_suit(state.hands[seat] or (), state.table.pack)}"


def _by_suit(hand: Iterable[Card], pack: Pack) -> str:
    """A hand suit by suit, spades first, each from the highest card down."""
    groups = []
    for suit in reversed(Suit):
        held = sorted((c for c in hand if pack.suit(c) is suit), key=pack.power, reverse=True)
        own = [card_short(c) if c in pack.promoted else card_short(c)[:-1] for c in held]
        groups.append(f"{suit_symbol(suit)} {' '.join(own) or '-'}")
    return "   ".join(groups)


def _trick(state: State, names: Names) -> str:
    trick = state.tricks[-1]
    cards = [
        f"{names.title(trick.seat_at(place, state.table))} {card_short(card)}"
        for place, card in enumerate(trick.cards)
    ]
    winner = "?" if trick.winner is None else names.title(trick.winner)
    return f"  {len(state.tricks):2} {', '.join(cards)}: {winner}"


def _account(state: State, side: Side, names: Names) -> Iterator[str]:
    result = state.results[-1]
    ledger = result.ledgers[side]
    yield f"  {names.side(side, state.table)}"
    for text, note, points in ledger_lines(state.rules, result, side, names):
        yield f"    {text}{f' ({note})' if note else ''}: {signed(points)}"
    total = number(result.totals[side])
    yield f"    = {signed(ledger.points)}, total {total}, bags {ledger.bags}"
