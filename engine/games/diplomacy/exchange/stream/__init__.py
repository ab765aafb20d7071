"""A position with its orders as a line of JSON, and the line that answers it."""
