"""Which game's formats are meant."""

from engine.catalogue import GAMES
from engine.formats.contract import Exchange
from engine.formats.faults import ExchangeError, Fault


def exchange_of(game: str) -> Exchange:
    """Return what a game has for other programs.

    Raises:
        ExchangeError: no other program plays it.
    """
    made = GAMES[game].exchange if game in GAMES else None
    if made is None:
        raise ExchangeError(Fault.UNKNOWN_FORMAT)
    return made()
