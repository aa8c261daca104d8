"""What the levels answer and give, from their view alone (RULES sections 4 and 9)."""

from __future__ import annotations

import pickle
import random
from dataclasses import replace
from typing import Any

import pytest

from game.ai.kernel import Kernel
from game.ai.players import LEVELS, PLAYERS, choose, think
from game.ai.request import Decision, Request
from game.ai.swapping import to_give, to_return
from game.engine.actions import AnswerRedeal, Give, Look, MakeBid, Play
from game.engine.bids import tricks_bid
from game.engine.cards import cards
from game.engine.rules import Rules
from game.engine.state import Phase
from game.engine.turn import phase
from tests.ai.table import ALL_TABLES, dealt, random_rules, seeded, sit


def rules(**options: Any) -> Rules:
    return Rules.model_validate({"blind_nil": "off", **options})


def test_easy_plays_every_legal_card_in_time() -> None:
    table = sit("..", "3 3 3 3")
    legal = table.request("easy").legal
    assert {choose(table.request("easy", seed)).action for seed in range(300)} == set(legal)


@pytest.mark.parametrize("level", [*LEVELS, "instant"])
def test_every_level_looks_and_asks_for_a_redeal(level: str) -> None:
    blind = seeded(Rules(blind_nil="any", blind_exchange=0), 1)
    assert choose(blind.request(level)).action == Look(blind.seat)
    low = "2C 3C 4C 5C 6C 7C 8C 9C 2D 3D 4D 5D 2S"
    for hand, ask in ((low, True), ("AC KC QC JC ..", False)):
        table = dealt(rules(redeal="no_face"), hand)
        assert choose(table.request(level)).action == AnswerRedeal(0, ask)


@pytest.mark.parametrize("level", ["standard", "pro", "instant"])
@pytest.mark.parametrize(
    ("hands", "given", "returned"),
    [
        ("KS 2S AH KD ..-HSD / .. / AS 2D 2C ..", "KS 2S", "2C 2D"),
        ("2S AD AH 3C 4C 5C 6C 7C 8C 9C 3D 4D 5D / .. / AS 3S 2C 2H ..-C / ..", "2S AD", "2C 2H"),
    ],
)
def test_gives_high_spades_then_high_cards_and_gets_the_lowest_non_spades(
    level: str, hands: str, given: str, returned: str
) -> None:
    table = sit(hands, "N 3 3 3", rules=rules(nil_exchange=2))
    give = choose(table.request(level)).action
    assert give == Give(0, frozenset(cards(given)))
    table.act(give)
    assert choose(table.request(level)).action == Give(2, frozenset(cards(returned)))


def test_easy_exchanges_at_random() -> None:
    table = sit("..", "N 3 3 3", rules=rules(nil_exchange=2))
    gifts = {choose(table.request("easy", seed)).action for seed in range(50)}
    assert len(gifts) > 30


def test_a_hand_of_spades_returns_its_lowest() -> None:
    kernel = Kernel.of(Rules())
    assert kernel.listed(to_return(kernel, kernel.mask(cards("AS 5S 3S KH")), 2)) == list(
        cards("3S KH")
    )
    assert to_give(kernel, kernel.mask(cards("2S AC AH")), 2) == kernel.mask(cards("2S AC"))


@pytest.mark.parametrize("table", ALL_TABLES)
@pytest.mark.parametrize("seed", range(6))
def test_every_level_gets_through_a_deal_of_any_rules(table: str, seed: int) -> None:
    rng = random.Random(f"sweep/{table}/{seed}")
    sitting = seeded(random_rules(rng, table), seed, dealer=seed % 2)
    levels = [rng.choice((*LEVELS, "instant")) for _ in sitting.views]
    while phase(sitting.state) is not Phase.SCORED:
        request = sitting.request(levels[sitting.seat], rng.getrandbits(64), strength=4)
        decision = choose(request)
        assert decision.action in request.legal
        assert {estimate.action for estimate in decision.estimates} <= set(request.legal)
        sitting.act(decision.action)


def moments(level: str) -> list[Request]:
    """Requests of one deal, a bid and several cards."""
    table = sit("AC KS 2H .. / 3H .. / 4H .. / 5H ..")
    found = [table.request(level)]
    for _ in range(4):
        table.act(MakeBid(table.seat, tricks_bid(3)))
    for _ in range(9):
        found.append(table.request(level, seed=len(found)))
        table.act(found[-1].legal[0])
    return found


@pytest.mark.parametrize("level", [*LEVELS, "instant"])
def test_the_same_request_has_the_same_answer(level: str) -> None:
    for request in moments(level):
        answer = choose(request)
        assert choose(request) == answer
        assert choose(pickle.loads(pickle.dumps(request))) == answer


@pytest.mark.parametrize("level", [*LEVELS, "instant"])
def test_hidden_cards_change_neither_request_nor_answer(level: str) -> None:
    """Seat 1 sees the same whatever the others hold, pass and keep."""
    own = "AC KC 2D 3D 4D 5H 6H 7H 8S 9S TS 2C 3C"
    deals = (
        (f"AS KS AH 2H .. / {own} / QS JS 4C .. / 9H ..", "AS KS", "QS JS"),
        (f"2S KD AH 2H .. / {own} / AS 5C 4C .. / 9H ..", "2S KD", "AS 5C"),
    )
    seen: list[list[tuple[bytes, Decision]]] = []
    for hands, given, returned in deals:
        table = sit(hands, "N", rules=rules(nil_exchange=2))
        seen.append([noted(table.request(level, 5))])
        for _ in range(3):
            table.act(MakeBid(table.seat, tricks_bid(3)))
        table.act(Give(0, frozenset(cards(given))), Give(2, frozenset(cards(returned))))
        table.act(Play(0, cards("AH")[0]))
        seen[-1].append(noted(table.request(level, 6)))
    assert seen[0] == seen[1]


def noted(request: Request) -> tuple[bytes, Decision]:
    return pickle.dumps(request), choose(request)


def test_a_request_holds_the_view_of_one_seat() -> None:
    table = sit("..", "3 3 3 3")
    request = table.request("easy")
    hands = request.view.hands
    assert [hand is not None for hand in hands] == [True, False, False, False]
    with pytest.raises(ValueError, match="one seat"):
        Request(table.state, request.legal, 1, "easy")
    with pytest.raises(ValueError, match="one seat"):
        replace(request, view=replace(request.view, hands=table.state.hands))
    with pytest.raises(ValueError, match="nothing"):
        replace(request, legal=())
    with pytest.raises(ValueError, match="one world"):
        replace(request, strength=0)


def test_a_search_told_to_stop_decides_with_what_it_has() -> None:
    for table in (sit("AC 2C .."), sit("AC 2C 3D ..", "3 3 3 3")):
        thinking = think(table.request("pro"))
        for _ in range(3):
            progress = next(thinking)
        with pytest.raises(StopIteration) as end:
            thinking.send(True)
        decision: Decision = end.value.value
        assert 0 < progress.done < progress.total
        assert (decision.worlds, decision.cut) == (progress.done, True)


def test_there_is_no_other_level() -> None:
    assert set(LEVELS) < set(PLAYERS)
    with pytest.raises(ValueError, match="nobody"):
        choose(sit("..").request("nobody"))


def test_a_bidless_deal_wants_every_trick() -> None:
    table = sit("AC 2C ..", rules=rules(opening_deal="bids_itself"))
    estimates = choose(table.request("pro")).estimates
    assert max(estimates, key=lambda each: each.value).action == choose(table.request("pro")).action
