"""Measures whether pieces and lines on a map say the truth: a developers' tool."""
