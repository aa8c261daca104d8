# The rule policy: `rulepolicy`, line for line.

cdef struct Account:
    int needs[SEATS]
    unsigned int alive
    unsigned int counts
    bint welcome


cdef struct Knobs:
    # The order of `params.Params`.
    int64_t random, press, press_lost, spade_height
    int64_t lead_long_spade, lead_short_spade, long_spades
    int64_t lead_boss, lead_boss_length, lead_boss_many, many_out
    int64_t safe_out, lead_length, lead_noise, rise, cover_high


cdef struct Sight:
    uint64_t legal, out
    bint own_nil, cover, take
    unsigned int hunt
    int seat, mate, need


cdef int read_knobs(object params, Knobs *k) except -1:
    cdef const int64_t[::1] numbers = params.packed
    if numbers.shape[0] * sizeof(int64_t) != sizeof(Knobs):
        raise ValueError("the parameters are not those of this kernel")
    memcpy(k, &numbers[0], sizeof(Knobs))
    return 0


cdef int read_account(object stakes, const Table *t, const Place *p, Account *c) except -1:
    cdef const int64_t[::1] numbers = stakes.packed
    cdef int seat
    cdef unsigned int nils = <unsigned int>numbers[SEATS]
    c.counts, c.welcome, c.alive = <unsigned int>numbers[SEATS + 1], numbers[SEATS + 2] != 0, 0
    for seat in range(SEATS):
        c.needs[seat] = <int>numbers[seat]
    for seat in range(t.seats):
        if c.counts >> seat & 1:
            c.needs[t.side[seat]] -= p.taken[seat]
        if nils >> seat & 1 and not p.taken[seat]:
            c.alive |= 1 << seat
    return 0


cdef inline void book(const Table *t, Account *c, int seat) noexcept nogil:
    c.needs[t.side[seat]] -= c.counts >> seat & 1
    c.alive &= ~(1 << seat)


cdef inline uint64_t low_card(const Table *t, const Sight *s, const Knobs *k) noexcept nogil:
    cdef uint64_t plain = lowest(s.legal & ~t.spades), trump = lowest(s.legal & t.spades)
    if not trump or (plain and bits_low(plain) <= bits_low(trump) + k.spade_height):
        return plain
    return trump


cdef inline uint64_t best_boss(const Table *t, const Sight *s, const Knobs *k) noexcept nogil:
    cdef int64_t best = -1, wish
    cdef uint64_t chosen = 0, held, high
    cdef int suit, length
    for suit in range(4):
        held = s.legal & t.suits[suit]
        if not held:
            continue
        high = highest(held)
        if s.out & t.suits[suit] & above(high):
            continue
        length = bits_count(held)
        if suit == 3:
            wish = k.lead_long_spade if length > k.long_spades else k.lead_short_spade
        else:
            wish = k.lead_boss - k.lead_boss_length * length
            if bits_count(s.out & t.suits[suit]) > k.many_out:
                wish += k.lead_boss_many
        if wish > best:
            best, chosen = wish, high
    return chosen


cdef inline uint64_t policy_lead(const Table *t, const Sight *s, const Knobs *k, uint64_t noise) noexcept nogil:
    cdef uint64_t boss, side, held, chosen = 0
    cdef int64_t length, best = -1
    cdef int suit
    if s.own_nil or (s.hunt and s.need <= 0) or not (s.take or s.cover):
        return low_card(t, s, k)
    boss = best_boss(t, s, k)
    if boss:
        return boss
    side = s.legal & ~t.spades
    if not side:
        return lowest(s.legal)
    if s.cover:
        return highest(side)
    for suit in range(3):
        held = side & t.suits[suit]
        if held:
            length = k.lead_length * bits_count(held)
            length += <int64_t>(noise >> (2 * suit) & 3) * k.lead_noise >> 2
            if length > best:
                best, chosen = length, held
    return lowest(chosen)


cdef inline bint stands(const Table *t, const Place *p, const Sight *s) noexcept nogil:
    return (p.best & t.spades & ~p.led) != 0 or not s.out & p.led & above(p.best)


cdef inline uint64_t away(const Table *t, const Sight *s, bint following) noexcept nogil:
    cdef uint64_t plain = s.legal & ~t.spades, poor = 0, out
    cdef int suit
    if following:
        return lowest(s.legal)
    for suit in range(3):
        out = s.out & t.suits[suit]
        if out:
            poor |= plain & t.suits[suit] & (highest(out) - 1)
    return lowest(poor if poor else plain if plain else s.legal)


