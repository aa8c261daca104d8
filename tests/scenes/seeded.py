"""Seeded matches in which the player sits at seat 0, played on to where a test wants them."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

from game.ai.request import Request
from game.engine.actions import Action, MakeBid, Play
from game.engine.cards import Card
from game.engine.legality import check, legal_actions
from game.engine.record import MatchRecord, Player
from game.engine.rules import Rules
from game.engine.shuffle import Seeded
from game.engine.state import FROM_THE_CUT, Phase, Start, State
from game.engine.tables import Seat
from game.engine.turn import phase, to_act
from game.session.match import HUMAN, MatchSession

NAMES = ("You", "Otto", "Vera", "Amara", "June", "Hugo")
_MOST_ACTIONS = 2_000
_MOST_SEEDS = 500


class Company:
    """Players who act at random at once, bidding low; those in `told` first say their own.

    While they are `silent` they think.
    """

    def __init__(self, seed: int, told: Mapping[Seat, str] | None = None) -> None:
        self.silent = False
        self._chance = random.Random(seed)
        self._told = dict(told or {})
        self._answer: Action | None = None

    def ask(self, request: Request) -> int:
        wanted = f"{request.seat} {self._told.get(request.seat, '')}"
        told = [action for action in request.legal if str(action) == wanted]
        if told:
            del self._told[request.seat]
        self._answer = told[0] if told else modest(request.legal, self._chance)
        return 0

    def answer(self, _number: int) -> Action | None:
        return None if self.silent else self._answer

    def drop(self, _number: int) -> None:
        self._answer = None


def modest(legal: Sequence[Action], chance: random.Random) -> Action:
    """Return one of the legal actions at random; of the bids a low one."""
    bids = [a for a in legal if isinstance(a, MakeBid) and 1 <= a.bid.tricks <= 4]
    return chance.choice(bids or legal)


def match_of(
    rules: Rules,
    seed: int = 5,
    start: Start = FROM_THE_CUT,
    told: Mapping[Seat, str] | None = None,
    company: Company | None = None,
) -> MatchSession:
    """Return a match that nobody has acted in, the player's seat being 0."""
    names = NAMES[: rules.row.seats]
    players = tuple(Player(name, "easy" if seat else HUMAN) for seat, name in enumerate(names))
    record = MatchRecord(rules, players, Seeded(seed), start)
    return MatchSession(record, company or Company(seed, told))


def new_match(
    seed: int = 5,
    start: Start = FROM_THE_CUT,
    told: Mapping[Seat, str] | None = None,
    **options: object,
) -> MatchSession:
    """Return `match_of` the rules with these options."""
    return match_of(Rules.model_validate(options), seed, start, told)


def advance(
    session: MatchSession, until: Callable[[State], bool], seed: int = 5, most: int = _MOST_ACTIONS
) -> bool:
    """Play on until `until` holds of the view; False if that is not within `most` actions."""
    chance = random.Random(seed)
    for _ in range(most):
        session.pump()
        if until(session.view):
            return True
        if session.over:
            return False
        action = modest(legal_actions(session.view, 0), chance)
        assert session.submit(action, session.version) is None
    return False


def match_at(
    until: Callable[[State], bool],
    *,
    most: int = _MOST_ACTIONS,
    start: Start = FROM_THE_CUT,
    told: Mapping[Seat, str] | None = None,
    **options: object,
) -> MatchSession:
    """Return the first seeded match that comes to where `until` holds within `most` actions."""
    for seed in range(_MOST_SEEDS):
        session = new_match(seed, start, told, **options)
        if advance(session, until, seed, most):
            return session
    raise AssertionError("no seed leads there")


def asked_in(where: Phase) -> Callable[[State], bool]:
    """Whether a view asks its viewer something in the phase `where`."""
    return lambda view: phase(view) is where and to_act(view) == view.viewer


def my_turn(trick: int, cards: int) -> Callable[[State], bool]:
    """Whether the player is to act in a trick (from 1) with so many cards on the table."""

    def there(view: State) -> bool:
        lying = 0 if view.trick is None else len(view.trick.cards)
        return asked_in(Phase.PLAY)(view) and view.tricks_done == trick - 1 and lying == cards

    return there


def barred_cards(view: State) -> list[Card]:
    """The cards of the player's hand that may not be played."""
    return [card for card in view.hands[0] or () if check(view, Play(0, card)) is not None]
