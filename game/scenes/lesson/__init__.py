"""The first deal: the game taught at the table."""
