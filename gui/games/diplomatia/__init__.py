"""Diplomatia on the screen, on paper and in words."""
