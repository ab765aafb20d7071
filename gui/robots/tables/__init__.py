"""Tables that play any game by themselves."""
