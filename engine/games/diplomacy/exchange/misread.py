"""Errors of what is read from other programs, with what it should have looked like."""

from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import SHOWN

PHASES = "S1901M, F1901R, W1901A"
UNITS = "A PAR, F STP/SC"


def no_phase(text: str, where: str) -> ExchangeError:
    """Say that a text is no phase of Diplomacy."""
    return ExchangeError(Fault.BAD_PHASE, where, {"text": text[:SHOWN], "like": PHASES})


def no_unit(text: str, where: str) -> ExchangeError:
    """Say that a text names no unit of Diplomacy."""
    return ExchangeError(Fault.NO_UNIT, where, {"text": text[:SHOWN], "like": UNITS})
