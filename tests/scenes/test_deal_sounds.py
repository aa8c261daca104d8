"""What is heard when a deal is scored."""

from __future__ import annotations

from game.engine.bids import NIL, Bid
from game.engine.ledger import SideDeal, score
from game.engine.rules import CLASSIC
from game.scenes.score_sheet.heard import DealSounds, deal_sounds
from tests.scenes.sitting import HeardSounds


def tricks(count: int) -> Bid:
    return Bid.parse(str(count))


MADE = score(CLASSIC, SideDeal((tricks(3), tricks(2)), (3, 2)), 0)
NIL_MADE = score(CLASSIC, SideDeal((NIL, tricks(3)), (0, 3)), 0)
NIL_LOST = score(CLASSIC, SideDeal((NIL, tricks(3)), (1, 3)), 0)
SET = score(CLASSIC, SideDeal((tricks(4), tricks(4)), (3, 3)), 0)
BAGS = score(CLASSIC, SideDeal((tricks(3), tricks(2)), (4, 4)), 8)


def test_each_thing_that_happened_is_heard_once() -> None:
    assert deal_sounds((MADE, MADE)) == ()
    assert deal_sounds((NIL_MADE, SET)) == ("nil_made", "set")
    assert deal_sounds((SET, BAGS)) == ("set", "bag_penalty")
    assert deal_sounds((BAGS, NIL_MADE)) == ("bag_penalty", "nil_made")
    assert deal_sounds((NIL_MADE, NIL_MADE)) == ("nil_made",)


def test_a_lost_nil_was_heard_at_its_trick() -> None:
    assert deal_sounds((NIL_LOST, MADE)) == ()


def test_sounds_follow_one_another_and_can_be_hushed() -> None:
    board = HeardSounds()
    sounds = DealSounds(board, ("nil_made", "set", "bag_penalty"))
    for _ in range(20):
        sounds.update(0.01)
    assert board.heard == ["nil_made"]
    for _ in range(60):
        sounds.update(0.01)
    assert board.heard == ["nil_made", "set"]
    sounds.hush()
    sounds.update(5.0)
    assert board.heard == ["nil_made", "set"]
