"""The start screen's pictures of a table with seals round the Baltic, and of slips on it."""

from typing import Final

table: Final = (760.0, 330.0, 560.0, 560.0)
"""The piece of the board on the table."""

sealed: Final = "SRV"
"""Whose orders lie sealed."""

slips: Final = (
    ("R", ("Kar ZP Fin", "Est P Kar – Lot", "Don O")),
    ("S", ("Bot – Fin?", "Ska – Jba", "Upp O")),
    ("V", ("Pom – Små", "Jba T Pom – Små", "")),
)
"""What three powers have written."""
