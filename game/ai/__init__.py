"""Computer players: they decide from what one seat knows, and import the engine alone."""
