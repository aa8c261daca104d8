"""A watched match: computer players alone, seen with all hands open or with one."""

from __future__ import annotations

from dataclasses import replace

from game.engine.events import Dealt, HandSeen
from game.engine.evolve import fold
from game.engine.record import Kind, replay
from game.engine.rules import Rules
from game.session.match import HUMAN, MatchSession
from game.session.watching import SEAT, Watched, onlookers_view, watch_record
from game.storage.settings import Settings
from tests.scenes.seeded import Company

RULES = Rules(deals=2, blind_nil="any", nil_exchange=2, redeal="one_spade")


def settings(rules: Rules = RULES) -> Settings:
    return Settings(rules=rules)


def test_computer_players_fill_every_seat_and_nothing_is_counted() -> None:
    for table in ("partners", "pairs6", "draw2"):
        record = watch_record(settings(Rules(table=table)), 3)
        assert len(record.players) == record.rules.row.seats
        assert all(player.level != HUMAN for player in record.players)
        assert len({player.name for player in record.players}) == len(record.players)
        assert record.kind is Kind.PRACTICE


def test_a_whole_match_is_seen_both_ways() -> None:
    record = watch_record(settings(), 3)
    watched = Watched(record, Company(seed=2))
    everything = onlookers_view(record, everything=True)
    one = onlookers_view(record, everything=False)
    while True:
        seen = watched.pump()
        everything = fold(everything, (full for full, _ in seen))
        one = fold(one, (own for _, own in seen))
        if watched.session.over:
            break
        assert watched.session.next_deal() is None
    assert one == watched.session.view
    last = replay(watched.session.record)
    assert replace(everything, source=last.source) == last


def test_hands_open_when_their_players_turn_them_up() -> None:
    watched = Watched(watch_record(settings(), 3), Company(seed=2))
    pairs = watched.pump()
    deals = [full for full, _ in pairs if isinstance(full, Dealt)]
    assert deals
    assert all(hand is None for deal in deals for hand in deal.hands)
    looks = [(full, own) for full, own in pairs if isinstance(full, HandSeen)]
    assert all(full.cards for full, _ in looks)
    hidden = [own for _, own in looks if isinstance(own, HandSeen) and own.seat != SEAT]
    assert hidden
    assert all(own.cards is None for own in hidden)


def test_the_one_hand_sees_what_a_player_there_would() -> None:
    record = watch_record(settings(), 3)
    watched = Watched(record, Company(seed=2))
    session = MatchSession(record, Company(seed=2))
    assert tuple(own for _, own in watched.pump()) == session.pump()
