"""Why a card may be played, in codes: everything they say is true of the view."""

from __future__ import annotations

from collections.abc import Iterator

from game.ai.expert.sight import Sight
from game.ai.kernel import ALONE, Kernel
from game.ai.reason import Reason, Why
from game.engine.cards import Card, Suit

_LONG = 4
"""Cards of a suit from which it is long."""

_FEW = 2
"""Higher cards with which one may still come to take a trick."""


_IMPLIED = {
    Why.SURE: {Why.MASTER, Why.HEADS, Why.OPPONENTS_VOID},
    Why.OPPONENTS_VOID: {Why.NO_RUFF},
    Why.UNLOADS: {Why.CANNOT_TAKE, Why.UNDER},
    Why.LEAVES_TO_NIL: {Why.CANNOT_TAKE, Why.UNDER},
    Why.BREAKS_NIL: {Why.CANNOT_TAKE, Why.UNDER},
    Why.PARTNER_HAS: {Why.CANNOT_TAKE, Why.UNDER},
    Why.CANNOT_TAKE: {Why.UNDER},
    Why.MUST_TAKE: {Why.HEADS},
    Why.CHEAPEST: {Why.HEADS},
    Why.SINGLETON: {Why.LENGTH},
    Why.CLEARS: {Why.LENGTH},
}
"""What need not be said beside a reason that says it too."""


def reasons(sight: Sight, card: int, *, solved: bool = False) -> tuple[Reason, ...]:
    """What is to be said of playing `card`, the strongest first and nothing twice."""
    position = sight.position
    found = list(_leading(sight, card) if not position.played else _following(sight, card))
    if solved:
        found.append(Reason(Why.SOLVED))
    told = {reason.why: reason for reason in reversed(found)}
    idle = set().union(*(_IMPLIED.get(why, set()) for why in told))
    return tuple(
        reason for reason in found if told[reason.why] is reason and reason.why not in idle
    )


def _leading(sight: Sight, card: int) -> Iterator[Reason]:
    position, own_nil = sight.position, sight.stands(sight.position.seat)
    suit, name = _suit(sight.kernel, card)
    higher = (sight.out & suit & _above(card)).bit_count()
    low = Reason(Why.HIGHER_OUT, higher, suit=name)
    if own_nil:
        yield Reason(Why.OWN_NIL)
    elif sight.hunted and higher > 1:
        yield Reason(Why.HUNTS_NIL, seats=sight.hunted)
    elif sight.stands(sight.mate) and higher <= 1:
        yield Reason(Why.PARTNER_NIL, seats=(sight.mate,))
    others = sight.kernel.followers[position.seat]
    if not sight.others_may(others, sight.kernel.beaters(suit, card)):
        yield Reason(Why.SURE)
    elif not higher:
        yield Reason(Why.MASTER, suit=name)
    gives_up = own_nil or (higher > 1 and bool(sight.account.leaving))
    if gives_up:
        yield from sight.account.leaving[: 0 if own_nil else 1]
        if higher:
            yield low
    # The suit comes first: that tricks are needed is true of many leads.
    about_suit = tuple(_leads_from(sight, card, higher))
    yield from about_suit[:1]
    if higher > _FEW and not gives_up and not own_nil:
        yield from _keeps_high(sight, card)
    if not gives_up:
        yield from sight.account.taking
    yield from about_suit[1:]
    if higher and not gives_up:
        yield low
    yield Reason(Why.LENGTH, (sight.hand & suit).bit_count(), suit=name)


def _keeps_high(sight: Sight, card: int) -> Iterator[Reason]:
    """The best cards that might be led instead, which a low lead leaves in the hand."""
    found: list[Card] = []
    legal = sight.position.legal()
    for suit in reversed(sight.kernel.suits):
        top = _high(legal & suit)
        if top and top != card and not sight.out & suit & _above(top):
            found += _cards(sight.kernel, top)
    if found:
        yield Reason(Why.KEEPS_HIGH, cards=tuple(found[:2]))


def _leads_from(sight: Sight, card: int, higher: int) -> Iterator[Reason]:
    """What the suit that a card is led from has to do with it; `higher` cards may beat it."""
    kernel, position = sight.kernel, sight.position
    suit, name = _suit(kernel, card)
    held, trump = sight.hand & suit, card & kernel.spades
    rivals = tuple(s for s in kernel.followers[position.seat] if s != sight.mate)
    if not trump and not sight.others_may(kernel.followers[position.seat], kernel.spades):
        yield Reason(Why.NO_RUFF)
    if not sight.others_may(rivals, suit) and not sight.others_may(rivals, kernel.spades):
        yield Reason(Why.OPPONENTS_VOID, seats=rivals, suit=name)
    mate = sight.mate
    may_ruff = mate != ALONE and not sight.stands(mate) and sight.may[mate] & kernel.spades
    if may_ruff and not trump and not sight.may[mate] & suit:
        yield Reason(Why.PARTNER_VOID, seats=(mate,), suit=name)
    if trump and (out := (sight.out & suit).bit_count()):
        yield Reason(Why.DRAWS_SPADES, out)
    if held == card and not trump and sight.hand & kernel.spades:
        yield Reason(Why.SINGLETON, suit=name)
    below = (sight.out | held) & suit & (card - 1)
    if higher <= _FEW and below and _high(below) & held:
        yield Reason(Why.SEQUENCE, cards=_cards(kernel, _high(below)))
    if held.bit_count() >= _LONG:
        yield Reason(Why.LENGTH, held.bit_count(), suit=name)


def _following(sight: Sight, card: int) -> Iterator[Reason]:
    position, kernel = sight.position, sight.kernel
    beaters = kernel.beaters(position.led, position.best)
    if card & beaters:
        yield from _taking(sight, card, beaters)
    else:
        yield from _leaving(sight, card, beaters)


