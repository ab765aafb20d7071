"""Tokens, cards and stations as they are painted. No widgets but the canvas, no rules."""
