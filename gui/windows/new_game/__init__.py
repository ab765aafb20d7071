"""The page on which a table is set up, and how its game is founded."""
