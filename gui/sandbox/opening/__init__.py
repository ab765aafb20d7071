"""How studies come to the screen: begun, taken up, out of the library, out of games."""
