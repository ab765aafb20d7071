"""What can be printed, before anybody lays it out: what it is about, and what sheets are."""
