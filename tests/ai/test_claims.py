"""Claims against every deal and every play there may be."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations, permutations

import pytest

from game.ai.claims import Claim, Refutation, claim_rest, claimable
from game.ai.decided import decided
from game.ai.kernel import Kernel
from game.ai.knowledge import know
from game.ai.nilclaims import nil_refuted, safe_card
from game.ai.position import Position
from game.ai.rng import Draws
from game.ai.sampler import Sampler
from game.engine.actions import MakeBid, Play
from game.engine.bids import Bid
from game.engine.cards import Card, Suit
from game.engine.legality import legal_actions
from game.engine.play import legal_cards
from game.engine.rules import Rules
from game.engine.state import Phase, State
from game.engine.turn import phase
from tests.ai.table import Sitting, seeded, sit

RULES = Rules(blind_nil="off")
ENDINGS: tuple[tuple[dict[str, object], int, int], ...] = (
    ({}, 3, 14),
    ({"lead_spades": "any", "trumps": "jokers_2d_2s"}, 3, 5),
    ({"table": "solo3", "lead_spades": "after_first"}, 4, 12),
    ({"table": "solo5"}, 2, 6),
    ({"table": "pairs6"}, 1, 6),
    ({"bid_style": "mirror"}, 3, 6),
)
"""Rules, cards left, and how many endings are looked at."""


def endings(left: int, count: int, **options: object) -> Iterator[Sitting]:
    """Seat 0's turns with so many cards left; it has kept its highest cards."""
    rules = Rules.model_validate({"blind_nil": "off", **options})
    rng = random.Random(str(options))
    seed = 0
    while count:
        seed += 1
        sitting = seeded(rules, seed)
        while phase(sitting.state) is Phase.BIDDING:
            bid = Bid.parse("3") if rules.bid_style == "free" else None
            legal = [a for a in _bids(sitting) if bid is None or a.bid == bid]
            sitting.act(rng.choice(legal or _bids(sitting)))
        while phase(sitting.state) is Phase.PLAY:
            seat = sitting.seat
            if seat == 0 and sitting.state.counts[0] == left:
                break
            choices = legal_cards(sitting.state, seat)
            pack = rules.row.pack
            low = min(choices, key=lambda c: (pack.suit(c) is Suit.SPADES, pack.power(c)))
            sitting.act(Play(seat, low if seat == 0 else rng.choice(choices)))
        else:
            continue
        count -= 1
        yield sitting


def _bids(sitting: Sitting) -> list[MakeBid]:
    legal = legal_actions(sitting.views[sitting.seat], sitting.seat)
    return [action for action in legal if isinstance(action, MakeBid)]


def deals(view: State) -> Iterator[list[frozenset[Card]]]:
    """Every way the unseen cards may lie that fits each play made and each bid that counts."""
    own = view.hands[0] or frozenset()
    seen = own | {card for trick in view.tricks for card in trick.cards}
    unseen = sorted(set(view.table.pack.cards) - seen)

    def share(seat: int, rest: frozenset[Card]) -> Iterator[list[frozenset[Card]]]:
        if seat == view.table.seats:
            yield []
            return
        for hand in combinations(sorted(rest), view.counts[seat]):
            held = frozenset(hand)
            if fits(view, seat, held):
                for after in share(seat + 1, rest - held):
                    yield [held, *after]

    for found in share(1, frozenset(unseen)):
        yield [own, *found]


def fits(view: State, seat: int, hand: frozenset[Card]) -> bool:
    """Whether a hand that is left to a seat fits all that it played."""
    pack, broken = view.table.pack, False
    held = set(hand) | {c for t in view.tricks if (c := t.card_of(seat, view.table)) is not None}
    bid = view.bids[seat]
    spades = sum(pack.suit(card) is Suit.SPADES for card in held)
    if view.rules.bid_style == "mirror" and bid is not None and bid.tricks != spades:
        return False
    for number, trick in enumerate(view.tricks):
        card = trick.card_of(seat, view.table)
        if card is not None:
            led = pack.suit(trick.cards[0])
            if card == trick.cards[0]:
                tied = number == 0 or (view.rules.lead_spades == "broken" and not broken)
                if tied and led is Suit.SPADES and any(pack.suit(c) is not led for c in held):
                    return False
            elif pack.suit(card) is not led and any(pack.suit(c) is led for c in held):
                return False
            held.discard(card)
        broken = broken or any(pack.suit(c) is Suit.SPADES for c in trick.cards)
    return True


def always_wins(position: Position, order: list[int]) -> bool:
    """Whether seat 0 takes every trick by this order, however the others play."""
    if not order and not position.played:
        return True
    seat, left = position.seat, position.left
    choices = position.legal()
    if seat == 0:
        if not order[0] & choices:
            return False
        choices, order = order[0], order[1:]
    while choices:
        card = choices & -choices
        choices ^= card
        trial = position.copy()
        trial.play(card)
        if trial.left < left and trial.leader != 0:
            return False
        if not always_wins(trial, order):
            return False
    return True


