"""Who plays which power at a table."""

import re
from dataclasses import dataclass
from typing import Final

_AND: Final = re.compile(r"(?<=\s)[+&](?=\s)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """A player and the power he commands."""

    power: str
    player: str


def partners(player: str) -> tuple[str, ...]:
    """Part the names of several who command a power together: ``Anna + Petr``; else that one's.

    The same name twice is one person.
    """
    names = (name.strip() for name in _AND.split(f" {player} "))
    return tuple(dict.fromkeys(name for name in names if name))
