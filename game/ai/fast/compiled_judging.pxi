# How well bids fit hands: `judging`.

cdef enum:
    TOPS = 4
    HOLDINGS = 16
    PARTS = 64
    ODDS = 1024
    RUFFERS = 6
    WHOLE = 1048576
    LEAST = 64


cdef struct Scales:
    # `judging.Judge`; rows are holdings of one length after the other.
    const int64_t *trumps
    const int64_t *plain
    const int64_t *nils
    const int64_t *safe
    const int64_t *shares
    int64_t plain_row, safes, share_count
    int64_t sum, worst, void, long, long_share
    uint64_t tops[4][TOPS]


cdef int read_scales(const int64_t[::1] numbers, const Table *t, Scales *s) except -1:
    cdef Py_ssize_t at = 0, lengths
    cdef int suit, place
    cdef uint64_t left
    s.trumps = &numbers[1]
    lengths = numbers[0]
    at = 1 + lengths
    s.plain, s.plain_row = &numbers[at + 1], numbers[at] // (3 * (RUFFERS + 1))
    if lengths < (t.tricks + 1) * HOLDINGS or s.plain_row < lengths:
        raise ValueError("the holdings are not those of this pack")
    at += 1 + numbers[at]
    s.nils = &numbers[at + 1]
    at += 1 + numbers[at]
    s.safes, s.safe = numbers[at], &numbers[at + 1]
    at += 1 + numbers[at]
    s.share_count, s.shares = numbers[at], &numbers[at + 1]
    at += 1 + numbers[at]
    s.sum, s.worst, s.void = numbers[at], numbers[at + 1], numbers[at + 2]
    s.long, s.long_share = numbers[at + 3], numbers[at + 4]
    for suit in range(4):
        left = t.suits[suit]
        for place in range(TOPS):
            s.tops[suit][place] = highest(left)
            left ^= s.tops[suit][place]
    return 0


cdef inline int holding(const Scales *s, int suit, uint64_t held) noexcept nogil:
    """The place of a holding in a row."""
    cdef int place, found = bits_count(held) * HOLDINGS
    for place in range(TOPS):
        found += ((held & s.tops[suit][place]) != 0) << place
    return found


cdef inline int sure_tricks(const Table *t, uint64_t held) noexcept nogil:
    cdef uint64_t left = t.spades, top
    cdef int solid = 0
    while left:
        top = highest(left)
        if not held & top:
            break
        left ^= top
        solid += 1
    return bits_count(held) if solid >= bits_count(t.spades & ~held) else solid


cdef inline int64_t parts_of(const Table *t, const Scales *s, uint64_t hand) noexcept nogil:
    cdef uint64_t held = hand & t.spades
    cdef int number = bits_count(held), suit
    cdef int64_t found = max(s.trumps[holding(s, 3, held)], <int64_t>(PARTS * sure_tricks(t, held)))
    for suit in range(3):
        found += s.plain[
            (suit * (RUFFERS + 1) + min(number, <int>RUFFERS)) * s.plain_row
            + holding(s, suit, hand & t.suits[suit])
        ]
    return found


cdef inline int64_t risk_of(const Scales *s, uint64_t suit, uint64_t held) noexcept nogil:
    cdef int64_t total = 0, place = 0, over, count = bits_count(held)
    cdef uint64_t card
    while held:
        card = lowest(held)
        held ^= card
        over = 12 - bits_count(suit & above(card)) - s.safe[min(place, s.safes - 1)]
        if over > 0:
            total += over * s.shares[min(place, s.share_count - 1)]
        place += 1
    return total * s.long_share // ODDS if count > s.long else total


cdef inline int64_t nil_odds_of(const Table *t, const Scales *s, uint64_t hand) noexcept nogil:
    cdef int64_t found = s.nils[holding(s, 3, hand & t.spades)], risk, total = 0, worst = 0
    cdef int suit
    for suit in range(3):
        risk = risk_of(s, t.suits[suit], hand & t.suits[suit])
        total += risk
        worst = max(worst, risk)
        if not hand & t.suits[suit]:
            found += s.void
    return found - (s.sum * total + s.worst * worst) // ODDS


def weigh(
    kernel,
    judge,
    const uint64_t[::1] worlds,
    int seat,
    uint64_t played,
    curve,
    uint64_t[::1] weights,
):
    """See `plain.weigh`."""
    cdef Table t
    cdef Scales s
    cdef bint nil = curve.nil
    cdef int64_t low = curve.low, value
    cdef int shift = curve.shift, world, count
    cdef const int64_t[::1] fits = curve.weights
    cdef int64_t last = fits.shape[0] - 1
    cdef uint64_t hand
    read_table(kernel, &t)
    read_scales(judge.packed, &t, &s)
    count = check_worlds(&t, worlds)
    if weights.shape[0] < count:
        raise ValueError("a world lacks a weight")
    with nogil:
        for world in range(count):
            hand = worlds[world * t.seats + seat] | played
            value = nil_odds_of(&t, &s, hand) if nil else parts_of(&t, &s, hand)
            value = min(max((value - low) >> shift, <int64_t>0), last)
            weights[world] = (weights[world] * <uint64_t>fits[value] >> 20) + LEAST


def resampled(
    const uint64_t[::1] worlds, int seats, const uint64_t[::1] weights, int count, uint64_t start
):
    """See `plain.resampled`."""
    cdef array kept = clone(array("Q"), count * seats, zero=False)
    cdef uint64_t *hands = <uint64_t *>kept.data.as_ulonglongs
    cdef uint64_t total = 0, below, mark
    cdef Py_ssize_t place
    cdef int turn
    for place in range(weights.shape[0]):
        total += weights[place]
    place, below = 0, weights[0]
    for turn in range(count):
        mark = (<uint64_t>turn * total + start) // <uint64_t>count
        while mark >= below:
            place += 1
            below += weights[place]
        memcpy(hands + turn * seats, &worlds[place * seats], seats * sizeof(uint64_t))
    return kept
