"""When the card that a partner expects is played although another looks a little better."""

from __future__ import annotations

import pytest

from game.ai.expert.taste import habit
from game.ai.expert.tuning import USUAL
from game.ai.fast.stakes import Stakes
from game.ai.kernel import Kernel
from game.ai.position import Position
from game.engine.cards import cards
from tests.ai.table import sit

HANDS = "QH .. / 3H .. / KH TH 5H 4H 2C ..-H"


@pytest.mark.parametrize(
    ("bids", "played", "best", "usual", "deviations"),
    [
        ("3 3 3 3", "QH 3H", "TH", "4H", USUAL.thrift),
        ("3 3 3 3", "QH 3H", "KH", "4H", USUAL.habit),
        ("3 3 N 3", "QH 3H", "4H", "TH", USUAL.meek),
        ("3 N 3 3", "QH 3H", "TH", "4H", USUAL.habit),
        ("3 3 N 4", "QH 3H", "KH", "TH", USUAL.habit),
    ],
    ids=[
        "less of a suit to the same end",
        "the trick is at stake",
        "an own nil ducks high",
        "a nil of theirs",
        "the own nil is at stake",
    ],
)
def test_habit(bids: str, played: str, best: str, usual: str, deviations: float) -> None:
    sitting = sit(HANDS, bids, played)
    view = sitting.views[sitting.seat]
    kernel = Kernel.of(view.rules)
    position = Position.of(kernel, view, [kernel.mask(hand or ()) for hand in view.hands])
    one, two = (kernel.mask(cards(text)) for text in (best, usual))
    assert habit(position, Stakes.at(view), USUAL, one, two) == deviations


def test_a_lead_is_never_alike() -> None:
    sitting = sit("KH TH 5H 4H 2C ..-H", "3 3 3 3")
    view = sitting.views[sitting.seat]
    kernel = Kernel.of(view.rules)
    position = Position.of(kernel, view, [kernel.mask(hand or ()) for hand in view.hands])
    one, two = (kernel.mask(cards(text)) for text in ("TH", "4H"))
    assert habit(position, Stakes.at(view), USUAL, one, two) == USUAL.habit