def holds_everywhere(view: State, order: list[int], every: list[list[frozenset[Card]]]) -> bool:
    kernel = Kernel.of(view.rules)
    return all(
        always_wins(Position.of(kernel, view, [kernel.mask(hand) for hand in hands]), order)
        for hands in every
    )


@pytest.mark.parametrize(("options", "left", "count"), ENDINGS)
def test_a_claim_holds_in_every_deal_and_none_is_missed(
    options: dict[str, object], left: int, count: int
) -> None:
    for sitting in endings(left, count, **options):
        view = sitting.views[0]
        claimed = claimable(view)
        kernel, every = Kernel.of(view.rules), list(deals(view))
        assert [hand or frozenset() for hand in sitting.state.hands] in every
        found = claim_rest(view)
        assert claimed == (found if isinstance(found, Claim) else None)
        if isinstance(found, Claim):
            assert frozenset(found.cards) == view.hands[0]
            assert holds_everywhere(view, [kernel.bits[card] for card in found.cards], every)
            continue
        for order in permutations(view.hands[0] or ()):
            assert not holds_everywhere(view, [kernel.bits[card] for card in order], every)
        assert isinstance(found, Refutation)
        check_line(view, found)
        assert list(found.hands) in every


def check_line(view: State, found: Refutation) -> None:
    """The line is played by the rules from a hand that is the viewer's, and lost at its end."""
    kernel = Kernel.of(view.rules)
    assert found.hands[0] == view.hands[0]
    position = Position.of(kernel, view, [kernel.mask(hand) for hand in found.hands])
    begun = 0 if view.trick is None else len(view.trick.cards)
    winner = 0
    for trick in found.tricks:
        assert winner == 0
        for card in trick.cards[begun:]:
            assert kernel.bits[card] & position.legal()
            position.play(kernel.bits[card])
        begun = 0
        winner = position.leader
        assert winner == trick.winner
    assert winner != 0


STRONG = (
    ("AS KS QS JS TS 9S 8S AH KH AD KD AC KC / ..", "lead_spades=any", 6),
    ("AS KS QS JS TS 9S 8S 7S 6S 5S AD KD QD / ..", "lead_spades=broken", 6),
    ("AS KS QS JS TS 9S 8S 7S 6S AH KH QH JH / ..", "lead_spades=after_first", 6),
)


@pytest.mark.parametrize(("hands", "rule", "least"), STRONG)
def test_claims_of_strong_hands_hold_in_worlds_and_plays_drawn_at_random(
    hands: str, rule: str, least: int
) -> None:
    key, _, value = rule.partition("=")
    rules = Rules.model_validate({"blind_nil": "off", key: value})
    claims = 0
    for seed in range(3):
        rng = random.Random(seed)
        sitting = sit(hands, "6 3 2 2", rules=rules)
        while phase(sitting.state) is Phase.PLAY and not sitting.state.scored:
            view = sitting.views[0]
            if sitting.seat == 0 and sitting.state.counts[0] > 3:
                found = claimable(view)
                if found is not None:
                    claims += 1
                    check_at_random(view, found, rng)
            choices = legal_cards(sitting.state, sitting.seat)
            pack = rules.row.pack
            high = max(choices, key=lambda c: (pack.suit(c) is Suit.SPADES, pack.power(c)))
            sitting.act(Play(sitting.seat, high if sitting.seat == 0 else rng.choice(choices)))
    assert claims >= least


def check_at_random(view: State, claim: Claim, rng: random.Random) -> None:
    kernel = Kernel.of(view.rules)
    worlds = Sampler(kernel, know(view, kernel)).worlds(Draws(rng.randrange(1 << 30)), 20)
    for at in range(0, len(worlds), kernel.seats):
        position = Position.of(kernel, view, list(worlds[at : at + kernel.seats]))
        mine = [kernel.bits[card] for card in claim.cards]
        while position.left:
            left, legal = position.left, position.legal()
            own = position.seat == 0
            card = mine.pop(0) if own else kernel.bits[rng.choice(kernel.listed(legal))]
            assert card & legal
            position.play(card)
            assert position.left == left or position.leader == 0


def test_no_hidden_card_bears_on_a_claim() -> None:
    """The same view over other hands has the same answer, also where the claim is refused."""
    for sitting in endings(3, 6):
        view = sitting.views[0]
        assert claim_rest(view) == claim_rest(replace(view))
        assert all(hand is None for hand in view.hands[1:])


