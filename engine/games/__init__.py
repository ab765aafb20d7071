"""One room per game. Games know the board and the contract of rules, never each other."""
