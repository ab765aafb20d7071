"""Whole games of Diplomacy by chance, and the laws that hold in each of them."""