def test_nothing_is_claimed_out_of_turn_or_before_the_play() -> None:
    sitting = sit("..", "3 3", rules=RULES)
    assert claim_rest(sitting.views[0]) is None
    assert claimable(sitting.views[0]) is None
    sitting = sit("AS .. / .. / .. / ..", "3 3 3 3", rules=RULES)
    assert claim_rest(sitting.views[1]) is None


def never_takes(position: Position, view_of: Callable[[Position], int | None]) -> bool:
    """Whether seat 0 takes no trick when it plays what `view_of` says, whatever others do."""
    if not position.left:
        return True
    choices = position.legal()
    if position.seat == 0:
        card = view_of(position)
        if card is None or not card & choices:
            return False
        choices = card
    while choices:
        card = choices & -choices
        choices ^= card
        trial, left = position.copy(), position.left
        trial.play(card)
        if (trial.left < left and trial.leader == 0) or not never_takes(trial, view_of):
            return False
    return True


def by_rule(position: Position) -> int | None:
    """Lowest to follow, highest to throw away, never a card that takes the trick."""
    kernel = position.kernel
    losers = position.legal() & ~kernel.beaters(position.led, position.best)
    if not losers:
        return None
    return losers & -losers if losers & position.led else 1 << losers.bit_length() - 1


def test_a_nil_that_is_claimed_falls_in_no_deal() -> None:
    claims = 0
    for seed in range(12):
        sitting = nil_ending(seed, 3 if seed % 6 == 0 else 2)
        if sitting is None:
            continue
        view = sitting.views[0]
        card = safe_card(view)
        kernel = Kernel.of(view.rules)
        if card is None:
            continue
        claims += 1
        for hands in deals(view):
            start = Position.of(kernel, view, [kernel.mask(hand) for hand in hands])
            start.play(kernel.bits[card])
            assert never_takes(start, by_rule)
    assert claims > 2


def test_a_nil_that_may_fall_is_refused_with_a_line() -> None:
    hands = "5H 6H 7H 4D 6D 7D 3C 5C 6C 2S / 8H .. / 9H .. / TH .."
    view = sit(hands, "3 3 3 N", "8H 9H TH", dealer=0, rules=RULES).views[0]
    assert safe_card(view) is None
    found = nil_refuted(view)
    assert found is not None
    check_nil_line(view, found)
    assert nil_refuted(view) == found


def nil_ending(seed: int, left: int) -> Sitting | None:
    """Seat 0 bid nil, holds low cards, and follows with so many cards left."""
    rng = random.Random(seed)
    hands = "2H 3H 4H 2D 3D 5D 2C 3C 4C 6C 5H 4D 3S / .."
    sitting = sit(hands, "3 3 3 N", dealer=0, rules=RULES)
    while phase(sitting.state) is Phase.PLAY:
        seat = sitting.seat
        if seat == 0 and sitting.state.counts[0] == left:
            return sitting if sitting.state.trick and not sitting.state.taken(0) else None
        choices = legal_cards(sitting.state, seat)
        high = max(choices, key=lambda c: (c.suit is Suit.SPADES, c.rank))
        sitting.act(Play(seat, high if seat == 0 else rng.choice(choices)))
    return None


def check_nil_line(view: State, found: Refutation) -> None:
    """The line is played by the rules and ends with a trick for seat 0."""
    kernel = Kernel.of(view.rules)
    position = Position.of(kernel, view, [kernel.mask(hand) for hand in found.hands])
    begun = 0 if view.trick is None else len(view.trick.cards)
    for trick in found.tricks:
        for card in trick.cards[begun:]:
            assert kernel.bits[card] & position.legal()
            position.play(kernel.bits[card])
        begun = 0
    assert position.leader == 0


@pytest.mark.parametrize(
    ("options", "settled"),
    [({}, False), ({"bag_limit": "none", "bag_value": 0}, True)],
)
def test_a_rest_is_decided_when_no_trick_changes_a_score(
    options: dict[str, object], settled: bool
) -> None:
    """Every contract is made: a trick more is worth a bag, or nothing where bags are none."""
    rules = Rules.model_validate({"blind_nil": "off", **options})
    hands = "AS AH KH 2H .. / KS 3H QD AD 4H .. / QS 5H 6H .. / JS 7H AC 8H .."
    sitting = sit(hands, "1 1 1 1", "AH 3H 5H 7H", rules=rules)
    assert not decided(sitting.views[0])
    rng = random.Random(3)
    while True:
        view = sitting.views[0]
        taken = [view.taken(seat) for seat in range(4)]
        if taken[0] + taken[2] >= 2 and taken[1] + taken[3] >= 2:
            break
        assert not decided(view)
        sitting.act(Play(sitting.seat, rng.choice(legal_cards(sitting.state, sitting.seat))))
    assert view.tricks_done < 12
    assert decided(view) == settled
