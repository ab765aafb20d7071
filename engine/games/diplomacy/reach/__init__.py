"""Where a unit can go on this board, and which orders could be carried out at all."""
