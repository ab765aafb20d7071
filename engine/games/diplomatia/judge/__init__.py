"""Judges the three phases: orders, retreats, evaluation of control."""
