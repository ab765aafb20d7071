"""Orders and rulings as marks on the board."""
