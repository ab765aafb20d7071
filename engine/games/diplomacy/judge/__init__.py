"""Judging moves, retreats and adjustments. Whose support is cut says ``engine.conflict``."""
