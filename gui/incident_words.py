"""What happened to a seal before the reveal, in words that everybody may read."""

from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.session.incident import Incident, IncidentKind, Reason
from gui import words
from gui.i18n import QT_TRANSLATE_NOOP

REASONS = MappingProxyType(
    {
        Reason.SECOND_THOUGHTS: QT_TRANSLATE_NOOP("Incident", "thought better of it"),
        Reason.MISTAKE: QT_TRANSLATE_NOOP("Incident", "slip of the pen"),
        Reason.PIN_FORGOTTEN: QT_TRANSLATE_NOOP("Incident", "forgotten PIN"),
        Reason.WRONG_HAND: QT_TRANSLATE_NOOP("Incident", "somebody else wrote it"),
        Reason.ABSENT: QT_TRANSLATE_NOOP("Incident", "the player is not here"),
        Reason.DAMAGED: QT_TRANSLATE_NOOP("Incident", "cannot be read any more"),
    }
)
KINDS = MappingProxyType(
    {
        IncidentKind.UNSEALED: QT_TRANSLATE_NOOP("Incident", "{power}: seal opened again"),
        IncidentKind.VOIDED: QT_TRANSLATE_NOOP("Incident", "{power}: envelope destroyed unopened"),
        IncidentKind.PIN_FORGOTTEN: QT_TRANSLATE_NOOP("Incident", "{power}: PIN taken away"),
    }
)


def reason_words(reason: str) -> str:
    """Say a reason; the table's own words are said as they were written."""
    known = REASONS.get(Reason(reason)) if reason in set(Reason) else None
    return reason if known is None else QCoreApplication.translate("Incident", known)


def incident_words(incident: Incident, board: Board) -> str:
    """Say what happened and why: ``Francie: pečeť znovu otevřena (přepsání)``."""
    said = QCoreApplication.translate("Incident", KINDS[incident.kind]).format(
        power=words.power_name(board, incident.power)
    )
    return f"{said} ({reason_words(incident.reason)})" if incident.reason else said
