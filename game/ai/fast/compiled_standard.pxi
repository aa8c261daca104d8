# Playouts by Standard's card rule (RULES section 9): `policy` and `playout.play_out`.

cdef inline uint64_t standard_card(const Table *t, const Place *p, const int *wants) noexcept nogil:
    cdef int seat = seat_of(t, p)
    cdef bint wanting = p.taken[seat] < wants[seat]
    cdef uint64_t legal = legal_of(t, p), takers
    if not p.best:
        return lowest(legal & t.peers[bits_high(legal) + 1]) if wanting else lowest(legal)
    takers = legal & beaters(t, p.led, p.best)
    if wanting:
        return highest(takers) if takers else lowest(legal)
    if legal & ~takers:
        return lowest(legal & ~takers)
    return highest(takers) if p.played == t.seats - 1 else lowest(takers)


cdef void finish_trick(const Table *t, Place *p, const int *wants) noexcept nogil:
    cdef int left = p.left
    while p.left == left:
        play_card(t, p, standard_card(t, p, wants))


cdef void play_out(const Table *t, Place *p, const int *wants, int stop) noexcept nogil:
    """Play to the end, or until seat `stop` has taken a trick."""
    cdef uint64_t spades = t.spades, led, best, hand, card, pool, takers
    cdef int turn, seat, winner, leader = p.leader, last = t.seats - 1
    cdef bint wanting, ruffed, tied
    if p.left and (p.left == t.tricks or p.played):
        finish_trick(t, p, wants)
        if p.leader == stop:
            return
        leader = p.leader
    tied = t.must_break and not p.broken
    while p.left:
        hand = p.hands[leader]
        card = hand
        if tied and hand & ~spades:
            card = hand & ~spades
        if p.taken[leader] < wants[leader]:
            card &= t.peers[bits_high(card) + 1]
        best = lowest(card)
        p.hands[leader] = hand ^ best
        led = suit_of(t, best)
        ruffed = led == spades
        winner = seat = leader
        for turn in range(last):
            seat += 1
            if seat == t.seats:
                seat = 0
            hand = p.hands[seat]
            wanting = p.taken[seat] < wants[seat]
            pool = hand & led
            if pool:
                takers = 0 if ruffed and led != spades else pool & above(best)
            else:
                pool = hand
                takers = hand & (spades & above(best) if ruffed else spades)
            if takers and (wanting or takers == pool):
                card = highest(takers) if wanting or turn == last - 1 else lowest(takers)
                best, winner = card, seat
                ruffed = ruffed or card & spades != 0
            else:
                card = lowest(pool ^ takers)
            p.hands[seat] = hand ^ card
        if ruffed:
            p.broken, tied = True, False
        p.taken[winner] += 1
        leader = winner
        p.left -= 1
        if winner == stop:
            break
    p.leader, p.winner = leader, leader


cdef int read_wants(object goals, const Table *t, int *wants) except -1:
    cdef int seat
    for seat in range(t.seats):
        wants[seat] = goals[seat]
    return 0


def standard_playouts(kernel, position, const uint64_t[::1] worlds, goals):
    """See `plain.standard_playouts`."""
    cdef Table t
    cdef Place start, p
    cdef int wants[SEATS]
    cdef int64_t totals[SEATS]
    cdef int seat, world, count
    read_table(kernel, &t)
    read_place(position, &t, &start)
    read_wants(goals, &t, wants)
    count = check_worlds(&t, worlds)
    with nogil:
        for seat in range(SEATS):
            totals[seat] = 0
        for world in range(count):
            enter(&t, &start, &worlds[world * t.seats], &p)
            play_out(&t, &p, wants, -1)
            for seat in range(t.seats):
                totals[seat] += p.taken[seat]
    return [totals[seat] for seat in range(t.seats)]


def standard_climb(kernel, position, const uint64_t[::1] worlds, goals, int seat):
    """See `plain.standard_climb`."""
    cdef Table t
    cdef Place start, p, branch
    cdef int wants[SEATS]
    cdef int64_t sums[CARDS + 1]
    cdef int wanted, before, world, count, never = 99
    read_table(kernel, &t)
    read_place(position, &t, &start)
    read_wants(goals, &t, wants)
    count = check_worlds(&t, worlds)
    with nogil:
        for wanted in range(t.tricks + 1):
            sums[wanted] = 0
        for world in range(count):
            enter(&t, &start, &worlds[world * t.seats], &p)
            while True:
                branch = p
                before = wants[seat] = p.taken[seat]
                play_out(&t, &branch, wants, -1)
                sums[before] += branch.taken[seat]
                wants[seat] = never
                play_out(&t, &p, wants, seat)
                if p.taken[seat] == before:
                    break
            for wanted in range(before + 1, t.tricks + 1):
                sums[wanted] += before
    return [sums[wanted] for wanted in range(t.tricks + 1)]


def trick_counts(kernel, position, const uint64_t[::1] worlds, goals, cards):
    """See `plain.trick_counts`."""
    cdef Table t
    cdef Place start, p, trial
    cdef int wants[SEATS]
    cdef uint64_t tried[CARDS]
    cdef int counts[CARDS]
    cdef int place, seat, world, count, many = len(cards)
    read_table(kernel, &t)
    read_place(position, &t, &start)
    read_wants(goals, &t, wants)
    count = check_worlds(&t, worlds)
    seat = seat_of(&t, &start)
    for place in range(many):
        tried[place], counts[place] = cards[place], 0
    with nogil:
        for world in range(count):
            enter(&t, &start, &worlds[world * t.seats], &p)
            for place in range(many):
                trial = p
                play_card(&t, &trial, tried[place])
                if trial.played:
                    finish_trick(&t, &trial, wants)
                counts[place] += trial.winner == seat
    return [counts[place] for place in range(many)]
