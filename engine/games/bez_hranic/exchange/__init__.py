"""What Bez hranic has for other programs: rounds, trips and deals, a question on each line."""
