"""The evening: which screen a running game shows next."""
