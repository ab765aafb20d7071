"""Supply centres in words: what is counted, and how many of it win (II)."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QObject

from engine.board.board import Board
from engine.games.diplomacy.victory import enough
from gui.i18n import QT_TRANSLATE_NOOP

_FEW = (
    QT_TRANSLATE_NOOP("LastTime", "{power:the} has no centre left."),
    QT_TRANSLATE_NOOP("LastTime", "{power:the} has one centre left."),
    QT_TRANSLATE_NOOP("LastTime", "{power:the} has two centres left."),
)

names: Mapping[str, str] = {
    "cs": "np v: centra, center, centrům, centra, centra, centrech, centry",
    "en": "centres",
}


class Centres(QObject):
    """Numbers of centres. The collector of texts finds plural forms in ``tr`` alone."""

    def words(self, count: int) -> str:
        """Count supply centres: ``5 center``."""
        return self.tr("%n centre(s)", "", count)


class Units(QObject):
    """Numbers of units. The collector of texts finds plural forms in ``tr`` alone."""

    def words(self, count: int) -> str:
        """Count units: ``5 jednotek``."""
        return self.tr("%n unit(s)", "", count)


def goal(board: Board) -> int:
    """Return how many centres of one power win the game."""
    return enough(board)


def whole(board: Board) -> int:
    """Return how many centres there are."""
    return len(board.centres)


def words(count: int) -> str:
    """Count supply centres: ``5 center``."""
    return Centres().words(count)


def few_left(count: int) -> str:
    """Say that ``{power:the}`` has so few centres left; nothing where they are not few."""
    return QCoreApplication.translate("LastTime", _FEW[count]) if count < len(_FEW) else ""


def title() -> str:
    """Say what is counted, over a list of it."""
    return QCoreApplication.translate("PreviewScreen", "Supply centres")


def column() -> str:
    """Say what is counted, over a column of numbers of it."""
    return QCoreApplication.translate("Centres", "Centres")


def count_pieces(count: int) -> str:
    """Count units: ``5 jednotek``."""
    return Units().words(count)


def pieces() -> str:
    """Name the pieces, over a column of numbers of them."""
    return QCoreApplication.translate("Centres", "Units")


def by_turn() -> str:
    """Name the chart and the table of centres by year."""
    return QCoreApplication.translate("HistoryScreen", "Centres by year")


def chart() -> str:
    """Say the same for those who do not see what it is about."""
    return QCoreApplication.translate("CentreChart", "Supply centres by year")


def changed(_: Board) -> str:
    """Say over a list that centres have changed hands."""
    return QCoreApplication.translate("Aftermath", "Centres that changed hands")


def afterwards(_: Board) -> str:
    """Say over a list of powers what each has won and lost, and has now."""
    return QCoreApplication.translate("Paper", "Centres and units")
