"""Orders and rulebooks in words."""
