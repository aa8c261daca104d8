"""Tells the table that the computer players think shorter than they were asked to."""

from __future__ import annotations

from game.scenes.table.notice import Notice
from game.session.standins import StandIns
from game.ui.geometry import Point
from game.ui.layout import TableLayout
from game.words import t

_UNDER = 68
"""How far under the score the foot of the sentence stands, in units."""
_STAY = 6000.0
"""Milliseconds for which the sentence stays: nobody waits for it."""


def tell_stand_in(stand_ins: StandIns, notice: Notice, layout: TableLayout) -> bool:
    """Say once that the instant player sat in, when nothing else is said; whether it was said."""
    if notice.shown or not stand_ins.news():
        return False
    key = layout.score.key
    notice.say(t("table.stand_in"), Point(key.cx, key.bottom + _UNDER * layout.u), _STAY)
    return True
