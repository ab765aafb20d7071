"""Plays games of live rounds through the real windows, and kills the program meanwhile."""
