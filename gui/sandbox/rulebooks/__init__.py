"""Cards about rulebooks: the one in force, and the same orders under all of them."""
