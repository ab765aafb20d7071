"""Damaged and hostile input by chance, the same for the same seed: what must never hurt anybody."""
