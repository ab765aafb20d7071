"""The map, the same for every game: provinces, borders, outlines, loading of a map folder."""
