"""Golden matches: one of each preset, written card by card, to be read and to be compared."""
