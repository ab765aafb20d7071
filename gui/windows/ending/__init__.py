"""What a table may settle: an end before anybody has won, a player who leaves."""
