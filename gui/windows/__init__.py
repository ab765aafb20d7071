"""The main window, start, new game, settings."""
