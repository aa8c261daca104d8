# Exact play of endings: `solver`.

cdef enum:
    RANKS = 24
    TABLE_BITS = 15

cdef int64_t INFINITE = <int64_t>1 << 40
cdef uint64_t WORDS[4 * RANKS * SEATS]


cdef int read_words() except -1:
    cdef const uint64_t[::1] words = zobrist()
    if words.shape[0] * sizeof(uint64_t) != sizeof(WORDS):
        raise ImportError("the compiled kernel is out of date")
    memcpy(WORDS, &words[0], sizeof(WORDS))
    return 0


read_words()


cdef struct Known:
    uint64_t key
    int64_t lower
    int64_t upper
    int64_t move


cdef struct Search:
    Table t
    Knobs knobs
    Place p
    Account c
    int side
    int64_t limit
    int64_t nodes
    bint stop
    const int64_t *after
    const int64_t *low
    const int64_t *high
    const int64_t *classes
    const int64_t *shift
    Known *known
    uint8_t owner[CARDS]


cdef void turn_to(Search *s, const uint64_t *hands) noexcept nogil:
    """Turn to another world."""
    cdef int seat
    cdef uint64_t hand
    s.nodes, s.stop = 0, False
    for seat in range(s.t.seats):
        hand = hands[seat]
        while hand:
            s.owner[bits_low(hand)] = seat
            hand &= hand - 1


cdef int64_t last_trick(const Search *s, int node) noexcept nogil:
    cdef const Table *t = &s.t
    cdef const Place *p = &s.p
    cdef int turn, seat = p.leader, winner = p.leader
    cdef uint64_t card, best = p.hands[seat], led = suit_of(t, best)
    for turn in range(1, t.seats):
        seat += 1
        if seat == t.seats:
            seat = 0
        card = p.hands[seat]
        if card & beaters(t, led, best):
            best, winner = card, seat
    return s.low[s.after[node * t.seats + winner]]


cdef uint64_t key_at(const Search *s, int node) noexcept nogil:
    """The position by who holds the first, second, ... card left of each suit."""
    cdef uint64_t broken = s.p.broken or not s.t.must_break, key, held
    cdef int suit, rank, card
    key = key_of((<uint64_t>s.classes[node] * 8 + <uint64_t>s.p.leader) * 2 + broken)
    for suit in range(4):
        rank = suit * RANKS * SEATS
        held = s.p.live & s.t.suits[suit]
        while held:
            card = bits_high(held)
            held ^= <uint64_t>1 << card
            key ^= WORDS[rank + s.owner[card]]
            rank += SEATS
    return key


cdef int64_t value_of(Search *s, int node, int64_t a, int64_t b) noexcept nogil:
    """The value of the position, exact within `a`..`b`, else a bound beyond."""
    cdef int64_t move = 0
    s.nodes += 1
    if s.nodes > s.limit:
        s.stop = True
        return 0
    if s.p.played:
        return branch(s, node, a, b, &move)
    if s.low[node] == s.high[node] or s.low[node] >= b:
        return s.low[node]
    if s.high[node] <= a:
        return s.high[node]
    if s.p.left == 1:
        return last_trick(s, node)
    return at_lead(s, node, a, b)


cdef int64_t at_lead(Search *s, int node, int64_t a, int64_t b) noexcept nogil:
    """The value at the start of a trick, where the table is asked and told."""
    cdef uint64_t key = key_at(s, node)
    cdef Known *place = &s.known[key >> (64 - TABLE_BITS)]
    cdef Known known = place[0]
    cdef int64_t shift = s.shift[node], best
    if known.key == key:
        if known.lower + shift >= b or known.lower == known.upper:
            return known.lower + shift
        if known.upper + shift <= a:
            return known.upper + shift
        a, b = max(a, known.lower + shift), min(b, known.upper + shift)
    else:
        known = Known(key, -INFINITE, INFINITE, 0)
    best = branch(s, node, a, b, &known.move)
    if s.stop:
        return 0
    if best < b:
        known.upper = best - shift
    if best > a:
        known.lower = best - shift
    place[0] = known
    return best


cdef inline int list_moves(
    const Table *t, uint64_t legal, uint64_t held, uint64_t guess, uint64_t *found
) noexcept nogil:
    """The cards worth trying, one of each run of equals, that of `guess` first; how many."""
    cdef int suit, many = 0, first = 0
    cdef uint64_t cards, card, upper
    for suit in range(4):
        cards = legal & t.suits[suit]
        upper = 0
        while cards:
            card = highest(cards)
            cards ^= card
            if not upper or held & t.suits[suit] & (upper - 1) & above(card):
                found[many] = card
                many += 1
            upper = card
            if card == guess:
                first = many - 1
    card, found[first] = found[first], found[0]
    found[0] = card
    return many


cdef inline int64_t move_of(const Table *t, uint64_t card, uint64_t held) noexcept nogil:
    """A card by its suit and its height among the cards left, never 0."""
    cdef int suit = 0
    while not card & t.suits[suit]:
        suit += 1
    return 1 + suit * 32 + bits_count(held & t.suits[suit] & above(card))


cdef inline uint64_t card_of(const Table *t, int64_t move, uint64_t held) noexcept nogil:
    cdef uint64_t cards = held & t.suits[(move - 1) >> 5]
    cdef int64_t height = (move - 1) & 31
    while height:
        cards ^= highest(cards)
        height -= 1
    return highest(cards)


cdef int64_t branch(Search *s, int node, int64_t a, int64_t b, int64_t *move) noexcept nogil:
    """The best value over all cards; `move` brings a guess and takes away the best card."""
    cdef const Table *t = &s.t
    cdef Place *p = &s.p
    cdef uint64_t found[CARDS]
    cdef int seat = seat_of(t, p), place, many = 1, winner
    cdef bint most = t.side[seat] == s.side
    cdef uint64_t legal = legal_of(t, p), held = p.live | p.best, guess, chosen = 0
    cdef int64_t best = -INFINITE if most else INFINITE, got
    # What a card changes, kept to be put back.
    cdef uint64_t led = p.led, top = p.best
    cdef int leader = p.leader, winning = p.winner, played = p.played, needs
    cdef unsigned int alive = s.c.alive
    cdef bint broken = p.broken
    if legal & (legal - 1):
        guess = card_of(t, move[0], held) if move[0] else rule_card(t, p, &s.c, &s.knobs, legal, 0)
        many = list_moves(t, legal, held, guess, found)
    else:
        found[0] = legal
    for place in range(many):
        play_card(t, p, found[place])
        if p.played:
            got = value_of(s, node, a, b)
        else:
            winner = p.leader
            needs = s.c.needs[t.side[winner]]
            book(t, &s.c, winner)
            got = value_of(s, <int>s.after[node * t.seats + winner], a, b)
            s.c.needs[t.side[winner]], s.c.alive = needs, alive
            p.taken[winner] -= 1
            p.left += 1
        p.hands[seat] |= found[place]
        p.live |= found[place]
        p.led, p.best, p.leader, p.winner = led, top, leader, winning
        p.played, p.broken = played, broken
        if s.stop:
            return 0
        if most:
            if got > best:
                best, chosen = got, found[place]
                a = max(a, got)
        elif got < best:
            best, chosen = got, found[place]
            b = min(b, got)
        if a >= b:
            break
    if not played:
        move[0] = move_of(t, chosen, held)
    return best
