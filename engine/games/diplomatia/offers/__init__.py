"""What may be clicked or typed next, and why something is not offered."""
