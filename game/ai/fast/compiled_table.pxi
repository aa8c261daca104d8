# The table and a position at it: `kernel.Kernel` and `position.Position`.

cdef enum:
    SEATS = 6
    CARDS = 64


cdef struct Table:
    int seats
    int tricks
    int sides
    bint must_break
    bint all_lowest_club
    bint ruff_first
    uint64_t pack
    uint64_t clubs
    uint64_t spades
    int side[SEATS]
    int mate[SEATS]
    uint64_t suits[4]
    uint64_t suit_of[CARDS]
    uint64_t peers[CARDS + 1]


cdef struct Place:
    uint64_t hands[SEATS]
    int taken[SEATS]
    int leader
    int left
    int played
    int winner
    bint broken
    bint unseen
    uint64_t club
    uint64_t led
    uint64_t best
    uint64_t live


cdef int read_table(object kernel, Table *t) except -1:
    cdef const uint64_t[::1] words = kernel.packed
    cdef int place
    t.seats, t.tricks = words[0], words[1]
    t.must_break, t.all_lowest_club, t.ruff_first = words[2] & 1, words[2] & 4, words[2] & 8
    t.pack, t.clubs, t.spades = words[3], words[4], words[5]
    for place in range(SEATS):
        t.side[place] = <int>words[6 + place]
        t.mate[place] = <int>words[12 + place] - 1
    t.sides = <int>words[18]
    for place in range(4):
        t.suits[place] = words[19 + place]
    memcpy(t.suit_of, &words[23], sizeof(t.suit_of))
    memcpy(t.peers, &words[23 + CARDS], sizeof(t.peers))
    return 0


cdef int read_place(object position, const Table *t, Place *p) except -1:
    """Everything but the hands, which each world brings."""
    cdef int seat
    cdef object taken = position.taken
    for seat in range(SEATS):
        p.taken[seat] = taken[seat] if seat < t.seats else 0
        p.hands[seat] = 0
    p.leader, p.left, p.played = position.leader, position.left, position.played
    p.winner, p.broken = position.winner, position.broken
    p.unseen = position.club < 0
    p.club = 0 if p.unseen else position.club
    p.led, p.best, p.live = position.led, position.best, position.live
    return 0


cdef int check_worlds(const Table *t, const uint64_t[::1] worlds) except -1:
    """The number of worlds. Raises ValueError if the last is cut short."""
    if worlds.shape[0] % t.seats:
        raise ValueError("a world lacks a hand")
    return <int>(worlds.shape[0] // t.seats)


cdef inline void enter(const Table *t, const Place *start, const uint64_t *hands, Place *p) noexcept nogil:
    """The position `start` were these the hands."""
    cdef int seat
    cdef uint64_t clubs = 0
    p[0] = start[0]
    for seat in range(t.seats):
        p.hands[seat] = hands[seat]
        clubs |= hands[seat]
    if p.unseen:
        p.unseen = False
        p.club = lowest(clubs & t.clubs)
        if p.club:
            for seat in range(t.seats):
                if p.hands[seat] & p.club:
                    p.leader = seat


cdef inline int seat_of(const Table *t, const Place *p) noexcept nogil:
    cdef int seat = p.leader + p.played
    return seat - t.seats if seat >= t.seats else seat


cdef inline uint64_t suit_of(const Table *t, uint64_t card) noexcept nogil:
    return t.suit_of[bits_low(card)]


cdef inline uint64_t beaters(const Table *t, uint64_t led, uint64_t best) noexcept nogil:
    return t.spades & above(best) if best & t.spades else (led & above(best)) | t.spades


cdef inline uint64_t legal_of(const Table *t, const Place *p) noexcept nogil:
    """The cards that the seat whose turn it is may play (RULES sections 1 and 5)."""
    cdef uint64_t hand = p.hands[seat_of(t, p)]
    cdef uint64_t following
    cdef bint first = p.left == t.tricks
    if not p.played:
        if first and p.club:
            return p.club
        if first or (t.must_break and not p.broken):
            return (hand & ~t.spades) or hand
        return hand
    following = hand & p.led
    if first and t.all_lowest_club and p.club:
        return lowest(following) if following else (hand & ~t.spades) or hand
    if following:
        return following
    return (hand & ~t.spades) or hand if first and not t.ruff_first else hand


cdef inline void play_card(const Table *t, Place *p, uint64_t card) noexcept nogil:
    """Play a legal card; the last one of a trick also takes it."""
    cdef int seat = seat_of(t, p)
    p.hands[seat] ^= card
    p.live &= ~card
    if not p.played:
        p.led, p.best, p.winner = suit_of(t, card), card, p.leader
    elif card & beaters(t, p.led, p.best):
        p.best, p.winner = card, seat
    if card & t.spades:
        p.broken = True
    p.played += 1
    if p.played == t.seats:
        p.taken[p.winner] += 1
        p.leader = p.winner
        p.left -= 1
        p.played, p.led, p.best = 0, 0, 0


def trace(kernel, position, uint64_t seed):
    """See `plain.trace`."""
    cdef Table t
    cdef Place start, p
    cdef uint64_t hands[SEATS]
    cdef uint64_t legal, card
    cdef Chance chance = Chance(seed, 0, 0)
    cdef int seat
    read_table(kernel, &t)
    read_place(position, &t, &start)
    for seat in range(t.seats):
        hands[seat] = position.hands[seat]
    enter(&t, &start, hands, &p)
    found = []
    while p.left:
        legal = legal_of(&t, &p)
        card = any_of(legal, chunk_of(&chance))
        found.append((seat_of(&t, &p), legal, card))
        play_card(&t, &p, card)
    return found
