"""Games of live rounds in the program's window: their page, what is open, and its cards."""
