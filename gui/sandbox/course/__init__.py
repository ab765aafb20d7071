"""Where one is in a study, what is done to it, and what is kept of who reads it."""
