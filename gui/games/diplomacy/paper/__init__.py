"""Sheets of paper that only Diplomacy has."""
