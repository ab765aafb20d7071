"""What of a game that a master leads is handed on, on paper, beside what everybody sees."""

from dataclasses import replace

from gui.master.log_words import log_text
from gui.master_bridge import MasterBridge
from gui.printable import Matter


def handed_on(bridge: MasterBridge, game: Matter) -> Matter:
    """Return a game with its ruling log, and with those in civil disorder: they get no slips."""
    log = log_text(bridge.events(), bridge.rules)
    return replace(game, log=log, disorder=tuple(sorted(bridge.desk().desk.disorder)))
