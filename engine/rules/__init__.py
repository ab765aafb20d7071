"""The contract between a game and everything else: phases, positions, orders, rulings."""
