"""The map, the same for every game: provinces, borders, outlines, and the loading of a map folder."""