cdef inline uint64_t covering(
    const Table *t, const Place *p, const Sight *s, const Knobs *k, uint64_t winners, bint following
) noexcept nogil:
    cdef int turn = s.mate - p.leader
    cdef bint done
    if turn < 0:
        turn += t.seats
    done = turn < p.played
    if not winners or (done and p.winner != s.mate):
        return 0
    if following:
        return lowest(winners) if done or not k.cover_high else highest(winners)
    return lowest(winners) if done or not stands(t, p, s) else 0


cdef inline uint64_t lowest_equal(uint64_t winners, uint64_t high, uint64_t out) noexcept nogil:
    cdef uint64_t below = winners & (high - 1), lower
    while below:
        lower = highest(below)
        if out & (high - 1) & above(lower):
            break
        high = lower
        below = winners & (high - 1)
    return high


cdef inline uint64_t taking(
    const Table *t, const Place *p, const Sight *s, const Knobs *k, uint64_t winners, bint following
) noexcept nogil:
    cdef bint last = p.played == t.seats - 1
    cdef bint mine = p.winner == s.mate
    cdef bint firm = mine and stands(t, p, s)
    cdef uint64_t high
    if mine and (
        last or (firm and (p.best & t.spades or bits_count(s.out & p.led) > k.safe_out))
    ):
        return away(t, s, following)
    if winners and following:
        if last:
            return lowest(winners)
        high = highest(winners)
        if mine and not s.out & p.led & above(p.best) & (high - 1):
            return away(t, s, following)
        if not s.out & p.led & above(high) or t.seats - 1 - p.played <= k.rise:
            return lowest_equal(winners, high, s.out & p.led)
    elif winners and not firm:
        return lowest(winners)
    return away(t, s, following)


cdef inline uint64_t policy_follow(const Table *t, const Place *p, const Sight *s, const Knobs *k) noexcept nogil:
    cdef bint following = (s.legal & p.led) != 0
    cdef uint64_t winners = s.legal & beaters(t, p.led, p.best)
    cdef uint64_t losers = s.legal & ~winners, card
    if s.own_nil:
        if losers:
            card = 0 if following else losers & t.spades
            return highest(card if card else losers)
        return highest(winners) if p.played == t.seats - 1 else lowest(winners)
    if s.cover:
        card = covering(t, p, s, k, winners, following)
        if card:
            return card
    elif s.hunt >> p.winner & 1 and losers:
        if following:
            return highest(losers)
        card = losers & ~t.spades
        return highest(card) if card else lowest(losers)
    if s.take and not (s.hunt and s.need <= 0):
        return taking(t, p, s, k, winners, following)
    if losers:
        card = 0 if following else losers & ~t.spades
        return highest(card if card else losers)
    return highest(winners) if p.played == t.seats - 1 else lowest(winners)


cdef inline uint64_t rule_card(
    const Table *t, const Place *p, const Account *c, const Knobs *k, uint64_t legal, uint64_t noise
) noexcept nogil:
    cdef Sight s
    cdef int side, other
    cdef int64_t spare, lacks
    s.seat = seat_of(t, p)
    s.mate = t.mate[s.seat]
    side = t.side[s.seat]
    s.legal, s.out, s.need = legal, p.live & ~p.hands[s.seat], c.needs[side]
    s.own_nil = c.alive >> s.seat & 1
    s.cover, s.hunt = False, c.alive & ~(1 << s.seat)
    if s.mate >= 0:
        s.cover = c.alive >> s.mate & 1
        s.hunt &= ~(1 << s.mate)
    s.take = c.welcome or 0 < s.need <= p.left
    if not s.take:
        spare = k.press_lost if s.need > p.left else k.press
        for other in range(t.sides):
            lacks = c.needs[other]
            if other != side and 0 < lacks <= p.left and p.left <= lacks + spare:
                s.take = True
    return policy_follow(t, p, &s, k) if p.played else policy_lead(t, &s, k, noise)


cdef inline void play_by_policy(
    const Table *t, Place *p, Account *c, const Knobs *k, Chance *chance
) noexcept nogil:
    cdef uint64_t legal, chunk, card
    while p.left:
        legal = legal_of(t, p)
        card = legal
        if legal & (legal - 1):
            chunk = chunk_of(chance)
            if <int64_t>(chunk & 1023) < k.random:
                card = any_of(legal, chunk_of(chance))
            else:
                card = rule_card(t, p, c, k, legal, chunk >> 10)
        play_card(t, p, card)
        if not p.played:
            book(t, c, p.leader)
