"""From the sheets that were handed in to one order for each unit."""
