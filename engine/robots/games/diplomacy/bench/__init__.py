"""How fast the rules of Diplomacy are, beside another program’s too."""
