"""The hot seat: curtain, desk, sealing, reveal."""
