"""Writing for every power of a study's board."""
