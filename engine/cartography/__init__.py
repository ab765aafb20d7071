"""Draws a map from public geodata by a recipe: a developers' tool, never used at run time."""
