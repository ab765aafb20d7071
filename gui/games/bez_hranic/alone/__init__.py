"""Playing alone: the record of one's own geography, and what is practised of it."""
