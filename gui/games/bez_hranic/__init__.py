"""Bez hranic on the screen: cards and stacks in real time."""
