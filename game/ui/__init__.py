"""Drawing, layout, animation and widgets; decides nothing about the game."""
