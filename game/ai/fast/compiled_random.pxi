# Random playouts: `randomplay`. The hands are turned to fields of 16 bits, a suit each, in which
# the cards count from the lowest of clubs to the highest of spades.

cdef enum:
    FIELD = 16
    CHANCE_BITS = 11

cdef unsigned int NTH[256]
"""Where the set bits of a byte are, from the lowest, four bits for each."""

cdef uint64_t FIELD_MASK = 0xFFFF
cdef uint64_t TRUMPS = FIELD_MASK << 3 * FIELD


cdef void fill_nth() noexcept:
    cdef int byte, place, many
    for byte in range(256):
        NTH[byte], many = 0, 0
        for place in range(8):
            if byte >> place & 1:
                NTH[byte] |= <unsigned int>place << 4 * many
                many += 1


fill_nth()


cdef void fill_fields(const Table *t, uint64_t *fields) noexcept nogil:
    """Into 8 x 256 words, what each value of each byte of a mask is in fields."""
    cdef int byte, place, card, suit, height
    cdef uint64_t to[CARDS]
    for card in range(CARDS):
        to[card] = 0
    for suit in range(4):
        height = 0
        for card in range(CARDS):
            if t.suits[suit] >> card & 1:
                to[card] = <uint64_t>1 << (FIELD * suit + height)
                height += 1
    for place in range(8):
        fields[256 * place] = 0
        for byte in range(1, 256):
            card = bits_low(<uint64_t>byte)
            fields[256 * place + byte] = fields[256 * place + (byte & (byte - 1))] | to[8 * place + card]


cdef inline uint64_t in_fields(const uint64_t *fields, uint64_t mask) noexcept nogil:
    cdef uint64_t found = 0
    cdef int place
    for place in range(8):
        found |= fields[256 * place + <int>(mask >> 8 * place & 0xFF)]
    return found


cdef inline uint64_t stir(uint64_t state) noexcept nogil:
    state ^= state << 13
    state ^= state >> 7
    return state ^ state << 17


cdef inline uint64_t chosen(const Table *t, uint64_t legal, uint64_t chunk) noexcept nogil:
    """A card of a mask by 16 bits of chance; they count suit by suit from the lowest."""
    cdef int suit, many, place
    cdef uint64_t cards
    place = <int>((chunk >> (FIELD - CHANCE_BITS)) * <uint64_t>bits_count(legal) >> CHANCE_BITS)
    for suit in range(4):
        cards = legal & t.suits[suit]
        many = bits_count(cards)
        if place < many:
            while place:
                cards &= cards - 1
                place -= 1
            return lowest(cards)
        place -= many
    return 0


cdef inline int place_of(uint64_t cards, uint64_t chunk) noexcept nogil:
    """The place of a card of some fields by 16 bits of chance, without a branch."""
    cdef int many = bits_count(cards), suit, low, upper, first, second, third
    cdef int at = <int>((chunk >> (FIELD - CHANCE_BITS)) * <uint64_t>many >> CHANCE_BITS)
    first = bits_count(cards & FIELD_MASK)
    second = bits_count(cards & (FIELD_MASK << FIELD | FIELD_MASK))
    third = many - bits_count(cards & TRUMPS)
    suit = (at >= first) + (at >= second) + (at >= third)
    at -= bits_count(cards & ((<uint64_t>1 << FIELD * suit) - 1))
    cards = cards >> FIELD * suit & FIELD_MASK
    low = bits_count(cards & 0xFF)
    upper = at >= low
    at -= low & -upper
    return FIELD * suit + 8 * upper + <int>(NTH[cards >> 8 * upper & 0xFF] >> 4 * at & 7)


cdef uint64_t play_randomly(
    const Table *t, Place *p, const uint64_t *fields, uint64_t state, int lane
) noexcept nogil:
    """Play a deal to its end; the generator afterwards."""
    cdef uint64_t hands[SEATS]
    cdef uint64_t best, led, cards, card
    cdef int turn, seat, winner, leader, at, shift = FIELD * lane
    cdef bint tied, first
    if p.played or (p.left == t.tricks and p.club):
        while True:
            state = stir(state)
            play_card(t, p, chosen(t, legal_of(t, p), state >> shift & FIELD_MASK))
            if not p.played:
                break
    for seat in range(t.seats):
        hands[seat] = in_fields(fields, p.hands[seat])
    tied, leader = t.must_break and not p.broken, p.leader
    while p.left:
        first = p.left == t.tricks
        state = stir(state)
        cards = hands[leader]
        if (tied or first) and cards & ~TRUMPS:
            cards &= ~TRUMPS
        at = place_of(cards, state >> shift & FIELD_MASK)
        best = <uint64_t>1 << at
        led = FIELD_MASK << (at & ~(FIELD - 1))
        hands[leader] ^= best
        winner = seat = leader
        for turn in range(1, t.seats):
            seat += 1
            if seat == t.seats:
                seat = 0
            state = stir(state)
            cards = hands[seat] & led
            if not cards:
                cards = hands[seat]
                if first and not t.ruff_first and cards & ~TRUMPS:
                    cards &= ~TRUMPS
            card = <uint64_t>1 << place_of(cards, state >> shift & FIELD_MASK)
            hands[seat] ^= card
            if card & (led | TRUMPS) > best:
                best, winner = card, seat
        if best & TRUMPS:
            tied = False
        p.taken[winner] += 1
        leader = winner
        p.left -= 1
    return state


def random_playouts(kernel, position, const uint64_t[::1] worlds, uint64_t seed):
    """See `plain.random_playouts`."""
    cdef Table t
    cdef Place start, p
    cdef int64_t totals[SEATS]
    cdef uint64_t fields[8 * 256]
    cdef uint64_t state = 0
    cdef int seat, world, count
    read_table(kernel, &t)
    read_place(position, &t, &start)
    count = check_worlds(&t, worlds)
    with nogil:
        fill_fields(&t, fields)
        for seat in range(SEATS):
            totals[seat] = 0
        for world in range(count):
            if not world & 3:
                state = next_word(&seed) | 1
            enter(&t, &start, &worlds[world * t.seats], &p)
            play_randomly(&t, &p, fields, state, world & 3)
            for seat in range(t.seats):
                totals[seat] += p.taken[seat]
    return [totals[seat] for seat in range(t.seats)]
