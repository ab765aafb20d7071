"""Kills the program again and again while seven people play, and looks for anything lost."""
