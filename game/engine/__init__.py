"""The rules of Spades: pure values and functions, no input or output."""
