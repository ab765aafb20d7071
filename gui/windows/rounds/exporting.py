"""A game of live rounds as a file for keeping and for other programs."""

from pathlib import Path

from engine.exchange.rounds import rounds_json
from engine.formats.faults import ExchangeError
from engine.store.disk import keep_whole
from engine.table.live.table import LiveTable
from gui.errors.failures import FAILURES
from gui.errors.sentences import say_error


def save_json(table: LiveTable, path: Path) -> str:
    """Write all of a game; say why not, if it cannot be."""
    try:
        keep_whole(path, rounds_json(table).encode())
    except (*FAILURES, ExchangeError) as error:
        return say_error(error)
    return ""
