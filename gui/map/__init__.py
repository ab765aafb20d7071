"""The board on screen: picture, pieces, names, lines. Knows looks, decides nothing."""
