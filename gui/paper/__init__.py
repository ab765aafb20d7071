"""Prints: order sheets, maps, results, centres, the log and the rules on pages and as pictures."""
