"""A match in which the player's side takes every trick of the first deal."""

from __future__ import annotations

from game.engine.cards import STANDARD_PACK, Suit
from game.engine.record import MatchRecord, Player
from game.engine.rules import Rules
from game.engine.shuffle import GivenPacks
from game.engine.state import Start
from game.session.match import HUMAN, MatchSession
from tests.scenes.seeded import NAMES, Company, advance, my_turn

_SEATS, _HAND = 4, 13


def boston_at_last_card(**options: object) -> MatchSession:
    """Return a match at the player's last card: all its cards are spades."""
    spades = [card for card in STANDARD_PACK if card.suit is Suit.SPADES]
    others = [card for card in STANDARD_PACK if card.suit is not Suit.SPADES]
    pack = []
    for round_ in range(_HAND):
        pack += [spades[round_], *others[3 * round_ : 3 * round_ + 3]]
    players = tuple(
        Player(name, "easy" if seat else HUMAN) for seat, name in enumerate(NAMES[:_SEATS])
    )
    rules = Rules.model_validate(options)
    record = MatchRecord(rules, players, GivenPacks((tuple(pack),) * 2), Start(dealer=3))
    session = MatchSession(record, Company(1))
    assert advance(session, my_turn(_HAND, 0))
    return session
