"""Players by chance: orders, a table and a game master's table that play by themselves."""
