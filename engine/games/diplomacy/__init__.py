"""Diplomacy by the 1982 rulebook."""
