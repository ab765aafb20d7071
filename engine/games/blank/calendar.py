"""Days, each with a morning and an evening."""

from engine.rules.calendar import Calendar
from engine.rules.phase import Kind, Phase

KEY = "blank"
"""What the game is called in files; never changed."""

LAST_DAY = 5
"""After its evening the lit lamps are counted."""

MORNING = Kind(
    game=KEY,
    id="morning",
    code="D{turn}M",
    place=0,
    talk="first",
    next_talk="first",
    writing="writing",
    bare="REST",
)
"""Lamplighters walk, or change places."""

EVENING = Kind(
    game=KEY,
    id="evening",
    code="D{turn}E",
    place=1,
    counts=True,
    talk="first",
    next_talk="first",
    writing="writing",
    bare="REST",
)
"""Lamplighters walk, or light."""

CALENDAR = Calendar(kinds=(MORNING, EVENING))
"""The game's calendar."""


def following(phase: Phase) -> Phase:
    """Return the phase after another."""
    if phase.kind == MORNING:
        return CALENDAR.phase(phase.turn, EVENING)
    return CALENDAR.phase(phase.turn + 1, MORNING)
