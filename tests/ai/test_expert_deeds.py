"""Expert before the play: what it gives and returns, and what it dares without looking."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.ai.expert.blinds import blind
from game.ai.players import choose, think
from game.ai.request import Decision, Measure
from game.engine.actions import Action, Give, Look, MakeBid
from game.engine.bids import Bid
from game.engine.rules import Rules
from game.engine.shuffle import Seeded
from game.engine.state import Start
from tests.ai.table import Sitting, sit

LOW = "KS QS 2S 3H 4H 5H 6H 2D 3D 4D 2C 3C 4C"
COVER = "AS 9S AH KH QH 2H AD KD 5D AC KC 9C 5C"


def exchanging(**options: Any) -> Sitting:
    rules = Rules.model_validate({"blind_nil": "off", "nil_exchange": 2, **options})
    return sit(f"{LOW} / .. / {COVER} / ..", "N 3 5 3", rules=rules)


def decided(sitting: Sitting, strength: int = 60) -> Decision:
    return choose(sitting.request("expert", strength=strength))


def given(action: Action) -> set[str]:
    assert isinstance(action, Give)
    return set(map(str, action.cards))


@pytest.mark.parametrize("order", ["bidder_first", "unseen"])
def test_the_nil_gives_its_high_spades_and_the_cover_keeps_its_winners(order: str) -> None:
    sitting = exchanging(exchange_order=order)
    gift = decided(sitting)
    assert given(gift.action) == {"KS", "QS"}
    sitting.act(gift.action)
    back = decided(sitting)
    assert given(back.action) <= {"2H", "5D", "5C", "9C"}
    sitting.act(back.action)
    assert sitting.state.exchange_open() is None


def test_an_exchange_is_weighed_card_by_card() -> None:
    decision = decided(exchanging())
    assert decision.measure is Measure.CHANCE
    assert decision.chosen is not None
    assert decision.chosen.reasons == decision.reasons
    assert len(decision.estimates) > 4
    assert all(each.worlds and each.error for each in decision.estimates)
    best = max(decision.estimates, key=lambda each: each.value)
    assert decision.chosen.value > min(each.value for each in decision.estimates)
    assert decision.chosen.value >= best.value - 3 * best.error


def test_an_exchange_that_is_cut_short_is_still_made() -> None:
    thinking = think(exchanging().request("expert", strength=60))
    next(thinking)
    decision: Decision | None = None
    while decision is None:
        try:
            thinking.send(True)
        except StopIteration as end:
            decision = end.value
    assert decision.cut
    assert given(decision.action) == {"KS", "QS"}


def dared(us: int, them: int, **options: Any) -> str:
    rules = Rules.model_validate({"blind_nil": "any", **options})
    request = Sitting(rules, Seeded(3), Start(3, 2, (us, them), (2, 2))).request("expert")
    action = blind(request)
    if action is None:
        assert choose(request).action == Look(request.seat)
        return "look"
    assert isinstance(action, MakeBid)
    assert choose(request).action == action
    return str(action.bid)


def test_a_blind_nil_is_dared_behind_and_with_cards_to_exchange() -> None:
    assert dared(100, 250) == "B"
    assert dared(480, 100) == "look"
    assert dared(100, 250, blind_exchange=0) == "look"
    assert dared(0, 0, blind_exchange=0) == "look"


def test_a_blind_six_is_dared_only_where_little_is_left_to_win() -> None:
    assert dared(0, 0, blind_nil="off", blind_six="double_single") == "look"
    assert dared(200, 480, blind_nil="off", blind_six="double_single").startswith("S")


def test_a_nil_is_likelier_where_cards_are_exchanged() -> None:
    """The same hand with the king of spades, which would go."""
    hand = "KS 3S 2S 3H 4H 5H 6H 2D 3D 4D 2C 3C 4C / .."
    bids = []
    for size in (0, 2):
        rules = Rules(blind_nil="off", nil_exchange=size, nil_points=50)
        request = replace(sit(hand, rules=rules).request("expert"), strength=40)
        decision = choose(request)
        nil = next(e for e in decision.estimates if e.action == MakeBid(0, Bid.parse("N")))
        bids.append(nil.value)
    assert bids[1] > bids[0] + 20
