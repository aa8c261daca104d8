"""What the viewer is asked before the play: bids, ranges, new cards and the exchange."""

from game.scenes.bidding.bid import BidScene
from game.scenes.bidding.blind import BlindScene
from game.scenes.bidding.choose import scene_for
from game.scenes.bidding.draw import DrawScene
from game.scenes.bidding.exchange import ExchangeScene, received
from game.scenes.bidding.redeal import RedealScene
from game.scenes.bidding.talk import TalkScene

__all__ = [
    "BidScene",
    "BlindScene",
    "DrawScene",
    "ExchangeScene",
    "RedealScene",
    "TalkScene",
    "received",
    "scene_for",
]
