# Random playouts: `playout.play_randomly`.

cdef void play_randomly(const Table *t, Place *p, uint64_t *state) noexcept nogil:
    cdef uint64_t word = 0, spades = t.spades, led, best, hand, card
    cdef int choices, skip, turn, seat, winner, leader
    cdef bint tied
    while p.left and (p.left == t.tricks or p.played):
        play_card(t, p, any_of(legal_of(t, p), next_word(state) & 0xFFFF))
    tied = t.must_break and not p.broken
    leader = p.leader
    while p.left:
        led, best, winner, seat = 0, 0, leader, leader
        for turn in range(t.seats):
            hand = p.hands[seat]
            card = hand & led if turn else (hand & ~spades if tied else 0)
            if not card:
                card = hand
            choices = bits_count(card)
            if choices > 1:
                word >>= 16
                if not word:
                    word = next_word(state)
                skip = ((word & 0xFFFF) * <uint64_t>choices) >> 16
                while skip:
                    card &= card - 1
                    skip -= 1
                card = lowest(card)
            p.hands[seat] = hand ^ card
            if not turn:
                led, best = suit_of(t, card), card
            elif (card & (spades if best & spades else led)) > best or (card & spades) > (best & spades):
                best, winner = card, seat
            seat += 1
            if seat == t.seats:
                seat = 0
        if best & spades:
            p.broken, tied = True, False
        p.taken[winner] += 1
        leader = winner
        p.left -= 1
    p.leader, p.winner = leader, leader


def random_playouts(kernel, position, const uint64_t[::1] worlds, uint64_t seed):
    """See `plain.random_playouts`."""
    cdef Table t
    cdef Place start, p
    cdef int64_t totals[SEATS]
    cdef int seat, world, count
    read_table(kernel, &t)
    read_place(position, &t, &start)
    count = check_worlds(&t, worlds)
    with nogil:
        for seat in range(SEATS):
            totals[seat] = 0
        for world in range(count):
            enter(&t, &start, &worlds[world * t.seats], &p)
            play_randomly(&t, &p, &seed)
            for seat in range(t.seats):
                totals[seat] += p.taken[seat]
    return [totals[seat] for seat in range(t.seats)]
