"""Pictures of the captions and of the first deal."""

from __future__ import annotations

from tests.gallery.before_play import BID
from tests.gallery.lesson import STATES as LESSON
from tests.gallery.play import FOLLOWING
from tests.gallery.reach import Reach, keys, state, then
from tests.scenes.seeded import my_turn

STATES: dict[str, Reach] = {
    **LESSON,
    "captions": then(FOLLOWING, keys("l"), seconds=1.0),
    "captions_bid": then(BID, keys("l"), seconds=1.0),
    "captions_above": then(then(FOLLOWING, keys("l"), seconds=1.0), keys("home")),
    "captions_six": then(state(my_turn(2, 3), table="pairs6"), keys("l"), seconds=1.0),
}
