"""Whole games of Diplomatia by chance, and the laws that hold in each of them."""
