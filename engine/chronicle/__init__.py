"""What a game tells afterwards: who grew, who helped whom, who turned on whom."""
