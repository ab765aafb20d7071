"""Supply centres in words: what is counted, and how many of it win (4.1)."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QObject

from engine.board.board import Board
from gui.i18n import QT_TRANSLATE_NOOP

_FEW = (
    QT_TRANSLATE_NOOP("Diplomatia", "{power:the} has no centre left."),
    QT_TRANSLATE_NOOP("Diplomatia", "{power:the} has one centre left."),
    QT_TRANSLATE_NOOP("Diplomatia", "{power:the} has two centres left."),
)

names: Mapping[str, str] = {
    "cs": "np v: centra, center, centrům, centra, centra, centrech, centry",
    "en": "centres",
}


class CentresAndUnits(QObject):
    """Numbers of them. The collector of texts finds plural forms in ``tr`` alone."""

    def centres(self, count: int) -> str:
        """Count supply centres: ``5 center``."""
        return self.tr("%n centre(s)", "", count)

    def units(self, count: int) -> str:
        """Count units: ``5 jednotek``."""
        return self.tr("%n unit(s)", "", count)


def goal(board: Board) -> int:
    """Return how many centres win the game: more than half of them."""
    return len(board.centres) // 2 + 1


def whole(board: Board) -> int:
    """Return how many centres there are."""
    return len(board.centres)


def words(count: int) -> str:
    """Count supply centres: ``5 center``."""
    return CentresAndUnits().centres(count)


def few_left(count: int) -> str:
    """Say that ``{power:the}`` has so few centres left; nothing where they are not few."""
    return QCoreApplication.translate("Diplomatia", _FEW[count]) if count < len(_FEW) else ""


def title() -> str:
    """Say what is counted, over a list of it."""
    return QCoreApplication.translate("Diplomatia", "Supply centres")


def column() -> str:
    """Say what is counted, over a column of numbers of it."""
    return QCoreApplication.translate("Diplomatia", "Centres")


def count_pieces(count: int) -> str:
    """Count units: ``5 jednotek``."""
    return CentresAndUnits().units(count)


def pieces() -> str:
    """Name the pieces, over a column of numbers of them."""
    return QCoreApplication.translate("Diplomatia", "Units")


def by_turn() -> str:
    """Name the chart and the table of centres by turn."""
    return QCoreApplication.translate("Diplomatia", "Centres by turn")


def chart() -> str:
    """Say the same for those who do not see what it is about."""
    return QCoreApplication.translate("Diplomatia", "Supply centres by turn")


def changed(board: Board) -> str:
    """Say over a list that centres and ports have changed hands."""
    if not board.ports:
        return QCoreApplication.translate("Diplomatia", "Centres that changed hands")
    return QCoreApplication.translate("Diplomatia", "Centres and ports that changed hands")


def afterwards(board: Board) -> str:
    """Say over a list of powers what each has won and lost, and has now."""
    if not board.ports:
        return title()
    return QCoreApplication.translate("Diplomatia", "Centres and ports")
