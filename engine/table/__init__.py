"""One table's game: seats, envelopes, events, and what each pair of eyes may see."""
