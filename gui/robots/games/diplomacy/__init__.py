"""Diplomacy at the real windows: who writes it by clicks, and the rulebook’s sample game."""
