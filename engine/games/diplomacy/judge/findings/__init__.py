"""Why each order came out as it did."""
