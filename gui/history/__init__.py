"""Past phases."""
