"""Draws a map's outlines from public geodata by a recipe: a developers' tool, never shipped code's."""
