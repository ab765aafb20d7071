"""Rounds in words."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from engine.rules.phase import Kind, Phase
from gui.games.sayings import Phrase, Saying
from gui.i18n import QT_TRANSLATE_NOOP

_SAID: Mapping[Saying, Phrase] = {
    Saying.DOING: ("BezHranic", QT_TRANSLATE_NOOP("BezHranic", "the travellers are choosing")),
}


def phrases(kind: Kind) -> Mapping[Saying, Phrase]:
    """Return what is said otherwise than where orders are written."""
    del kind
    return _SAID


def date(phase: Phase) -> str:
    """Say which round it is: ``Round 2``."""
    return QCoreApplication.translate("BezHranic", "Round {number}").format(number=phase.turn)


name = date


def turn(phase: Phase) -> str:
    """Say the round within a sentence."""
    return QCoreApplication.translate("BezHranic", "round {number}").format(number=phase.turn)


def column(turn: int) -> str:
    """Say a round by its number."""
    return str(turn)


chosen = date


def list_name() -> str:
    """Name the list of what a game is made of."""
    return QCoreApplication.translate("BezHranic", "Round")


turn_name = list_name


def pieces() -> str:
    """Say how pieces are written in short: there are none."""
    return ""
