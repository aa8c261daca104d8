"""The matches on file: those under way, to go on with, and those finished, to look at."""
