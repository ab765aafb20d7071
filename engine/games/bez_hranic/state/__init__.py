"""The rules as a fold: what a game is at a moment, what may follow, and what comes of it."""
