"""A position as one line of text, as FEN is for chess; see ``docs/notation.md``."""
