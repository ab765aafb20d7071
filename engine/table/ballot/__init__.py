"""How a table ends its game by agreement: secret votes, draws, the agreed time, who leaves."""
