"""The referee of one match, its seats and its log; headless."""
