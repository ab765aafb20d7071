"""What is chosen before a game: rulebook, its points, players fewer than seven."""
