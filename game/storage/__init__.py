"""What the game keeps: settings, matches and statistics."""
