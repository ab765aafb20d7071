"""Kills the program again and again while people play, and looks for anything lost."""
