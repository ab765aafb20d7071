"""The screen on which a table reveals its orders."""
