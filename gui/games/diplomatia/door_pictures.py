"""The start screen's pictures of the Old Town in the evening, and of slips on the table."""

from typing import Final

table: Final = (100.0, 200.0, 900.0, 900.0)
"""The piece of the board on the table."""

sealed: Final = "M"
"""Whose orders lie sealed."""

slips: Final = (
    ("B", ("L Bri – Gat", "L Qua – Inn?", "")),
    ("M", ("L Mil light", "L Gat light", "")),
    ("O", ("L Bel – Mar", "L For light", "")),
)
"""What three guilds have written."""
