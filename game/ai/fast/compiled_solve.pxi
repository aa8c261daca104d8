# A batch of worlds solved: `solver.solve`.

def solve(
    kernel,
    position,
    const uint64_t[::1] worlds,
    const uint64_t[::1] weights,
    cards,
    stakes,
    params,
    utility,
    int64_t limit,
):
    """See `plain.solve`."""
    cdef Search *s = <Search *>PyMem_Calloc(1, sizeof(Search))
    cdef Known *known = <Known *>PyMem_Calloc(1 << TABLE_BITS, sizeof(Known))
    try:
        if s == NULL or known == NULL:
            raise MemoryError
        s.known, s.limit, s.side = known, limit, utility.side
        return solve_with(s, kernel, position, worlds, weights, cards, stakes, params, utility)
    finally:
        PyMem_Free(known)
        PyMem_Free(s)


cdef object solve_with(
    Search *s,
    kernel,
    position,
    const uint64_t[::1] worlds,
    const uint64_t[::1] weights,
    cards,
    stakes,
    params,
    utility,
):
    cdef Place start, p
    cdef Account opened
    cdef Sums found
    cdef uint64_t tried[CARDS]
    cdef int world, place, count, seat
    cdef int64_t spent = 0
    read_table(kernel, &s.t)
    read_place(position, &s.t, &start)
    read_account(stakes, &s.t, &start, &opened)
    read_knobs(params, &s.knobs)
    clear(&found, read_cards(cards, &s.t, tried))
    count = check_worlds(&s.t, worlds)
    if weights.shape[0] != count:
        raise ValueError("a world lacks a weight")
    ending = utility.ending(position.taken, position.left)
    cdef const int64_t[::1] after = ending.after, low = ending.low, high = ending.high
    cdef const int64_t[::1] classes = ending.classes, shift = ending.shift
    s.after, s.low, s.high, s.classes, s.shift = &after[0], &low[0], &high[0], &classes[0], &shift[0]
    with nogil:
        for world in range(count):
            enter(&s.t, &start, &worlds[world * s.t.seats], &p)
            p.live = 0
            for seat in range(s.t.seats):
                p.live |= p.hands[seat]
            turn_to(s, p.hands)
            for place in range(found.many):
                s.p, s.c = p, opened
                found.row[place] = value_after(s, tried[place])
                if s.stop:
                    break
            spent += s.nodes
            if not s.stop:
                add_row(&found, weights[world])
    return told(&found, spent)


cdef int64_t value_after(Search *s, uint64_t card) noexcept nogil:
    """The value once a card is played from the root."""
    cdef int node = 0
    play_card(&s.t, &s.p, card)
    if not s.p.played:
        book(&s.t, &s.c, s.p.leader)
        node = <int>s.after[s.p.leader]
    return value_of(s, node, -INFINITE, INFINITE)
