"""Cards over a study: its name, the rulebook, all rulebooks side by side."""
