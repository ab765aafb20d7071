"""Slips of paper and letters: which of what is written is an order, and whose."""
