"""The study: the printed examples as rounds to change, and why no way is shorter."""
