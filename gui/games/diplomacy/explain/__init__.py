"""Why an order came out as it did, in sentences; what would have changed it."""
