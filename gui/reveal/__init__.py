"""The reveal as a ceremony: a script of steps, one player, boards that follow it, its export."""
