"""The openings of a game: those that have names, and what is asked of games that began so."""

from engine.catalogue import GAMES
from engine.study.opening import Openings

LATER = 4
"""Turns after the first one after which it is counted again, where a game does not say it."""


def openings_of(game: str) -> Openings:
    """Return a game's openings; without names where it has none."""
    made = GAMES[game].openings
    if made is not None:
        return made()
    begins = GAMES[game].calendar.begins
    return Openings(every=(), counted_after=(begins, begins + LATER))
