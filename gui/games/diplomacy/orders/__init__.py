"""Writing orders: rows, ring, what is said, warned of and asked; slips read."""
