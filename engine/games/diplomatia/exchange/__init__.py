"""Diplomatia for other programs: positions judged line by line, saved games in our own JSON."""
