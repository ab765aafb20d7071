"""Turns, numbered from 1: orders, retreats and, after every even turn, control evaluation (6.1)."""

from typing import Final

from engine.rules.calendar import Calendar
from engine.rules.phase import Kind, Phase

KEY: Final = "diplomatia"
"""What the game is called in files; never changed."""

ORDERS: Final = Kind(
    game=KEY,
    id="orders",
    code="T{turn}M",
    place=0,
    everywhere=True,
    talk="first",
    next_talk="talk",
    writing="writing",
    bare="O",
)
"""Everybody orders all units (6.2, 6.3)."""

RETREATS: Final = Kind(
    game=KEY,
    id="retreats",
    code="T{turn}R",
    place=1,
    everywhere=True,
    main=False,
    retreats=True,
    writing="retreats",
    bare="D",
)
"""Units that were dislodged are told where to go (6.4)."""

EVALUATION: Final = Kind(
    game=KEY,
    id="evaluation",
    code="T{turn}C",
    place=2,
    everywhere=True,
    main=False,
    adjusts=True,
    next_talk="talk",
    writing="evaluation",
    bare="B",
)
"""Armies are counted against centres and fleets against ports (6.5); only even turns have it."""


class _Turns(Calendar):
    """The game's calendar: control is evaluated in every second turn."""

    def turn(self, number: int) -> tuple[Phase, ...]:
        """Return the phases of a turn, in order."""
        phases = super().turn(number)
        return phases if number % 2 == 0 else phases[:-1]


CALENDAR: Final = _Turns(kinds=(ORDERS, RETREATS, EVALUATION))
"""The game's calendar."""
