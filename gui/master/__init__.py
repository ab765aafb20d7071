"""The game master's desk: slips, readings, rulings, a preview, and the log of all of it."""
