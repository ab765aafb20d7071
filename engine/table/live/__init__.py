"""A table that plays live rounds: no orders and no envelopes; the first hand counts."""
