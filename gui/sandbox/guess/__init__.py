"""Guessing the orders of a game that was played."""
