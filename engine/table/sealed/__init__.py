"""Envelopes that stay closed until all are opened: fingerprints, locks and PINs."""
