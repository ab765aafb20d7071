"""What may be agreed on before a game of Diplomatia."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QObject

from engine.board.board import Board
from engine.board.province import Terrain
from engine.games.diplomatia.lineups import Arrangements, Lineup
from gui.games.diplomatia import rulebook

usual = rulebook.usual
checked = rulebook.checked


class BoardInNumbers(QObject):
    """Numbers of a map. The collector of texts finds plural forms in ``tr`` alone."""

    def spaces(self, count: int) -> str:
        """Count spaces."""
        return self.tr("%n space(s)", "", count)

    def powers(self, count: int) -> str:
        """Count powers."""
        return self.tr("%n power(s)", "", count)

    def centres(self, count: int) -> str:
        """Count supply centres."""
        return self.tr("%n centre(s)", "", count)

    def ports(self, count: int) -> str:
        """Count ports."""
        return self.tr("%n port(s)", "", count)


def arrangements(board: Board) -> Mapping[str, Lineup]:
    """Return how fewer players than powers share them (1.2): as the table likes."""
    return Arrangements(board)


def map_facts(board: Board) -> tuple[str, ...]:
    """Say a map in numbers; a map without a sea has no ports to count."""
    numbers = BoardInNumbers()
    at_sea = any(one.terrain is Terrain.SEA for one in board.provinces.values())
    return (
        numbers.powers(len(board.powers)),
        numbers.spaces(len(board.provinces)),
        numbers.centres(len(board.centres)),
        numbers.ports(len(board.ports))
        if at_sea
        else QCoreApplication.translate("Diplomatia", "no sea"),
    )
