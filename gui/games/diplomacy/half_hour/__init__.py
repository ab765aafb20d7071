"""The first half hour of Diplomacy: twelve steps on the board, then a year at a table."""
