"""One's own geography: what somebody misjudges, round by round, and what it adds up to."""
