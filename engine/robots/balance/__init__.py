"""Whether a map is fair: games by players who want to win, and who came first in how many."""
