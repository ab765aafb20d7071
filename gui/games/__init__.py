"""What each game shows and says of itself; the rest of the windows knows none."""
