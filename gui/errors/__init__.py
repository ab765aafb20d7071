"""What can be wrong, in sentences; and what becomes of faults that nobody expected."""
