"""What the study opens on, whichever game it is of."""
