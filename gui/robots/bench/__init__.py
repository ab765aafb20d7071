"""How fast the windows are, and how much memory they take."""
