"""Beside the real game: cards that lie there, stacks that were laid, and what is put right."""
