"""What a phase came to, and how the game ended."""
