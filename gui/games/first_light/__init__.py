"""First Light on the screen: three large cards, a purse, and everybody's place at the table."""
