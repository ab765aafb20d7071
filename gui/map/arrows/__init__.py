"""Orders as lines: where they run, round what, and how they are drawn."""
