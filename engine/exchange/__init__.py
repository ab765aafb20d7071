"""The doors to other programs: positions and games read from and written in their formats."""
