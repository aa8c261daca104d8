"""What Expert says of cards and bids is true at the table."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from math import hypot

import pytest

from game.ai.expert.bidreasons import deed_reasons
from game.ai.expert.reasons import reasons
from game.ai.expert.sight import Sight
from game.ai.fast.stakes import Stakes
from game.ai.kernel import Kernel
from game.ai.players import choose
from game.ai.position import Position
from game.ai.reason import Reason, Why
from game.engine.actions import Give, MakeBid, Play
from game.engine.bids import Bid
from game.engine.cards import Card, Suit, cards
from game.engine.ledger import SideDeal, contract_of, score
from game.engine.legality import legal_actions
from game.engine.play import legal_cards, winning_place
from game.engine.rules import Rules
from game.engine.shuffle import Seeded
from game.engine.state import Phase, Start, State
from game.engine.turn import phase
from tests.ai.table import Sitting, random_rules, sit

RULES = Rules(blind_nil="off")
COURSES = {"partners": 45, "solo4": 6, "solo3": 6, "draw2": 6, "solo5": 6, "pairs6": 12}
"""Deals looked at by table."""


class Facts:
    """What is so at a full table, card by card, for a seat that is about to play one."""

    def __init__(self, state: State, card: Card) -> None:
        self.state, self.card, self.pack = state, card, state.table.pack
        trick = state.trick
        self.lying = () if trick is None else trick.cards
        seat = state.tricks[-1].winner if state.tricks and trick is None else state.leader
        self.seat = seat if trick is None else trick.seat_at(len(self.lying), state.table)
        assert self.seat is not None
        self.mate = state.table.partner_of(self.seat)
        self.hand = state.hands[self.seat] or frozenset()
        self.legal = legal_cards(state, self.seat)
        self.others = {s: h or frozenset() for s, h in enumerate(state.hands) if s != self.seat}
        self.trick = trick

    def suit(self, card: Card) -> Suit:
        return self.pack.suit(card)

    def of(self, suit: Suit | None, hand: frozenset[Card]) -> list[Card]:
        return sorted((c for c in hand if self.suit(c) is suit), key=self.pack.power)

    def takes(self, card: Card) -> bool:
        return winning_place((*self.lying, card), self.pack) == len(self.lying)

    @property
    def winner(self) -> tuple[int, Card]:
        assert self.trick is not None
        place = winning_place(self.lying, self.pack)
        return self.trick.seat_at(place, self.state.table), self.lying[place]

    def nil(self, seat: int | None) -> bool:
        bid = None if seat is None else self.state.bids[seat]
        return seat is not None and bid is not None and bid.nil and not self.state.taken(seat)

    def lacking(self, side: int) -> int:
        """The tricks a side lacks, by the ledger alone."""
        state, seats = self.state, self.state.table.sides[side]
        bids = [bid for s in seats if (bid := state.bids[s]) is not None]
        helped = state.rules.failed_nil == "help" and not all(bid.nil for bid in bids)
        taken = sum(state.taken(s) for s, bid in zip(seats, bids, strict=True)
                    if helped or not bid.nil)  # fmt: skip
        return contract_of(bids) - taken

    @property
    def left(self) -> int:
        return self.state.table.tricks - self.state.tricks_done

    @property
    def side(self) -> int:
        assert self.seat is not None
        return self.state.table.side_of(self.seat)

    def after(self, more: int) -> tuple[int, int]:
        """Bags and points of the side with so many tricks more."""
        deal = self.state.side_deal(self.side)
        place = self.state.table.sides[self.side].index(self.seat)
        taken = [tricks + more * (at == place) for at, tricks in enumerate(deal.taken)]
        before = self.state.bags[self.side]
        ledger = score(self.state.rules, SideDeal(deal.bids, tuple(taken)), before)
        return before + sum(line.bags for line in ledger.lines), ledger.points


def higher(facts: Facts, card: Card) -> list[Card]:
    everywhere = frozenset().union(*facts.others.values())
    return [c for c in facts.of(facts.suit(card), everywhere)
            if facts.pack.power(c) > facts.pack.power(card)]  # fmt: skip


def unbeaten(facts: Facts, card: Card, seats: list[int]) -> bool:
    """Whether no seat of these could beat a card with any card it holds."""
    lying = (*facts.lying, card)
    return all(winning_place((*lying, c), facts.pack) < len(lying)
               for s in seats for c in facts.others[s])  # fmt: skip


def to_come(facts: Facts) -> list[int]:
    assert facts.seat is not None
    order = facts.state.table.clockwise(facts.seat)[1:]
    return list(order[: facts.state.table.seats - 1 - len(facts.lying)])


def losers(facts: Facts) -> list[Card]:
    return [c for c in facts.of(facts.suit(facts.card), frozenset(facts.legal))
            if not facts.takes(c)]  # fmt: skip


def guarded(facts: Facts, top: Card) -> bool:
    held = facts.of(facts.suit(top), facts.hand)
    return held[-1] == top and len(held) > 1 and facts.suit(top) is not facts.suit(facts.card)


TRUTH: dict[Why, Callable[[Facts, Reason], bool]] = {
    Why.OWN_NIL: lambda f, _: f.nil(f.seat),
    Why.NIL_FALLS: lambda f, _: (
        f.nil(f.seat) and f.takes(f.card) and not all(map(f.takes, f.legal))
    ),
    Why.PARTNER_NIL: lambda f, r: r.seats == (f.mate,) and f.nil(f.mate),
    Why.HUNTS_NIL: lambda f, r: all(
        f.nil(s) and f.state.table.side_of(s) != f.side for s in r.seats
    ),
    Why.LEAVES_TO_NIL: lambda f, r: (
        r.seats == (f.winner[0],) and f.nil(f.winner[0]) and not f.takes(f.card)
    ),
    Why.BREAKS_NIL: lambda f, r: (
        r.seats == (f.winner[0],)
        and f.nil(f.winner[0])
        and not f.takes(f.card)
        and all(
            winning_place((*f.lying, c), f.pack) < len(f.lying)
            for s in to_come(f)
            for c in f.others[s]
        )
    ),
    Why.AWAITS_NIL: lambda f, r: (
        not f.takes(f.card)
        and all(
            s in to_come(f) and f.nil(s) and f.state.table.side_of(s) != f.side for s in r.seats
        )
    ),
    Why.TAKES_FROM_NIL: lambda f, r: (
        r.seats == (f.mate,) == (f.winner[0],) and f.nil(f.mate) and f.takes(f.card)
    ),
    Why.NEEDS: lambda f, r: r.number == f.lacking(f.side) > 0 and r.of == f.left >= r.number,
    Why.OUT_OF_REACH: lambda f, _: f.lacking(f.side) > f.left,
    Why.MADE: lambda f, _: f.lacking(f.side) <= 0,
    Why.BAG: lambda f, r: f.after(1)[0] == r.number > f.after(0)[0],
    Why.PENALTY: lambda f, r: (
        f.after(1)[0] == r.number
        and f.after(0)[1] - f.after(1)[1] == r.of - f.state.rules.bag_value
    ),
    Why.SETS: lambda f, r: (
        f.lacking(f.state.table.side_of(r.seats[0])) == f.left - r.number + 1 > 0
    ),
    Why.EVERY_TRICK: lambda f, _: not f.state.with_bids,
    Why.SURE: lambda f, _: f.takes(f.card) and unbeaten(f, f.card, to_come(f)),
    Why.MASTER: lambda f, r: r.suit is f.suit(f.card) and not higher(f, f.card),
    Why.HIGHER_OUT: lambda f, r: (
        r.suit is f.suit(f.card) and r.number >= len(higher(f, f.card)) and r.number > 0
    ),
    Why.SEQUENCE: lambda f, r: (
        r.cards[0] in f.hand
        and not any(
            f.pack.power(r.cards[0]) < f.pack.power(c) < f.pack.power(f.card)
            for hand in f.others.values()
            for c in f.of(f.suit(f.card), hand)
        )
    ),
    Why.DRAWS_SPADES: lambda f, r: f.suit(f.card) is Suit.SPADES and r.number > 0,
    Why.PARTNER_VOID: lambda f, r: not f.of(r.suit, f.others[r.seats[0]]),
    Why.OPPONENTS_VOID: lambda f, r: not any(f.of(r.suit, f.others[s]) for s in r.seats),
    Why.NO_RUFF: lambda f, _: not any(f.of(Suit.SPADES, h) for h in f.others.values()),
    Why.SINGLETON: lambda f, r: (
        f.of(r.suit, f.hand) == [f.card] and bool(f.of(Suit.SPADES, f.hand))
    ),
    Why.LENGTH: lambda f, r: r.suit is f.suit(f.card) and len(f.of(r.suit, f.hand)) == r.number,
    Why.LAST_SEAT: lambda f, _: not to_come(f),
    Why.CHEAPEST: lambda f, _: all(
        f.pack.power(c) > f.pack.power(f.card) or f.suit(c) is not f.suit(f.card)
        for c in f.legal
        if f.takes(c) and c != f.card
    ),
    Why.HEADS: lambda f, r: r.cards == (f.winner[1],) and f.takes(f.card),
    Why.MUST_TAKE: lambda f, _: (
        all(map(f.takes, f.legal)) and (f.nil(f.seat) or f.lacking(f.side) <= 0)
    ),
    Why.PARTNER_HAS: lambda f, r: (f.mate, *r.cards) == f.winner and not f.takes(f.card),
    Why.CANNOT_TAKE: lambda f, r: not any(map(f.takes, f.legal)) and r.cards == f.winner[1:],
    Why.UNDER: lambda f, r: r.cards == f.winner[1:] and not f.takes(f.card),
    Why.UNLOADS: lambda f, _: losers(f)[-1] == f.card != losers(f)[0],
    Why.KEEPS_LOW: lambda f, r: r.cards == tuple(losers(f)[:1]) and r.cards != (f.card,),
    Why.KEEPS_SPADES: lambda f, r: (
        f.suit(f.card) is not Suit.SPADES and len(f.of(Suit.SPADES, f.hand)) == r.number > 0
    ),
    Why.HARD_TO_BEAT: lambda f, r: f.takes(f.card) and 0 < r.number >= len(higher(f, f.card)),
    Why.LOWEST: lambda f, _: losers(f)[0] == f.card != losers(f)[-1],
    Why.CANNOT_FOLLOW: lambda f, r: not f.of(r.suit, f.hand) and r.suit is f.suit(f.lying[0]),
    Why.CLEARS: lambda f, r: f.of(r.suit, f.hand) == [f.card] and bool(f.of(Suit.SPADES, f.hand)),
    Why.KEEPS_GUARD: lambda f, r: guarded(f, r.cards[0]),
    Why.KEEPS_HIGH: lambda f, r: f.card not in r.cards and set(f.legal).issuperset(r.cards),
    Why.RIDS: lambda f, r: (
        f.suit(f.card) is r.suit is not f.suit(f.lying[0])
        and f.of(r.suit, f.hand)[-1] == f.card != f.of(r.suit, f.hand)[0]
    ),
}
"""By code: whether a reason of the kind is true at a full table."""


def said(sitting: Sitting) -> Iterator[tuple[Card, tuple[Reason, ...]]]:
    """Every legal card of the seat to act with what is said of it, and nothing known but a view."""
    seat, view = sitting.seat, sitting.views[sitting.seat]
    kernel = Kernel.of(view.rules)
    hands = [0] * kernel.seats
    hands[seat] = kernel.mask(view.hands[seat] or ())
    sight = Sight.of(view, Position.of(kernel, view, hands), Stakes.at(view))
    for card in legal_cards(view, seat):
        yield card, reasons(sight, kernel.bits[card])


def courses(table: str, count: int) -> Iterator[Sitting]:
    """Deals in the middle of their play, by random rules and random cards."""
    rng = random.Random(table)
    for number in range(count):
        fixed = {
            "failed_nil": rng.choice(["help", "bags", "ignored"]),
            "opening_deal": rng.choice(["normal", "bids_itself"]),
            "board": 0,
            "lowest_bid": 1,
        }
        rules = random_rules(rng, table, redeal="off", total_not_tricks="off", **fixed)
        bags = tuple(rng.choice((3, 9)) for _ in rules.row.sides)
        sitting = Sitting(rules, Seeded(number), Start(0, 1 + number % 2, bags=bags))
        while phase(sitting.state) is not Phase.PLAY:
            legal = legal_actions(sitting.views[sitting.seat], sitting.seat)
            nils = [a for a in legal if isinstance(a, MakeBid) and a.bid.nil]
            low = [a for a in legal if isinstance(a, MakeBid) and 0 < a.bid.tricks < 3]
            sitting.act(rng.choice(nils if nils and rng.random() < 0.4 else low or legal))
        stop = rng.randrange(rules.row.tricks * rules.row.seats - 1)
        for _ in range(stop):
            seat = sitting.seat
            sitting.act(Play(seat, rng.choice(legal_cards(sitting.state, seat))))
        yield sitting


AT_ONCE = ({Why.UNDER, Why.UNLOADS}, {Why.CANNOT_TAKE, Why.UNLOADS}, {Why.LENGTH, Why.SINGLETON},
           {Why.SURE, Why.MASTER}, {Why.CHEAPEST, Why.HEADS})  # fmt: skip
"""Reasons that would say the same beside each other."""

RARE = {Why.PENALTY, Why.NO_RUFF, Why.TAKES_FROM_NIL, Why.OPPONENTS_VOID, Why.LEAVES_TO_NIL,
        Why.AWAITS_NIL, Why.MUST_TAKE}  # fmt: skip
"""What random play seldom comes to."""


def test_every_reason_for_a_card_is_true_at_the_table() -> None:
    met: Counter[Why] = Counter()
    for table, count in COURSES.items():
        for sitting in courses(table, count):
            for card, found in said(sitting):
                assert found, f"nothing is said of {card}"
                facts = Facts(sitting.state, card)
                kinds = [reason.why for reason in found]
                assert len(set(kinds)) == len(kinds)
                assert not any(both <= set(kinds) for both in AT_ONCE)
                for reason in found:
                    met[reason.why] += 1
                    assert TRUTH[reason.why](facts, reason), (reason, card, sitting.state)
    assert set(TRUTH) - set(met) <= RARE


def told(sitting: Sitting, card: str) -> dict[Why, Reason]:
    """What is said of one card, each reason proven."""
    found = next(found for each, found in said(sitting) if str(each) == card)
    for reason in found:
        assert TRUTH[reason.why](Facts(sitting.state, Card.parse(card)), reason)
    return {reason.why: reason for reason in found}


def test_a_card_that_saves_the_partners_nil_is_told_so() -> None:
    sitting = sit("KH 2H .. / 3H .. / 9H .. / 4H ..", "3 N 3 4", "3H 9H 4H", dealer=0)
    assert told(sitting, "KH")[Why.TAKES_FROM_NIL].seats == (2,)
    assert Why.TAKES_FROM_NIL not in told(sitting, "2H")


@pytest.mark.parametrize(("bid", "told_so"), [("N", True), ("3", False)])
def test_that_nothing_stays_under_is_told_only_where_that_were_better(
    bid: str, *, told_so: bool
) -> None:
    hands = "KH QH ..-H / 3H .. / JH .. / 4H .."
    found = told(sit(hands, f"3 3 3 {bid}", "3H JH 4H", dealer=0, rules=RULES), "QH")
    assert (Why.MUST_TAKE in found) is told_so


def test_a_low_lead_keeps_no_card_that_could_not_be_led() -> None:
    found = told(sit("AS KS 2H 9H 3D 4D 5D 7D 9D 3C 4C 6C 8C / ..", "3 3 3 3", rules=RULES), "2H")
    assert Why.KEEPS_HIGH not in found


def test_a_discard_says_whose_nil_the_trick_breaks_and_what_a_trump_would_do() -> None:
    hands = "9S TC 2D ..-H / 9H .. / 3H .. / 4H .."
    sitting = sit(hands, "N 3 4 3", "9H 3H 4H", dealer=0, rules=RULES)
    assert told(sitting, "TC")[Why.BREAKS_NIL].seats == (1,)
    decision = choose(sitting.request("expert", strength=40))
    assert [reason.why for reason in decision.reasons[:2]] == [Why.BREAKS_NIL, Why.TRUMP_SAVES_NIL]


@pytest.mark.parametrize(
    ("dealer", "bids", "lying", "why"),
    [(1, "3 4 3 N", "3H 4H", Why.AWAITS_NIL), (2, "N 3 3 4", "9H", Why.LEAVES_TO_NIL)],
)
def test_a_discard_says_that_a_nil_may_still_fall(
    dealer: int, bids: str, lying: str, why: Why
) -> None:
    hands = "9S TC 2D ..-H / QH .. / 3H .. / 4H 9H .."
    sitting = sit(hands, bids, lying, dealer=dealer, rules=RULES)
    assert next(iter(told(sitting, "TC"))) is why


def test_one_of_several_cards_says_why_it_and_no_other() -> None:
    hands = "JH 6H AS .. / 3H .. / QH .. / 4H .."
    under = told(sit(hands, "3 3 3 3", "3H QH 4H", dealer=0, rules=RULES), "JH")
    assert under[Why.KEEPS_LOW].cards == cards("6H")


def test_no_choice_that_seems_better_is_passed_over_without_a_word() -> None:
    equal = 0
    for sitting in courses("partners", 6):
        decision = choose(sitting.request("expert", strength=60))
        best = decision.chosen
        if best is None:
            continue
        alike = {each.action for each in decision.estimates
                 if (each.value, each.points) == (best.value, best.points)}  # fmt: skip
        for each in decision.estimates:
            assert isinstance(each.action, Play)
            if each.value > best.value:
                assert each.action in alike or any(
                    other.value == each.value and other.action.card in decision.as_good
                    for other in decision.estimates
                    if isinstance(other.action, Play)
                )
            if each.action.card in decision.as_good and each.value <= best.value:
                off = hypot(best.points_error, each.points_error)
                assert best.points - each.points <= max(1000, 2 * off)
        equal += bool(decision.as_good)
        assert isinstance(decision.action, Play)
        assert decision.action.card not in decision.as_good
    assert equal


def test_a_duck_says_what_the_bag_would_cost() -> None:
    hands = "AH KH 2H 2D .. / 3H 4D .. / 4H 5D .. / 5H 6D 6H .."
    source = sit(hands).state.source
    assert source is not None
    sitting = Sitting(RULES, source, Start(3, 2, (0, 0), (9, 0)))
    for bid in ("1", "3", "N", "3"):
        sitting.act(MakeBid(sitting.seat, Bid.parse(bid)))
    for card in cards("AH 3H 4H 5H 2D 4D 5D 6D 6H"):
        sitting.act(Play(sitting.seat, card))
    found = told(sitting, "2H")
    assert (found[Why.PENALTY].number, found[Why.PENALTY].of) == (10, 100)
    assert list(found)[:2] == [Why.MADE, Why.PENALTY]


def test_a_bid_says_what_is_expected_and_a_nil_how_often_it_is_made() -> None:
    low = sit("2S 3S 2H 3H 4H 5H 6H 2D 3D 4D 2C 3C 4C / ..", rules=RULES)
    decision = choose(low.request("expert"))
    assert decision.reasons[0].why is Why.NIL_CHANCE
    assert decision.reasons[0].number > 60
    four = next(e for e in decision.estimates if e.action == MakeBid(0, Bid.parse("4")))
    assert four.reasons[0].why is Why.EXPECTS
    assert four.reasons[0].number < 15


def test_a_risk_is_told_in_points_and_only_where_it_outweighs_the_gain() -> None:
    decision = choose(sit("..", "N 3", rules=RULES).request("expert", strength=20))
    risks = [r for each in decision.estimates for r in each.reasons if r.why is Why.RISK]
    assert risks
    for risk in risks:
        # Beside a nil the contract is the seat's own: its bid lost, and the one that was not bid.
        assert (risk.loss, risk.gain) == (10 * (2 * risk.of - 1), 9)
        assert risk.number * risk.loss > (100 - risk.number) * risk.gain
    nil = next(each for each in decision.estimates if each.action == MakeBid(2, Bid.parse("N")))
    assert not nil.points_error


def test_the_partners_nil_and_the_table_are_told() -> None:
    heard = sit("..", "N 3 4", rules=RULES)
    found = deed_reasons(heard.views[3], MakeBid(3, Bid.parse("3")), alone=True)
    assert [r.why for r in found] == [Why.ONLY_CHOICE]
    decision = choose(sit("..", "N 3", rules=RULES).request("expert", strength=20))
    assert Reason(Why.PARTNER_NIL, seats=(0,)) in decision.reasons


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("KS QS", [Reason(Why.GIVES_SPADES, cards=cards("KS QS"))]),
        ("KD 2D", [Reason(Why.GIVES_HIGH, cards=cards("KD")),
                   Reason(Why.GIVES_CLEAR, suit=Suit.DIAMONDS)]),
        ("", [Reason(Why.GIVES_NOTHING)]),
    ],
)  # fmt: skip
def test_what_is_given_is_told(given: str, expected: list[Reason]) -> None:
    rules = Rules(blind_nil="off", nil_exchange=2)
    table = sit("KS QS 2S 3H 4H 5H 6H KD 2D 4C 2C 3C 5C / ..", "N 3 3 3", rules=rules)
    action = Give(0, frozenset(cards(given)))
    assert list(deed_reasons(table.views[0], action, alone=False)) == expected


def test_what_is_returned_is_told() -> None:
    rules = Rules(blind_nil="off", nil_exchange=2)
    table = sit("KS QS 2S 3H 4H 5H 6H KD 2D 4C 2C 3C 5C / .. / ..", "N 3 3 3", rules=rules)
    table.act(Give(0, frozenset(cards("KS QS"))))
    decision = choose(table.request("expert"))
    assert isinstance(decision.action, Give)
    hand = table.state.hands[2] or frozenset()
    for reason in decision.reasons:
        if reason.why is Why.KEEPS_SPADES:
            assert reason.number == sum(card.suit is Suit.SPADES for card in hand)
            assert not any(card.suit is Suit.SPADES for card in decision.action.cards)
        if reason.why is Why.RETURNS_LOW:
            assert set(reason.cards) == decision.action.cards


def test_a_bid_that_the_spades_make_is_told_so() -> None:
    rules = Rules(blind_nil="off", bid_style="mirror")
    decision = choose(sit("..", rules=rules).request("expert"))
    assert [reason.why for reason in decision.reasons] == [Why.SPADES_HELD]


def test_a_bid_below_the_worth_of_the_hand_tells_the_risk_of_one_more() -> None:
    hand = "AS KS QS 5S 4S AH KH 3H AD 3D 2D 3C 2C / .."
    decision = choose(sit(hand, rules=RULES).request("expert"))
    risks = {}
    for estimate in decision.estimates:
        found = {reason.why: reason for reason in estimate.reasons}
        if Why.RISK in found:
            risks[found[Why.RISK].of] = found[Why.RISK].number
    worth = decision.reasons[0].number / 10
    assert sorted(risks.values()) == [risks[more] for more in sorted(risks)]
    assert all(0 < missed <= 100 for missed in risks.values())
    assert min(more for more, missed in risks.items() if missed > 50) in (
        int(worth) + 1,
        int(worth) + 2,
    )
    assert max(risks) <= 13


def test_a_bid_above_the_worth_of_the_hand_tells_what_drives_it() -> None:
    """The others reach the target with what they bid, so a bid that should fail may be right."""
    source = sit("..").state.source
    assert source is not None
    sitting = Sitting(RULES, source, Start(3, 2, (300, 460), (0, 0)))
    for bid in ("2", "4", "2"):
        sitting.act(MakeBid(sitting.seat, Bid.parse(bid)))
    decision = choose(sitting.request("expert", strength=20))
    (high,) = (e for e in decision.estimates if e.action == MakeBid(3, Bid.parse("9")))
    (low,) = (e for e in decision.estimates if e.action == MakeBid(3, Bid.parse("1")))
    # Seat 3 is a partner of seat 1: their 300 is behind.
    kinds = {reason.why for reason in high.reasons}
    assert kinds & {Why.RIVAL_REACHES, Why.REACHES}
    assert Why.BEHIND not in {reason.why for reason in low.reasons}
