"""Players of Diplomacy: what they order, and how they click it."""
