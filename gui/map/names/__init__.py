"""Names of provinces: where each has room, and how it is written."""
