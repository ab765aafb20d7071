"""Strength and support: who gets a space when several want it. Shared by the games that fight."""
