"""The rule policy: how every seat plays in the playouts of the strong players.

A seat decides from its own hand, the cards played and the bids, never from a hidden card.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.fast.params import Params
from game.ai.fast.stakes import Stakes
from game.ai.kernel import ALONE
from game.ai.position import Position


@dataclass(slots=True)
class Account:
    """Where the contracts stand: tricks lacking by side, and the seats whose nil stands."""

    stakes: Stakes
    needs: list[int]
    alive: int

    @classmethod
    def of(cls, stakes: Stakes, position: Position) -> Account:
        """The account of a deal in play."""
        sides, taken = position.kernel.sides, position.taken
        return cls(stakes, stakes.needs(sides, taken), stakes.alive(taken))

    def take(self, seat: int, side: int) -> None:
        """Book a trick for `seat`."""
        self.needs[side] -= self.stakes.counts[seat]
        self.alive &= ~(1 << seat)

    def copy(self) -> Account:
        """An account that changes on its own."""
        return Account(self.stakes, self.needs[:], self.alive)


@dataclass(slots=True)
class Sight:
    """What the seat to play sees: its legal cards, the cards `out`, and what it is after."""

    position: Position
    params: Params
    legal: int
    out: int
    own_nil: bool
    cover: bool
    hunt: int
    need: int
    take: bool


def rule_card(
    position: Position, account: Account, params: Params, legal: int, noise: int = 0
) -> int:
    """The card that the policy plays from `legal`; `noise` are six random bits."""
    sight = _look(position, account, params, legal)
    return _follow(sight) if position.played else _lead(sight, noise)


def _look(position: Position, account: Account, params: Params, legal: int) -> Sight:
    kernel, seat, alive = position.kernel, position.seat, account.alive
    side, mate = kernel.sides[seat], kernel.partners[seat]
    own = 1 << seat | (0 if mate == ALONE else 1 << mate)
    need, left = account.needs[side], position.left
    spare = params.press_lost if need > left else params.press
    press = any(
        0 < lacks <= left <= lacks + spare
        for other, lacks in enumerate(account.needs)
        if other != side
    )
    return Sight(
        position=position,
        params=params,
        legal=legal,
        out=position.live & ~position.hands[seat],
        own_nil=bool(alive >> seat & 1),
        cover=mate != ALONE and bool(alive >> mate & 1),
        hunt=alive & ~own,
        need=need,
        take=account.stakes.welcome or press or 0 < need <= left,
    )


def _lead(sight: Sight, noise: int) -> int:
    legal, params = sight.legal, sight.params
    if sight.own_nil or (sight.hunt and sight.need <= 0) or not (sight.take or sight.cover):
        return low_card(sight)
    boss = _best_boss(sight)
    if boss:
        return boss
    side = legal & ~sight.position.kernel.spades
    if not side:
        return legal & -legal
    if sight.cover:
        return _high(side)
    best, chosen = -1, 0
    for place, suit in enumerate(sight.position.kernel.suits[:3]):
        held = side & suit
        if held:
            chance = (noise >> 2 * place & 3) * params.lead_noise >> 2
            length = params.lead_length * held.bit_count() + chance
            if length > best:
                best, chosen = length, held
    return chosen & -chosen


def _best_boss(sight: Sight) -> int:
    """The most wanted lead among the cards that nothing out can beat in their suits, 0 if none."""
    params, kernel = sight.params, sight.position.kernel
    best, chosen = -1, 0
    for suit in kernel.suits:
        held = sight.legal & suit
        if not held or sight.out & suit & _above(high := _high(held)):
            continue
        length = held.bit_count()
        if suit == kernel.spades:
            long = length > params.long_spades
            wish = params.lead_long_spade if long else params.lead_short_spade
        else:
            many = (sight.out & suit).bit_count() > params.many_out
            wish = params.lead_boss - params.lead_boss_length * length
            wish += params.lead_boss_many * many
        if wish > best:
            best, chosen = wish, high
    return chosen


def _follow(sight: Sight) -> int:
    position, legal = sight.position, sight.legal
    spades = position.kernel.spades
    following = bool(legal & position.led)
    winners = legal & position.kernel.beaters(position.led, position.best)
    losers = legal & ~winners
    if sight.own_nil:
        if losers:
            under = 0 if following else losers & spades
            return _high(under or losers)
        return _high(winners) if position.last else winners & -winners
    if sight.cover:
        card = _covering(sight, winners, following=following)
        if card:
            return card
    elif sight.hunt >> position.winner & 1 and losers:
        plain = losers & ~spades
        return _high(losers) if following else _high(plain) if plain else losers & -losers
    if sight.take and not (sight.hunt and sight.need <= 0):
        return _taking(sight, winners, following=following)
    if losers:
        return _high(losers if following else losers & ~spades or losers)
    return _high(winners) if position.last else winners & -winners


def _covering(sight: Sight, winners: int, *, following: bool) -> int:
    """The card that keeps the partner's nil from taking the trick, 0 if none is needed or can."""
    position = sight.position
    mate = position.kernel.partners[position.seat]
    done = (mate - position.leader) % position.kernel.seats < position.played
    if not winners or (done and position.winner != mate):
        return 0
    low = winners & -winners
    if following:
        return low if done or not sight.params.cover_high else _high(winners)
    return low if done or not _stands(sight) else 0


