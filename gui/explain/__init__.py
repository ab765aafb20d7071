"""Findings in words, and the rules in our own words."""
