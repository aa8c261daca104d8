"""Claims: that a seat takes all the rest, in an order that it states, however the cards lie.

While the seat leads and nobody has beaten it, another hand can only wait for a card of its suit
that it cannot match, or for a suit of which it holds no card with a spade left. So whether a trick
may be lost is asked of one hand at a time, and of the deals in which that hand can do so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.ai.kernel import Kernel
from game.ai.knowledge import Knowledge, know
from game.ai.position import Position
from game.ai.possible import Want, deal_with
from game.engine.cards import Card
from game.engine.state import Phase, State, Trick
from game.engine.tables import Seat
from game.engine.turn import phase, to_act


@dataclass(frozen=True, slots=True)
class Claim:
    """The cards to play, in this order; each of them takes its trick."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Refutation:
    """One possible deal and a line of play in it that fails with the last trick.

    `hands` are the hands by seat before the line; the first trick of it may have begun.
    """

    hands: tuple[frozenset[Card], ...]
    tricks: tuple[Trick, ...]


@dataclass(frozen=True, slots=True)
class _Loss:
    """A way to lose trick number `trick` of an order, and what `seat` must hold for it.

    Of cards it may throw away it throws those of `shed` and keeps those of `keep`.
    """

    trick: int
    seat: Seat
    wants: tuple[Want, ...]
    shed: int = 0
    keep: int = 0


def may_claim(view: State) -> bool:
    """Whether it is the viewer's turn to play a card."""
    return phase(view) is Phase.PLAY and to_act(view) == view.viewer


def claimable(view: State) -> Claim | None:
    """An order in which the viewer takes every trick left in every deal there may be, if any.

    A claim is never wrong; beside the special rules of a first trick one may be missed.
    """
    if not may_claim(view):
        return None
    case = _Case.of(view)
    return next((case.claim(order) for order in _orders(case.position) if case.holds(order)), None)


def claim_rest(view: State) -> Claim | Refutation | None:
    """What `claimable` finds, else a line by which the viewer does not take all.

    None where it is not the viewer's turn to play or no line is known.
    """
    if not may_claim(view):
        return None
    case = _Case.of(view)
    worst: tuple[list[int], _Loss] | None = None
    for order in _orders(case.position):
        loss = next(case.losses(order), None)
        if loss is None:
            return case.claim(order)
        if worst is None or loss.trick > worst[1].trick:
            worst = order, loss
    if worst is None:
        return case.lost_at_once()
    return case.refuted(*worst)


def _orders(position: Position) -> Iterator[list[int]]:
    """The orders worth claiming: spades as early as may be, every suit from the top."""
    kernel, hand = position.kernel, position.hands[position.seat]
    legal = position.legal()
    if position.played:
        for card in _downwards(legal & kernel.beaters(position.led, position.best)):
            broken = position.broken or bool(card & kernel.spades)
            yield [card, *_leads(kernel, hand & ~card, broken=broken)]
        return
    if not position.first:
        yield _leads(kernel, hand, broken=position.broken)
        return
    for suit in kernel.suits:
        if held := legal & suit:
            card = 1 << held.bit_length() - 1
            broken = bool(card & kernel.spades)
            yield [card, *_leads(kernel, hand & ~card, broken=broken)]


def _leads(kernel: Kernel, hand: int, *, broken: bool) -> list[int]:
    plain = [card for suit in kernel.suits[:3] for card in _downwards(hand & suit)]
    spades = _downwards(hand & kernel.spades)
    return [*plain, *spades] if kernel.must_break and not broken else [*spades, *plain]


