"""A map of Diplomacy in numbers."""

from PySide6.QtCore import QObject

from engine.board.board import Board


class BoardOfSupplies(QObject):
    """Numbers of a map. The collector of texts finds plural forms in ``tr`` alone."""

    def powers(self, count: int) -> str:
        """Count powers."""
        return self.tr("%n power(s)", "", count)

    def spaces(self, count: int) -> str:
        """Count spaces."""
        return self.tr("%n space(s)", "", count)

    def centres(self, count: int) -> str:
        """Count supply centres."""
        return self.tr("%n supply centre(s)", "", count)


def map_facts(board: Board) -> tuple[str, ...]:
    """Say a map in numbers."""
    numbers = BoardOfSupplies()
    return (
        numbers.powers(len(board.powers)),
        numbers.spaces(len(board.provinces)),
        numbers.centres(len(board.centres)),
    )
