"""Three rounds, one for each card, and who sits around them."""

from engine.rules.calendar import Calendar
from engine.rules.phase import Kind, Phase

KEY = "first_light"
"""The game in files; never shown, never changed."""

ROUNDS = 3

SEATS = ("red", "blue", "yellow", "green", "purple", "white")
"""In the order in which they are filled."""

FEWEST = 2
"""Players at least."""

ROUND = Kind(game=KEY, id="round", code="R{turn}", place=0)
CALENDAR = Calendar(kinds=(ROUND,))


def round_phase(number: int) -> Phase:
    """Return a round as a phase; before the first card it is the first."""
    return CALENDAR.phase(min(max(number, 1), ROUNDS), ROUND)
