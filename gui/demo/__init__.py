"""Plays the real windows by clicks and words, for the demo, the tests and the crash soak."""
