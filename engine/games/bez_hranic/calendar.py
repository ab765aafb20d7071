"""Seven rounds, who can sit there, and what everybody is given at the beginning of which round."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.rules.calendar import Calendar
from engine.rules.phase import Kind, Phase

KEY = "bez-hranic"
"""The game in files; never shown, never changed."""

ROUNDS = 7
FINALE = 7
"""The round in which money is received."""

COLOURS = ("red", "yellow", "blue", "purple", "green", "white")
"""Whose tokens there are, in the order in which they are taken."""

OFFER = 7
"""States of an offer, clockwise from field 40."""

INCOME: Mapping[int, int] = MappingProxyType({1: 100, 3: 200, 5: 300})
"""Euros for every colour at the beginning of a round."""

ROUND = Kind(game=KEY, id="round", code="R{turn}", place=0)
CALENDAR = Calendar(kinds=(ROUND,))


def round_phase(number: int) -> Phase:
    """Return a round as a phase; before the first it is the first."""
    return CALENDAR.phase(min(max(number, 1), ROUNDS), ROUND)


def has_target(number: int) -> bool:
    """Tell whether a round has a target beside its start (rounds 5 to 7)."""
    return number >= 5


def tokens_of(number: int) -> int:
    """Return how many tokens of every colour are laid in a round."""
    return 1 if number <= 2 else 2
