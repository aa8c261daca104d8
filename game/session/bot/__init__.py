"""Our players at other people's tables: the line protocol on standard streams (`spades bot`)."""
