# Bits of a mask, on any compiler, and the generator of `rng.Draws`.

cdef extern from *:
    """
    #include <stdint.h>
    #if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
    #pragma GCC target("popcnt")
    #endif
    #if defined(_MSC_VER)
    #include <intrin.h>
    static inline int bits_low(uint64_t mask) {
        unsigned long place;
        _BitScanForward64(&place, mask);
        return (int)place;
    }
    static inline int bits_high(uint64_t mask) {
        unsigned long place;
        _BitScanReverse64(&place, mask);
        return (int)place;
    }
    #else
    static inline int bits_low(uint64_t mask) { return __builtin_ctzll(mask); }
    static inline int bits_high(uint64_t mask) { return 63 - __builtin_clzll(mask); }
    #endif
    #if defined(__POPCNT__) || defined(__aarch64__)
    static inline int bits_count(uint64_t mask) { return __builtin_popcountll(mask); }
    #else
    static inline int bits_count(uint64_t mask) {
        mask -= (mask >> 1) & 0x5555555555555555ULL;
        mask = (mask & 0x3333333333333333ULL) + ((mask >> 2) & 0x3333333333333333ULL);
        mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
        return (int)((mask * 0x0101010101010101ULL) >> 56);
    }
    #endif
    #if defined(__POPCNT__)
    static int can_run(void) { __builtin_cpu_init(); return __builtin_cpu_supports("popcnt"); }
    #else
    static int can_run(void) { return 1; }
    #endif
    static inline uint64_t next_word(uint64_t *state) {
        uint64_t word = (*state += 0x9E3779B97F4A7C15ULL);
        word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9ULL;
        word = (word ^ (word >> 27)) * 0x94D049BB133111EBULL;
        return word ^ (word >> 31);
    }
    /* The upper half of the product of a word and a small number. */
    static inline int part_of(uint64_t word, uint64_t span) {
        return (int)(((word >> 32) * span + (((word & 0xFFFFFFFFULL) * span) >> 32)) >> 32);
    }
    static inline uint64_t key_of(uint64_t state) {
        return state * 0x9E3779B97F4A7C15ULL + 0xD1B54A32D192ED03ULL;
    }
    """
    int bits_low(uint64_t mask) noexcept nogil
    int bits_high(uint64_t mask) noexcept nogil
    int bits_count(uint64_t mask) noexcept nogil
    int can_run()
    uint64_t next_word(uint64_t *state) noexcept nogil
    int part_of(uint64_t word, uint64_t span) noexcept nogil
    uint64_t key_of(uint64_t state) noexcept nogil


cdef inline uint64_t lowest(uint64_t mask) noexcept nogil:
    return mask & (0 - mask)


cdef inline uint64_t highest(uint64_t mask) noexcept nogil:
    """The highest bit of a mask that is not 0."""
    return <uint64_t>1 << bits_high(mask)


cdef inline uint64_t above(uint64_t card) noexcept nogil:
    """Every bit above that of `card`."""
    return 0 - (card << 1)


cdef inline uint64_t any_of(uint64_t mask, uint64_t chunk) noexcept nogil:
    """A card of `mask` chosen by 16 bits."""
    cdef uint64_t skip = (chunk * <uint64_t>bits_count(mask)) >> 16
    while skip:
        mask &= mask - 1
        skip -= 1
    return lowest(mask)


cdef struct Chance:
    # `stream.Stream`: four chunks of 16 bits from every word.
    uint64_t state
    uint64_t word
    int left


cdef inline uint64_t chunk_of(Chance *chance) noexcept nogil:
    cdef uint64_t chunk
    if not chance.left:
        chance.word = next_word(&chance.state)
        chance.left = 4
    chunk = chance.word & 0xFFFF
    chance.word >>= 16
    chance.left -= 1
    return chunk
