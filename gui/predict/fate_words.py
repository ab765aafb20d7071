"""What may become of a unit, in words that fit every unit of every game, and as a sign."""

from collections.abc import Mapping
from datetime import datetime
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QObject

from engine.board.board import Board
from engine.rules.game import Rules
from engine.rules.phase import Kind
from engine.study.predicting import Asked, Fate
from gui.games import catalogue
from gui.i18n import QT_TRANSLATE_NOOP
from gui.words import labels

SIGNS: Mapping[Fate, str] = MappingProxyType(
    {Fate.DONE: "✓", Fate.FAILS: "✗", Fate.DISLODGED: "↩", Fate.DESTROYED: "†"}
)
"""What stands beside the piece on the board."""

_WORDS: Mapping[Fate, str] = MappingProxyType(
    {
        Fate.DONE: QT_TRANSLATE_NOOP("Fates", "succeeds"),
        Fate.FAILS: QT_TRANSLATE_NOOP("Fates", "fails"),
        Fate.DISLODGED: QT_TRANSLATE_NOOP("Fates", "has to retreat"),
        Fate.DESTROYED: QT_TRANSLATE_NOOP("Fates", "leaves the board"),
    }
)


def fate_word(fate: Fate, asked: Asked, kind: Kind) -> str:
    """Say what becomes of a unit: whoever was told nothing stays, whoever is built comes."""
    if fate is Fate.DONE and asked.idle:
        return QCoreApplication.translate("Fates", "stays")
    if fate is Fate.DONE and kind.retreats:
        return QCoreApplication.translate("Fates", "retreats")
    return QCoreApplication.translate("Fates", _WORDS[fate])


def asked_words(asked: Asked, board: Board) -> str:
    """Say a unit with what it was told."""
    if not asked.orders:
        unit = labels.unit_name(asked.unit, board)
        return QCoreApplication.translate("Fates", "{unit}: no order").format(unit=unit)
    return " / ".join(labels.full_order_words(order, board) for order in asked.orders)


def rulebook_words(rules: Rules) -> str:
    """Name the rulebook that judges."""
    return catalogue.played_on(rules.board).rulebook().profile_name(rules.options)


class _Due(QObject):
    """Says when something is asked again: translated with its number."""

    def say(self, due: datetime, now: datetime) -> str:
        """Say a day as near as it is; of today the hour, too, where that is still to come."""
        days = (due.astimezone().date() - now.astimezone().date()).days
        if days <= 0 and due <= now:
            return self.tr("today")
        if days <= 0:
            at = QDateTime.fromSecsSinceEpoch(int(due.timestamp())).time()
            return self.tr("today at {time}").format(
                time=QLocale().toString(at, QLocale.FormatType.ShortFormat)
            )
        if days == 1:
            return self.tr("tomorrow")
        if days < 30:
            return self.tr("in %n day(s)", "", days)
        day = QDateTime.fromSecsSinceEpoch(int(due.timestamp())).date()
        return QLocale().toString(day, QLocale.FormatType.ShortFormat)


def due_words(due: datetime, now: datetime) -> str:
    """Say when something is asked again."""
    return _Due().say(due, now)
