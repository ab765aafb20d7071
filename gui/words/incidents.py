"""What happened to seals, votes and players, in words that everybody may read."""

from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.table.incident import Incident, IncidentKind, Reason
from gui.i18n import QT_TRANSLATE_NOOP
from gui.words import names
from gui.words.disorder import disorder, disorder_rule

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
        IncidentKind.UNSEALED: QT_TRANSLATE_NOOP("Incident", "{power:the} opened its seal again"),
        IncidentKind.VOIDED: QT_TRANSLATE_NOOP(
            "Incident", "The envelope of {power:the} was destroyed unopened"
        ),
        IncidentKind.PIN_FORGOTTEN: QT_TRANSLATE_NOOP(
            "Incident", "The PIN of {power:the} was taken away"
        ),
        IncidentKind.DRAW_VOTED: QT_TRANSLATE_NOOP("Incident", "Vote on a draw: {count}"),
        IncidentKind.STOP_VOTED: QT_TRANSLATE_NOOP(
            "Incident", "Vote on playing no further: {count}"
        ),
        IncidentKind.CONCESSION_VOTED: QT_TRANSLATE_NOOP(
            "Incident", "Vote on giving the game to {power:the}: {count}"
        ),
        IncidentKind.TAKEOVER_VOTED: QT_TRANSLATE_NOOP(
            "Incident", "Vote on who plays on for {power:the}: {count}"
        ),
        IncidentKind.VOTE_BROKEN: QT_TRANSLATE_NOOP("Incident", "A vote was broken off uncounted"),
        IncidentKind.TIME_CAME: QT_TRANSLATE_NOOP("Incident", "The agreed time has come"),
        IncidentKind.RESIGNED: QT_TRANSLATE_NOOP(
            "Incident", "The player of {power:the} has left: {disorder} ({rule})"
        ),
        IncidentKind.TAKEN_OVER: QT_TRANSLATE_NOOP(
            "Incident", "Somebody else plays on for {power:the}"
        ),
    }
)


VOTES = (
    IncidentKind.DRAW_VOTED,
    IncidentKind.STOP_VOTED,
    IncidentKind.CONCESSION_VOTED,
    IncidentKind.TAKEOVER_VOTED,
)
"""What tells how a vote came out."""


def reason_words(reason: str) -> str:
    """Say a reason; the table's own words are said as they were written."""
    known = REASONS.get(Reason(reason)) if reason in set(Reason) else None
    return reason if known is None else QCoreApplication.translate("Incident", known)


def _count_words(count: str) -> str:
    """Say how a vote came out; where the count is not told, only that it did not pass."""
    yes, _, asked = count.partition("/")
    if not asked:
        return QCoreApplication.translate("Incident", "not everybody is for it")
    text = QCoreApplication.translate("Incident", "{yes} of {asked} for it")
    return text.format(yes=yes, asked=names.number(int(asked)))


def incident_words(incident: Incident, board: Board) -> str:
    """Say what happened and why: ``Francie znovu otevřela svou pečeť (přepsání)``."""
    power = names.spoken(board).powers([incident.power] if incident.power else [])
    votes = incident.kind in VOTES
    text = QCoreApplication.translate("Incident", KINDS[incident.kind])
    if votes:
        return names.sentence(text, power=power, count=_count_words(incident.reason))
    if incident.kind is IncidentKind.RESIGNED:
        rule = disorder_rule(board)
        text = names.sentence(text, power=power, disorder=disorder(board), rule=rule)
    else:
        text = names.sentence(text, power=power)
    if not incident.reason:
        return text
    why = reason_words(incident.reason)
    return f"{text[:-1]}; {why})" if text.endswith(")") else f"{text} ({why})"
