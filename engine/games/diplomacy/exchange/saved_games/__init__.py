"""Saved games of the ``diplomacy`` package."""
