# Dealing worlds: `worlds.Dealer` over `splits.Splitter`, whose choices are copied when first met.

cdef struct Node:
    int row          # which row is shared out here
    int many         # how many ways there are
    int words        # words of chance that choose among them
    Py_ssize_t splits    # where they begin among all splits, a byte a column
    Py_ssize_t limits    # where their limits begin, `words` for each, the most significant first
    Py_ssize_t after     # where the nodes that follow begin, -1 where not yet met


cdef class Dealer:
    """See `plain.Dealer`."""

    cdef object splitter
    cdef list rooms
    cdef dict met
    cdef array holds, cards, sizes, splits, limits, after, nodes
    cdef int seats, groups, bins, rows, columns
    cdef bint turned
    cdef int home[CARDS]

    def __init__(self, holds, groups, seats, splitter, *, bint turned):
        self.splitter, self.turned = splitter, turned
        self.holds = array("Q", holds)
        self.cards = array("Q", [card for cards in groups for card in cards])
        self.sizes = array("i", [len(cards) for cards in groups])
        self.seats, self.groups, self.bins = len(holds), len(groups), len(seats)
        for place, seat in enumerate(seats):
            self.home[place] = seat
        self.rows, self.columns = len(splitter.rows), len(splitter.room)
        self.rooms, self.met = [], {}
        self.splits, self.limits = array("B"), array("Q")
        self.after, self.nodes = array("q"), array("b")
        if self.rows:
            self.node_at(0, splitter.room)

    cdef Py_ssize_t node_at(self, int row, room) except -1:
        """The place of a node, made if need be."""
        cdef Node node
        key = (row, room)
        if key in self.met:
            return self.met[key]
        splits, sums = self.splitter.choices(row, room)
        if not sums:
            raise ValueError("no distribution of the cards fits what is known")
        node.row, node.many, node.words = row, len(splits), 1
        node.splits, node.limits, node.after = len(self.splits), len(self.limits), len(self.after)
        whole = max(sums)
        while 64 * node.words < whole.bit_length() + 30:
            node.words += 1
        for split in splits:
            self.splits.extend(split)
            self.after.append(-1)
        for part in sums[: len(sums) - 1]:
            # The first number of all that `Draws.below` turns into one at `part` or above.
            limit = -(-(part << 64 * node.words) // whole)
            self.limits.extend(
                (limit >> 64 * (node.words - 1 - word)) & 0xFFFFFFFFFFFFFFFF
                for word in range(node.words)
            )
        self.met[key] = len(self.rooms)
        self.rooms.append(room)
        self.nodes.frombytes((<char *>&node)[:sizeof(Node)])
        return self.met[key]

    cdef Py_ssize_t follow(self, Node *node, Py_ssize_t at, int chosen) except -1:
        """The node after a choice at node `at`."""
        cdef Py_ssize_t column
        cdef Py_ssize_t found = self.after.data.as_longlongs[node.after + chosen]
        if found < 0:
            split = self.splits[
                node.splits + chosen * self.columns : node.splits + (chosen + 1) * self.columns
            ]
            room = tuple([have - gone for have, gone in zip(self.rooms[at], split)])
            found = self.node_at(node.row + 1, room)
            self.after.data.as_longlongs[node.after + chosen] = found
        return found

    def deal(self, draws, int count):
        """See `plain.Dealer.deal`."""
        cdef array worlds = clone(array("Q"), count * self.seats, zero=False)
        cdef uint64_t *hands = <uint64_t *>worlds.data.as_ulonglongs
        cdef uint64_t state = draws.state
        cdef uint8_t shares[CARDS][CARDS]
        cdef int world
        for world in range(count):
            self.choose(&state, shares)
            self.share_out(&state, shares, &hands[world * self.seats])
        draws.state = state
        return worlds

    cdef int choose(self, uint64_t *state, uint8_t (*shares)[CARDS]) except -1:
        """Draw how many cards of each group go to each bin."""
        cdef Py_ssize_t at = 0
        cdef Node node
        cdef int row, column, chosen
        cdef uint8_t *split
        for row in range(self.rows):
            node = (<Node *>self.nodes.data.as_chars)[at]
            chosen = pick(state, &node, <uint64_t *>self.limits.data.as_ulonglongs + node.limits)
            split = self.splits.data.as_uchars + node.splits + chosen * self.columns
            for column in range(self.columns):
                if self.turned:
                    shares[column][row] = split[column]
                else:
                    shares[row][column] = split[column]
            if row + 1 < self.rows:
                at = self.follow(&node, at, chosen)
        return 0

    cdef void share_out(self, uint64_t *state, uint8_t (*shares)[CARDS], uint64_t *hands) noexcept:
        """Deal every group at random; whoever takes the most of it gets those left over."""
        cdef uint64_t pile[CARDS]
        cdef int order[CARDS]
        cdef int group, place, many, size, start, other, first = 0
        memcpy(hands, self.holds.data.as_ulonglongs, self.seats * sizeof(uint64_t))
        for group in range(self.groups):
            size = self.sizes.data.as_ints[group]
            memcpy(pile, self.cards.data.as_ulonglongs + first, size * sizeof(uint64_t))
            first += size
            many = by_size(shares[group], self.bins, order)
            shuffle(state, pile, size, size - shares[group][order[many - 1]])
            start = 0
            for place in range(many):
                for other in range(shares[group][order[place]]):
                    if self.home[order[place]] >= 0:
                        hands[self.home[order[place]]] |= pile[start]
                    start += 1


cdef int pick(uint64_t *state, const Node *node, const uint64_t *limits) noexcept nogil:
    """A choice at a node, as `Draws.below` would make it."""
    cdef uint64_t number[64]
    cdef int chosen, word
    if node.many == 1:
        return 0
    for word in range(node.words):
        number[word] = next_word(state)
    for chosen in range(node.many - 1):
        for word in range(node.words):
            if number[word] != limits[word]:
                break
        else:
            word = node.words - 1
        if number[word] < limits[word]:
            return chosen
        limits += node.words
    return node.many - 1


cdef int by_size(const uint8_t *split, int bins, int *order) noexcept nogil:
    """The bins that take cards, those of the fewest first; how many."""
    cdef int place, at, many = 0
    for place in range(bins):
        if split[place]:
            at = many
            while at and split[order[at - 1]] > split[place]:
                order[at] = order[at - 1]
                at -= 1
            order[at] = place
            many += 1
    return many


cdef void shuffle(uint64_t *state, uint64_t *pile, int size, int first) noexcept nogil:
    """Put `first` cards drawn at random at the head of the pile."""
    cdef int place, other
    cdef uint64_t word, span
    for place in range(min(first, size - 1)):
        word, span = next_word(state), <uint64_t>(size - place)
        other = place + part_of(word, span)
        pile[place], pile[other] = pile[other], pile[place]
