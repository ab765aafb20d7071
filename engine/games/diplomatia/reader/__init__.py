"""Orders, slips and letters as people write them for Diplomatia (8)."""
