"""Which other orders would have turned a result."""
