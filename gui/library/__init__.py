"""The library at the screen: shelves of all games, searched, and what lies on them opened."""
