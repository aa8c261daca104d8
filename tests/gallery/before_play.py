"""Pictures of all that comes before the play: the cut, the deal, the questions."""

from __future__ import annotations

from game.engine.actions import MakeBid
from game.engine.bidding import blind_bids
from game.engine.bids import NIL
from game.engine.state import Phase, Start, State
from tests.gallery.reach import (
    AWAY,
    Reach,
    Size,
    bidding_turn,
    click,
    click_card,
    hear,
    hover,
    keys,
    seated,
    state,
    then,
)
from tests.scenes.seeded import advance, asked_in, new_match
from tests.scenes.sitting import Sitting

LAST = Start(dealer=0)
"""The player bids last."""


def cut(size: Size) -> Sitting:
    """Cards are drawn for the deal."""
    return seated(new_match(3), size)


def dealing(size: Size) -> Sitting:
    """Cards fly to every hand."""
    at = Sitting(new_match(3), size)
    at.move(AWAY)
    at.wait(0.05)
    at.key("space")
    hear("deal")(at)
    at.wait(0.16)
    return at


def may_be_blind(view: State) -> bool:
    """Whether the player is offered a blind bid."""
    return bidding_turn(view) and bool(blind_bids(view, 0)) and not view.seen[0]


def giving(size: Size) -> Sitting:
    """The player bid nil and gives cards."""
    session = new_match(3, LAST, nil_exchange=2)
    assert advance(session, bidding_turn)
    assert session.submit(MakeBid(0, NIL), session.version) is None
    at = seated(session, size)
    for place in (-1, 6):
        click_card(place)(at)
    at.wait(0.4)
    return at


def returns(view: State) -> bool:
    """Whether the player returns two cards."""
    swap = view.exchange_open() if asked_in(Phase.EXCHANGE)(view) else None
    return swap is not None and swap.partner == 0 and swap.given == 2


BID: Reach = state(bidding_turn, start=LAST)
TALK: Reach = state(bidding_turn, start=Start(dealer=3), team_talk="on")
BLIND_NIL: Reach = state(
    may_be_blind, start=Start(dealer=0, deal=4, totals=(163, 346)), told={2: "look"}
)
BLIND_SIX: Reach = state(
    may_be_blind, start=LAST, told={2: "look"}, blind_six="double_single", blind_nil="any"
)
RETURNING: Reach = state(returns, start=LAST, told={2: "bid N"}, nil_exchange=2)
DRAWING: Reach = state(asked_in(Phase.DRAW), table="draw2", most=8)

TABLES = {"two": "draw2", "three": "solo3", "solo": "solo4", "five": "solo5", "six": "pairs6"}
"""The tables beside that of four partners."""


def bidding(table: str) -> Reach:
    """The player bids last at a table."""
    return state(bidding_turn, table=table, start=LAST, most=80)


STATES: dict[str, Reach] = {
    "cut": cut,
    "dealing": dealing,
    "turning_up": then(dealing, hear("slide"), seconds=0.12),
    "bidding": BID,
    "bidding_chosen": then(BID, click("bid-4")),
    "bidding_struck": then(BID, click("bid-4"), lambda at: hover(at.barred("bid-")[-1])(at)),
    "bidding_undone": then(
        state(bidding_turn, start=Start(dealer=3), blind_nil="off"),
        keys("4", "return"),
        lambda at: at.wait(6.0),
        keys("u"),
        seconds=2.0,
    ),
    "bidding_nil": then(BID, keys("n")),
    "bidding_arrows": then(BID, keys("right", "right", "down")),
    "blind_nil": BLIND_NIL,
    "blind_six": then(BLIND_SIX, keys("7")),
    "team_talk": TALK,
    "team_talk_chosen": then(TALK, click("low-3"), click("high-5")),
    "team_talk_answer": then(state(bidding_turn, start=LAST, team_talk="on"), click("bid-5")),
    "redeal": state(asked_in(Phase.REDEAL), start=LAST, most=6, redeal="one_spade"),
    "giving": giving,
    "returning": then(RETURNING, click_card(2)),
    "drawing": DRAWING,
    **{f"bidding_{name}": bidding(key) for name, key in TABLES.items()},
}
