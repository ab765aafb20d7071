"""First Light: three cards, first touch wins, one purse; the smallest game of live rounds.

Fixture of every test of live rounds, and template of the next such game.
"""
