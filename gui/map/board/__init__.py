"""The board on screen that is looked at and played on: a view and its parts."""
