"""The openings of a game: those that have names, and what is asked of games that began so."""

from engine.catalogue import GAMES
from engine.study.opening import Openings

LATER = 4
"""Turns after the first one after which it is counted again, where a game does not say it."""


def openings_of(game: str, map: str = "") -> Openings:  # noqa: A002 - the word of the field
    """Return a game's openings on a map; without names where it has none, or on an unusual map."""
    made = GAMES[game].openings
    if made is not None and map in ("", GAMES[game].map):
        return made()
    begins = GAMES[game].calendar.begins
    return Openings(every=(), counted_after=(begins, begins + LATER))
