"""Secret votes: the screens on which the table is called to vote, and votes."""
