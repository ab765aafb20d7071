"""The club's memory: who has played whom, and how it went."""
