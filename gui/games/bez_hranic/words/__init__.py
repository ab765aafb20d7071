"""What is said at a table of Bez hranic, in both languages."""
