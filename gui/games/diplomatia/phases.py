"""Days, mornings and evenings in words."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from engine.games.diplomatia.calendar import MORNING
from engine.rules.phase import Kind, Phase
from gui.games.sayings import Phrase, Saying
from gui.i18n import QT_TRANSLATE_NOOP

_SAID: Mapping[Saying, Phrase] = {
    Saying.DISORDER: ("Diplomatia", QT_TRANSLATE_NOOP("Diplomatia", "Their lamplighters rest (2.2).")),
    Saying.CHOOSE: ("Diplomatia", QT_TRANSLATE_NOOP("Diplomatia", "Choose a lamplighter.")),
    Saying.TYPE: ("Diplomatia", QT_TRANSLATE_NOOP("Diplomatia", "Type an order, e.g. Mill to Garden")),
    Saying.LEGEND: (
        "Diplomatia",
        QT_TRANSLATE_NOOP("Diplomatia", "→ goes    <> changes places    * lights    = rests"),
    ),
}


def phrases(kind: Kind) -> Mapping[Saying, Phrase]:
    """Return what is said otherwise than usual."""
    del kind
    return _SAID


def date(phase: Phase) -> str:
    """Say when a phase is: ``Day 1, morning``."""
    if phase.kind == MORNING:
        text = QCoreApplication.translate("Diplomatia", "Day {day}, morning")
    else:
        text = QCoreApplication.translate("Diplomatia", "Day {day}, evening")
    return text.format(day=phase.turn)


name = date


def turn(phase: Phase) -> str:
    """Say the day within a sentence."""
    return QCoreApplication.translate("Diplomatia", "day {day}").format(day=phase.turn)


def column(turn: int) -> str:
    """Say a day over a column, and how it was before the first."""
    return str(turn) if turn else QCoreApplication.translate("Diplomatia", "Start")


def chosen(phase: Phase) -> str:
    """Name what a list of a day's phases offers."""
    if phase.kind == MORNING:
        return QCoreApplication.translate("Diplomatia", "Morning")
    return QCoreApplication.translate("Diplomatia", "Evening")


def list_name() -> str:
    """Name that list."""
    return QCoreApplication.translate("Diplomatia", "Part of the day")


def turn_name() -> str:
    """Name the number beside it."""
    return QCoreApplication.translate("Diplomatia", "Day")


def pieces() -> str:
    """Say how the pieces are written in short: not at all."""
    return ""
