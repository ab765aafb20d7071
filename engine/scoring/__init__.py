"""What a game is worth to its players, by the formulas of tournaments."""
