"""Games on disk: one SQLite file per game."""
