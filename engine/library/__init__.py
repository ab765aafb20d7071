"""What the library is made of: shelves of items to open in the study. Nothing here knows a game."""
