"""How fast a table of Bez hranic is."""
