"""A deal of a match once more, for practice."""
