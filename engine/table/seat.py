"""Who plays which power at a table."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """A player and the power he commands."""

    power: str
    player: str
