"""Pieces: what they look like and where each of them stands."""
