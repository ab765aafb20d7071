"""Positions to learn from: the rulebook's examples and what-ifs."""
