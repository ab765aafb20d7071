"""Diplomatia: Diplomacy's cousin with ports, on any map (a handbook of 2013)."""
