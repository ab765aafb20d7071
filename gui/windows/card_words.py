"""What is said of a game that lies on the shelf."""

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from engine.board.board import Board
from engine.rules.game import End, Outcome
from engine.session.view import Stage
from engine.store.cover import Cover
from gui import i18n, words
from gui.error_texts import SHELF
from gui.windows.shelf import GameCard


def progress(board: Board, cover: Cover) -> str:
    """Say what the table is doing: ``psaní povelů, zapečetěno 3 ze 7``."""
    if cover.outcome is not None:
        return ending(board, cover.outcome)
    said = words.stage_words(cover)
    if cover.stage is not Stage.WRITING:
        return said
    return QCoreApplication.translate("Library", "{stage}, {sealed} of {asked} sealed").format(
        stage=said, sealed=cover.sealed, asked=cover.asked
    )


def ending(board: Board, outcome: Outcome) -> str:
    """Say how a game ended."""
    names = ", ".join(words.power_name(board, power) for power in outcome.powers)
    if outcome.end is End.SOLO:
        return QCoreApplication.translate("Library", "winner: {power}").format(power=names)
    return QCoreApplication.translate("Library", "draw: {powers}").format(powers=names)


def stored(cover: Cover) -> str:
    """Say when it was last played."""
    at = QDateTime.fromString(cover.played_at, Qt.DateFormat.ISODate).toLocalTime()
    if not at.isValid():
        return ""
    locale = QLocale("en_GB" if i18n.language() == "en" else i18n.language())
    short = QLocale.FormatType.ShortFormat
    time = locale.toString(at.time(), short)
    match at.daysTo(QDateTime.currentDateTime()):
        case 0:
            said = QCoreApplication.translate("Library", "Stored today at {time}")
        case 1:
            said = QCoreApplication.translate("Library", "Stored yesterday at {time}")
        case _:
            said = QCoreApplication.translate("Library", "Stored on {date}")
    return said.format(time=time, date=locale.toString(at.date(), short))


def trouble(card: GameCard) -> str:
    """Say why a game cannot be shown, in a few words."""
    if card.trouble is None:
        return ""
    return QCoreApplication.translate("Errors", SHELF[card.trouble])
