"""Diplomacy for the robots: its laws, orders that fit together, and how fast its judge is."""
