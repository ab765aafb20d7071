"""How games begin: their openings by name, counted in any games on disk, and as a tree."""
