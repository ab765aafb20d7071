"""What is said of a game that lies on the shelf."""

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from engine.board.board import Board
from engine.clock.wall import utc_now
from engine.store.cover import Cover
from engine.table.view import Stage
from gui import i18n
from gui.windows.files.shelf import GameCard
from gui.words import labels, names
from gui.words.endings import hand_words, hands_of, outcome_words, players_outcome_words


def progress(board: Board, cover: Cover) -> str:
    """Say what the table is doing: ``psaní povelů, 3 ze 7 zapečetěno``.

    While nothing is sealed no seals are counted: at a game master's table there are none at all.
    """
    if cover.outcome is not None:
        return ending(board, cover)
    text = labels.stage_words(cover)
    if cover.stage is not Stage.WRITING or not cover.sealed:
        return text
    return QCoreApplication.translate("Library", "{stage}, {sealed} of {asked} sealed").format(
        stage=text, sealed=cover.sealed, asked=names.number(cover.asked)
    )


def ending(board: Board, cover: Cover) -> str:
    """Say how a game ended; what one player commands won together."""
    if cover.outcome is None:
        return ""
    if cover.position is None:
        return players_outcome_words(cover.outcome, cover.players)
    hands = hands_of(cover.outcome.powers, cover.players)
    return outcome_words(board, cover.outcome, hands, lambda power: cover.players.get(power, ""))


def players(board: Board, cover: Cover) -> str:
    """Say who plays; who commands several powers once, with all of them."""
    if cover.gunboat and not any(cover.players.values()):
        return QCoreApplication.translate("Library", "Gunboat: who plays what is told at the end")
    named = [power for power, player in cover.players.items() if player]
    if cover.position is None:
        return ", ".join(cover.players[seat] for seat in named)
    hands = hands_of(named, cover.players)
    return ", ".join(
        hand_words(board, hand, cover.players[hand[0]]) if len(hand) > 1 else cover.players[hand[0]]
        for hand in hands
    )


def stored(cover: Cover, now: Callable[[], datetime] = utc_now) -> str:
    """Say when it was last played."""
    at = QDateTime.fromString(cover.played_at, Qt.DateFormat.ISODate).toLocalTime()
    if not at.isValid():
        return ""
    locale = QLocale("en_GB" if i18n.language() == "en" else i18n.language())
    short = QLocale.FormatType.ShortFormat
    time = locale.toString(at.time(), short)
    today = QDateTime.fromMSecsSinceEpoch(round(now().timestamp() * 1000))
    match at.daysTo(today):
        case 0:
            sentence = QCoreApplication.translate("Library", "Stored today at {time}")
        case 1:
            sentence = QCoreApplication.translate("Library", "Stored yesterday at {time}")
        case _:
            sentence = QCoreApplication.translate("Library", "Stored on {date}")
    return sentence.format(time=time, date=locale.toString(at.date(), short))


def trouble(card: GameCard) -> str:
    """Say why a game cannot be shown, in a few words."""
    if card.trouble is None:
        return ""
    from gui.errors.texts import SHELF  # noqa: PLC0415 - hardly any start needs it

    return QCoreApplication.translate("Errors", SHELF[card.trouble])
