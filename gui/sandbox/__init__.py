"""A study's board that plays on: a tree of variations, whichever phase, whichever power."""
