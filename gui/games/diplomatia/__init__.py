"""Diplomatia on the screen, on paper and on the projector."""
