"""The rulebook's examples, what-ifs and sample game."""
