"""A way that an order draws on the board, to be met by a drag."""

from typing import NamedTuple


class Arrow(NamedTuple):
    """The way of a unit that is ordered elsewhere."""

    unit: str
    """``A WAR``."""

    to: str
    """The location that it is ordered to."""
