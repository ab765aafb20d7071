"""Diplomacy for other programs: what they ask, and games as they write them."""
