"""Damaged input by chance: what the program says of it, in both languages.

No ``__main__`` here: the processes of a run find what they do by the name of its module.
"""
