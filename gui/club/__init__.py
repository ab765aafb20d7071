"""The club: the library of games, players and their records, leagues."""
