# Playouts by the rule policy: `policyplay`.

cdef struct Sums:
    int many
    int64_t worlds
    int64_t row[CARDS]
    int64_t sums[CARDS]
    int64_t products[CARDS][CARDS]


cdef void clear(Sums *found, int many) noexcept nogil:
    cdef int i, j
    found.many, found.worlds = many, 0
    for i in range(many):
        found.sums[i] = 0
        for j in range(many):
            found.products[i][j] = 0


cdef void add_row(Sums *found, int64_t weight) noexcept nogil:
    cdef int i, j
    found.worlds += weight
    for i in range(found.many):
        found.sums[i] += weight * found.row[i]
        for j in range(i + 1):
            found.products[i][j] += weight * found.row[i] * found.row[j]


cdef object told(const Sums *found, uint64_t nodes):
    cdef int i, j
    return Measured(
        found.worlds,
        [found.sums[i] for i in range(found.many)],
        [
            [found.products[max(i, j)][min(i, j)] for j in range(found.many)]
            for i in range(found.many)
        ],
        nodes,
    )


cdef int read_cards(object cards, const Table *t, uint64_t *tried) except -1:
    """The number of cards to try."""
    cdef int place, many = len(cards)
    if many > t.tricks:
        raise ValueError("more cards than a hand holds")
    for place in range(many):
        tried[place] = cards[place]
    return many


cdef inline int64_t worth(const Table *t, const Place *p, const int64_t *values) noexcept nogil:
    """The entry of `Utility.values` for a finished deal."""
    cdef int64_t at = 0
    cdef int seat
    for seat in range(t.seats - 2, -1, -1):
        at = at * (t.tricks + 1) + p.taken[seat]
    return values[at]


def policy_playouts(
    kernel, position, const uint64_t[::1] worlds, cards, stakes, params, utility, uint64_t seed
):
    """See `plain.policy_playouts`."""
    cdef Table t
    cdef Place start, p, trial
    cdef Account account, opened
    cdef Knobs knobs
    cdef Sums found
    cdef Chance chance
    cdef uint64_t tried[CARDS]
    cdef uint64_t word
    cdef const int64_t[::1] values = utility.values
    cdef int place, world, count
    read_table(kernel, &t)
    read_place(position, &t, &start)
    read_account(stakes, &t, &start, &opened)
    read_knobs(params, &knobs)
    clear(&found, read_cards(cards, &t, tried))
    count = check_worlds(&t, worlds)
    with nogil:
        for world in range(count):
            enter(&t, &start, &worlds[world * t.seats], &p)
            word = next_word(&seed)
            for place in range(found.many):
                trial, account = p, opened
                chance.state, chance.word, chance.left = word, 0, 0
                play_card(&t, &trial, tried[place])
                if not trial.played:
                    book(&t, &account, trial.leader)
                play_by_policy(&t, &trial, &account, &knobs, &chance)
                found.row[place] = worth(&t, &trial, &values[0])
            add_row(&found, 1)
    return told(&found, 0)


def policy_tricks(kernel, position, const uint64_t[::1] worlds, stakes, params, uint64_t seed):
    """See `plain.policy_tricks`."""
    cdef Table t
    cdef Place start, p
    cdef Account account, opened
    cdef Knobs knobs
    cdef Chance chance
    cdef int seat, world, count
    read_table(kernel, &t)
    read_place(position, &t, &start)
    read_account(stakes, &t, &start, &opened)
    read_knobs(params, &knobs)
    count = check_worlds(&t, worlds)
    cdef array found = clone(array("b"), count * t.seats, zero=False)
    cdef signed char *tricks = found.data.as_schars
    with nogil:
        for world in range(count):
            enter(&t, &start, &worlds[world * t.seats], &p)
            account = opened
            chance.state, chance.word, chance.left = next_word(&seed), 0, 0
            play_by_policy(&t, &p, &account, &knobs, &chance)
            for seat in range(t.seats):
                tricks[world * t.seats + seat] = <signed char>p.taken[seat]
    return found
