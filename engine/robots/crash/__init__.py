"""Kills a table that plays, again and again, and looks for anything that was lost."""
