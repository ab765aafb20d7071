"""What the process does around the windows: its first paint, memory, log and letters."""
