"""The first lesson of a game, step by step on its board, for whoever never played it."""
