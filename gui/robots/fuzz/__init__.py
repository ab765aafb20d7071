"""Damaged input by chance: what the program says of it, in both languages."""
