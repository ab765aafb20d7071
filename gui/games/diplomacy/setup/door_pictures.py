"""The start screen's pictures of a table with seals, and of slips on it."""

from typing import Final

table: Final = (560.0, 420.0, 560.0, 560.0)
"""The piece of the board on the table."""

sealed: Final = "EGT"
"""Whose orders lie sealed."""

slips: Final = (
    ("R", ("A Ukr – Rum", "F Sev S Ukr", "A Mos – Ukr")),
    ("T", ("A Bul – Rum", "F Ank – Bla", "A Con – Bul")),
    ("A", ("A Bud S Bul?", "F Alb – Gre", "A Tri – Ser")),
)
"""What three powers have written."""
