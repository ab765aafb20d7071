"""The start screen: the game last played, three doors, and what is seen before it."""
