"""What formats of other programs are made of, whichever game is written in them."""
