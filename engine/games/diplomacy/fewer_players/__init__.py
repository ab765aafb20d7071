"""Fewer players than powers (XIV.2)."""
