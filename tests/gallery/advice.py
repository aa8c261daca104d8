"""Pictures of hints and claims, in bidding and in play."""

from __future__ import annotations

from game.ai.executor import InlineExecutor
from game.engine.state import Start
from tests.gallery.before_play import BID, giving
from tests.gallery.play import FOLLOWING
from tests.gallery.reach import Reach, Size, keys, seated, state, then
from tests.scenes.seeded import advance, my_turn, new_match
from tests.scenes.sitting import Sitting

_CLAIM_SEED = 116
"""A deal whose end the player may claim."""


def advised(reach: Reach, presses: int) -> Reach:
    """A state in which a hint was asked for, and more of it so often."""

    def with_players(size: Size) -> Sitting:
        at = reach(size)
        at.desk.players = InlineExecutor
        return at

    return then(with_players, keys(*["h"] * presses))


def claiming(size: Size) -> Sitting:
    """A claim is offered."""
    session = new_match(_CLAIM_SEED, Start(3), blind_nil="off")
    assert advance(session, my_turn(11, 0), _CLAIM_SEED)
    return seated(session, size)


STATES: dict[str, Reach] = {
    "hint_bid": advised(BID, 1),
    "hint_bid_choices": advised(BID, 2),
    "hint_card": advised(FOLLOWING, 1),
    "hint_card_choices": advised(FOLLOWING, 2),
    "hint_lead_choices": advised(state(my_turn(1, 0)), 2),
    "hint_exchange": advised(giving, 1),
    "claim_offered": claiming,
    "claim_stated": then(claiming, keys("c")),
    "claim_refused": then(state(my_turn(4, 0), nil="off"), keys("c")),
}