@dataclass(frozen=True, slots=True)
class _Case:
    kernel: Kernel
    position: Position
    known: Knowledge
    lying: tuple[Card, ...]

    @classmethod
    def of(cls, view: State) -> _Case:
        kernel = Kernel.of(view.rules)
        known = know(view, kernel)
        lying = () if view.trick is None else view.trick.cards
        return cls(kernel, Position.of(kernel, view, list(known.holds)), known, lying)

    @property
    def seat(self) -> Seat:
        return self.position.seat

    @property
    def to_come(self) -> tuple[Seat, ...]:
        """The seats that have yet to play to the trick on the table, none between tricks."""
        position = self.position
        if not position.played:
            return ()
        return self.kernel.followers[self.seat][: self.kernel.seats - 1 - position.played]

    def claim(self, order: Sequence[int]) -> Claim:
        return Claim(tuple(card for bit in order for card in self.kernel.listed(bit)))

    def holds(self, order: Sequence[int]) -> bool:
        """Whether an order takes every trick in every deal."""
        return next(self.losses(order), None) is None

    def losses(self, order: Sequence[int]) -> Iterator[_Loss]:
        """Every way to lose a trick of an order in some deal, the first tricks first."""
        for trick, card in enumerate(order):
            for seat in self.kernel.followers[self.seat]:
                for loss in self._losses_to(seat, trick, card, order):
                    if self.hands(loss) is not None:
                        yield loss

    def hands(self, loss: _Loss) -> list[int] | None:
        """A deal in which a trick is lost so, None if there is none."""
        may = self.known.may[loss.seat] | self.known.holds[loss.seat]
        if any((may & want.cards).bit_count() < want.least for want in loss.wants):
            return None
        return deal_with(self.kernel, self.known, loss.seat, loss.wants)

    def _losses_to(
        self, seat: Seat, trick: int, card: int, order: Sequence[int]
    ) -> Iterator[_Loss]:
        kernel, position = self.kernel, self.position
        spades, late = kernel.spades, seat in self.to_come
        suit, above = kernel.suit_of[card], -(card << 1)
        if trick == 0 and position.played:
            if not late:
                return
            if card & position.led:
                yield _Loss(0, seat, (Want(suit & above, 1),))
            if suit == spades and position.led != spades:
                yield _Loss(0, seat, (Want(position.led, most=0), Want(spades & above, 1)))
            elif suit != spades:
                yield _Loss(0, seat, (Want(suit, most=0), Want(spades, 1)))
            return
        began = 1 if position.played else 0
        leads = [kernel.suit_of[lead] for lead in order[began:trick]]
        if began and late:
            leads.append(position.led)
        follows, trumps = leads.count(suit), leads.count(spades)
        wants = (Want(suit, follows + 1), Want(suit & above, 1))
        yield _Loss(trick, seat, wants, keep=suit)
        if suit == spades:
            return
        yield _Loss(trick, seat, (Want(suit, most=follows), Want(spades, trumps + 1)))
        if began and late and order[0] & spades and position.led != spades:
            # A card thrown on the first trick makes room for a ruff.
            free = (Want(position.led, most=0), Want(suit, most=follows + 1))
            yield _Loss(trick, seat, (*free, Want(spades, trumps + 1)), shed=suit)

    def refuted(self, order: Sequence[int], loss: _Loss) -> Refutation | None:
        """The line in which an order is lost."""
        hands = self.hands(loss)
        return None if hands is None else self._line(hands, order, loss)

    def lost_at_once(self) -> Refutation | None:
        """The line in which the trick on the table is not even headed."""
        hands = deal_with(self.kernel, self.known, self.kernel.followers[self.seat][0], ())
        legal = self.position.legal()
        if hands is None or not self.position.played:
            return None
        return self._line(hands, [legal & -legal], _Loss(0, self.seat, ()))

    def _line(self, hands: list[int], order: Sequence[int], loss: _Loss) -> Refutation | None:
        position, kernel = self.position.within(hands), self.kernel
        tricks: list[Trick] = []
        lying = list(self.lying)
        leader, mine = position.leader, list(order)
        while mine or position.played:
            seat, before = position.seat, position.left
            legal = position.legal()
            card = mine.pop(0) if seat == self.seat else _answer(position, legal, loss)
            if not card & legal:
                return None
            position.play(card)
            lying += kernel.listed(card)
            if position.left == before:
                continue
            winner = position.leader
            tricks.append(Trick(leader, tuple(lying), winner))
            if winner != self.seat:
                held = tuple(frozenset(kernel.listed(hand)) for hand in hands)
                return Refutation(held, tuple(tricks))
            lying, leader = [], winner
        return None


def _answer(position: Position, legal: int, loss: _Loss) -> int:
    """What another seat plays in a line that is to be lost to `loss.seat`."""
    if not position.played:
        return legal & -legal
    winners = legal & position.kernel.beaters(position.led, position.best)
    if position.seat != loss.seat:
        return _low(legal & ~winners or legal)
    if winners:
        return _low(winners)
    if legal & position.led:
        return _low(legal)
    return _low(legal & loss.shed or legal & ~(loss.keep | position.kernel.spades) or legal)


def _low(mask: int) -> int:
    return mask & -mask


def _downwards(mask: int) -> list[int]:
    """The cards of a mask, highest first."""
    found = []
    while mask:
        found.append(1 << mask.bit_length() - 1)
        mask ^= found[-1]
    return found