def _stands(sight: Sight) -> bool:
    """Whether nothing out beats the card taking the trick, ruffs aside."""
    position = sight.position
    ruffed = position.best & position.kernel.spades & ~position.led
    return bool(ruffed) or not sight.out & position.led & _above(position.best)


def _taking(sight: Sight, winners: int, *, following: bool) -> int:
    """The card of a seat that wants the trick for its side."""
    position, out = sight.position, sight.out
    led = position.led
    mine = position.winner == position.kernel.partners[position.seat]
    stands = mine and _stands(sight)
    trump = position.best & position.kernel.spades
    safe = trump or (out & led).bit_count() > sight.params.safe_out
    if mine and (position.last or (stands and safe)):
        return _away(sight, following=following)
    if winners and following:
        if position.last:
            return winners & -winners
        high = _high(winners)
        if mine and not out & led & _above(position.best) & (high - 1):
            return _away(sight, following=following)
        to_come = position.kernel.seats - 1 - position.played
        if not out & led & _above(high) or to_come <= sight.params.rise:
            return _lowest_equal(winners, high, out & led)
    elif winners and not stands:
        return winners & -winners
    return _away(sight, following=following)


def _lowest_equal(winners: int, high: int, out: int) -> int:
    """The lowest card as good as `high`: no card out lies between."""
    while below := winners & (high - 1):
        lower = _high(below)
        if out & (high - 1) & _above(lower):
            break
        high = lower
    return high


def _away(sight: Sight, *, following: bool) -> int:
    """The card that costs least: no winner of another suit, no spade where there is a choice."""
    if following:
        return sight.legal & -sight.legal
    kernel = sight.position.kernel
    plain, poor = sight.legal & ~kernel.spades, 0
    for suit in kernel.suits[:3]:
        out = sight.out & suit
        if out:
            poor |= plain & suit & (_high(out) - 1)
    cards = poor or plain or sight.legal
    return cards & -cards


def low_card(sight: Sight) -> int:
    """The lowest legal card, a spade only if it is lower by far."""
    spades = sight.position.kernel.spades
    plain, trumps = sight.legal & ~spades, sight.legal & spades
    plain, trump = plain & -plain, trumps & -trumps
    near = plain.bit_length() <= trump.bit_length() + sight.params.spade_height
    return plain if not trump or (plain and near) else trump


def _high(mask: int) -> int:
    return 1 << mask.bit_length() - 1 if mask else 0


def _above(card: int) -> int:
    """Every bit above that of `card`."""
    return -(card << 1)
