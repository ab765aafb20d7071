"""What a command touched, so that each window can decide whether to redraw."""

from enum import Flag, auto


class Changes(Flag):
    """Areas of what can be seen."""

    NONE = 0
    POSITION = auto()
    """Units, owners or the phase."""

    SEALS = auto()
    """Who has sealed, unsealed, or is next at the laptop."""

    ORDERS = auto()
    """Orders were revealed and ruled."""

    TABLE = auto()
    """Players, names, the end of the game."""

    CLOCK = auto()
    """The table's clock."""

    DESK = auto()
    """What lies on a game master's desk; nobody else sees it."""

    ALL = POSITION | SEALS | ORDERS | TABLE | CLOCK | DESK
