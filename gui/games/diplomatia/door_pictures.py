"""The start screen's pictures of a table with seals round the Baltic, and of slips on it."""

from typing import Final

table: Final = (760.0, 330.0, 560.0, 560.0)
"""The piece of the board on the table."""

sealed: Final = ("SU", "RX", "VO")
"""Whose orders lie sealed."""

slips: Final = (
    ("RX", ("Kar ZP Fin", "Est P Kar – Lot", "Don O")),
    ("SU", ("Bot – Fin?", "Ska – Jba", "Upp O")),
    ("VO", ("Pom – Små", "Jba T Pom – Små", "")),
)
"""What three powers have written."""
