"""Lamplighters on the screen: the smallest set of answers that a game gives to the windows."""
