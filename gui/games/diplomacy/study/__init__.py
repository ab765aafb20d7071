"""Boards set up by hand with orders of Diplomacy."""
