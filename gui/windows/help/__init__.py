"""Help: the rules in two pages, signs and keys, and what this program is."""
