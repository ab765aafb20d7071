"""Programs whose start, or memory, is measured: each is run in a process of its own."""
