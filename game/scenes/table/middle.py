"""What the table says in its middle."""

from __future__ import annotations

from game.engine.events import DealerCut
from game.engine.record import Kind
from game.engine.state import Phase, State
from game.engine.turn import phase
from game.scenes.bidding import received
from game.session.match import MatchSession
from game.ui.layout import TableLayout
from game.words import t
from game.words.names import Names
from game.words.offers import cut_text


def caption(
    match: MatchSession, view: State, names: Names, layout: TableLayout, advice: str
) -> str:
    """Who cut the deal, which cards came back, the `advice` of who helps, or that it is practice.

    Practice is told here where no corner has room for it; nothing to say is an empty text.
    """
    if view.cut and not view.dealt:
        return cut_text(DealerCut(view.cut, view.dealer), names)
    if phase(view) is Phase.PLAY and not view.tricks:
        return received(view, names)
    practice = match.record.kind is Kind.PRACTICE and layout.caption is None
    return advice or (t("practice.name") if practice else "")
