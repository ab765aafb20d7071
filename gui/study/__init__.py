"""Boards set up by hand, and what else the study and other rooms share."""
