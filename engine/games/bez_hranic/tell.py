"""What the game asks its windows to say."""

from dataclasses import dataclass

from engine.games.bez_hranic.bills import Bill


@dataclass(frozen=True, slots=True)
class ToldBill:
    """A bill to be told line by line."""

    bill: Bill
    map: str
    """The map whose names are used; nothing: states are called by their keys."""

    received: bool
    """Whether it is the finale's, in which money comes in."""
