"""Which question the viewer is to answer now."""

from __future__ import annotations

from game.engine.bidding import blind_bids, speaks_first
from game.engine.state import Phase, State
from game.engine.turn import phase, to_act
from game.scenes.bidding.ask import AskScene, Submit
from game.scenes.bidding.bid import BidScene
from game.scenes.bidding.blind import BlindScene
from game.scenes.bidding.draw import DrawScene
from game.scenes.bidding.exchange import ExchangeScene
from game.scenes.bidding.redeal import RedealScene
from game.scenes.bidding.talk import TalkScene
from game.scenes.desk import Desk


def scene_for(view: State, desk: Desk, submit: Submit) -> AskScene | None:
    """The scene of what `view` asks of its viewer before the play, None if it asks nothing."""
    seat = view.viewer
    if seat is None or to_act(view) != seat:
        return None
    match phase(view):
        case Phase.DRAW:
            return DrawScene(desk, submit)
        case Phase.BLIND_ROUND:
            return BlindScene(desk, submit)
        case Phase.REDEAL:
            return RedealScene(desk, submit)
        case Phase.BIDDING:
            if blind_bids(view, seat):
                return BlindScene(desk, submit)
            first = speaks_first(view, seat)
            return TalkScene(desk, submit) if first else BidScene(desk, submit)
        case Phase.EXCHANGE:
            return ExchangeScene(desk, submit)
        case _:
            return None
