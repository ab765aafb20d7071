"""The gallery of examples and the editor."""
