"""The table: eight fields round the start, a station for everybody, and the keys."""
