"""How fast the rules are."""