def _taking(sight: Sight, card: int, beaters: int) -> Iterator[Reason]:
    position, kernel, mate = sight.position, sight.kernel, sight.mate
    legal = position.legal()
    winners, best = legal & beaters, _cards(kernel, position.best)
    must = winners == legal and legal != card
    if sight.stands(mate):
        if position.winner == mate:
            yield Reason(Why.TAKES_FROM_NIL, cards=best, seats=(mate,))
        else:
            yield Reason(Why.PARTNER_NIL, seats=(mate,))
    if must and (sight.account.leaving or sight.stands(position.seat)):
        yield Reason(Why.MUST_TAKE)
    elif sight.stands(position.seat) and legal & ~beaters:
        yield Reason(Why.NIL_FALLS)
    yield from _of_winners(sight, card, winners)
    if not (must and sight.account.leaving):
        yield from sight.account.taking
    if position.last:
        yield Reason(Why.LAST_SEAT)
    if not card & position.led:
        yield Reason(Why.CANNOT_FOLLOW, suit=_suit(kernel, position.led)[1])
    yield Reason(Why.HEADS, cards=best)


def _of_winners(sight: Sight, card: int, winners: int) -> Iterator[Reason]:
    """Why this one of the cards that take the trick."""
    position, kernel = sight.position, sight.kernel
    suit, name = _suit(kernel, card)
    alike = winners & suit
    if alike != card and alike & -alike == card:
        yield Reason(Why.CHEAPEST)
    if position.last:
        return
    if not sight.others_may(sight.to_come, kernel.beaters(position.led, card)):
        yield Reason(Why.SURE)
    elif alike & (card - 1):
        over = (sight.out & suit & _above(card)).bit_count()
        if 0 < over <= _FEW:
            yield Reason(Why.HARD_TO_BEAT, over, suit=name)


def _leaving(sight: Sight, card: int, beaters: int) -> Iterator[Reason]:
    found = tuple(_why_leaving(sight, card, beaters))
    yield from found
    position, kernel = sight.position, sight.kernel
    over = position.legal() & beaters
    if not card & position.led:
        if over and not found and not card & kernel.spades:
            yield Reason(Why.KEEPS_SPADES, (sight.hand & kernel.spades).bit_count())
        yield Reason(Why.CANNOT_FOLLOW, suit=_suit(kernel, position.led)[1])
        return
    if over and not found:
        yield Reason(Why.KEEPS_HIGH, cards=_cards(kernel, _high(over)))
    yield Reason(Why.UNDER, cards=_cards(kernel, position.best))


def _why_leaving(sight: Sight, card: int, beaters: int) -> Iterator[Reason]:
    position, kernel, mate = sight.position, sight.kernel, sight.mate
    legal, best = position.legal(), _cards(kernel, position.best)
    follows = bool(card & position.led)
    if sight.stands(position.seat):
        yield Reason(Why.OWN_NIL)
    elif position.winner in sight.hunted:
        safe = sight.others_may(sight.to_come, kernel.beaters(position.led, position.best))
        why = Why.LEAVES_TO_NIL if safe else Why.BREAKS_NIL
        yield Reason(why, cards=best, seats=(position.winner,))
    elif sight.awaited and legal & beaters:
        yield Reason(Why.AWAITS_NIL, seats=sight.awaited)
    elif position.winner == mate and not sight.stands(mate):
        yield Reason(Why.PARTNER_HAS, cards=best, seats=(mate,))
    cannot = not legal & beaters
    low = legal & _suit(kernel, card)[0] & ~beaters
    unloads = follows and low != card and _high(low) == card
    if not sight.stands(position.seat) and (unloads or not cannot):
        yield from sight.account.leaving
    if cannot and position.winner != mate and not sight.stands(position.seat):
        yield Reason(Why.CANNOT_TAKE, cards=best)
    if unloads:
        yield Reason(Why.UNLOADS, cards=best)
        yield Reason(Why.KEEPS_LOW, cards=_cards(kernel, low & -low))
    if not follows:
        yield from _discarding(sight, card)
    if low != card and low & -low == card:
        yield Reason(Why.LOWEST, suit=_suit(kernel, card)[1])


def _discarding(sight: Sight, card: int) -> Iterator[Reason]:
    """What throwing a card away does to the rest of the hand."""
    kernel, hand = sight.kernel, sight.hand
    suit, name = _suit(kernel, card)
    if card & kernel.spades:
        return
    sheds = sight.stands(sight.position.seat) or bool(sight.account.leaving)
    if sheds and hand & suit != card == _high(hand & suit):
        yield Reason(Why.RIDS, suit=name)
    if hand & suit == card and hand & kernel.spades and not sight.stands(sight.position.seat):
        yield Reason(Why.CLEARS, suit=name)
    for other in kernel.suits[:3]:
        held = hand & other
        top = _high(held)
        over = (sight.out & other & _above(top)).bit_count()
        if other != suit and 0 < over <= 2 and held.bit_count() == over + 1:
            yield Reason(Why.KEEPS_GUARD, cards=_cards(kernel, top))
            return


def _suit(kernel: Kernel, mask: int) -> tuple[int, Suit]:
    """The suit of a card or of a suit's cards, as a mask and by name."""
    place = next(place for place, suit in enumerate(kernel.suits) if suit & mask)
    return kernel.suits[place], Suit(place)


def _cards(kernel: Kernel, card: int) -> tuple[Card, ...]:
    return tuple(kernel.listed(card))


def _high(mask: int) -> int:
    return 1 << mask.bit_length() - 1 if mask else 0


def _above(card: int) -> int:
    """Every bit above that of `card`."""
    return -(card << 1)
