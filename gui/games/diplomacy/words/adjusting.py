"""Builds and removals in words: what the centres of a power leave it to write in winter (XIII)."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from engine.board.board import Board
from engine.rules.position import Position
from gui.games.adjusting import Account
from gui.games.diplomacy.words import counted
from gui.words import names


class Adjustments(QObject):
    """Numbers of builds. The collector of texts finds plural forms in ``tr`` alone."""

    def builds(self, count: int) -> str:
        """Say how many units a power builds."""
        return self.tr("builds up to %n unit(s)", "", count)

    def removals(self, count: int) -> str:
        """Say how many units a power removes."""
        return self.tr("removes %n unit(s)", "", count)

    def build(self, count: int) -> str:
        """Ask for so many builds."""
        return self.tr("build %n", "", count)

    def remove(self, count: int) -> str:
        """Ask for so many removals."""
        return self.tr("remove %n", "", count)

    def builds_due(self, count: int) -> str:
        """Count builds that are to be written."""
        return self.tr("%n build(s) due", "", count)

    def removals_due(self, count: int) -> str:
        """Count removals that are to be written."""
        return self.tr("%n removal(s) due", "", count)


class Centres:
    """All units of a power against all its centres."""

    def covers(self, board: Board, place: str) -> bool:
        """Count units of both kinds together."""
        del board, place
        return True

    def owned(self, board: Board, position: Position, power: str) -> int:
        """Count centres."""
        del board
        return position.count(power)

    def pieces(self, board: Board, position: Position, power: str) -> int:
        """Count units."""
        del board
        return len(position.of(power))

    def owned_column(self) -> str:
        """Name centres, over a column of numbers of them."""
        return counted.column()

    def pieces_column(self) -> str:
        """Name units, over a column of numbers of them."""
        return counted.pieces()

    def words(self, count: int) -> str:
        """Say what a power may build or has to remove."""
        numbers = Adjustments()
        return numbers.builds(count) if count > 0 else numbers.removals(-count)

    def choose(self, count: int) -> str:
        """Ask for the first build or removal."""
        if count > 0:
            return QCoreApplication.translate("Adjustments", "Choose where to build.")
        return QCoreApplication.translate("Adjustments", "Choose which unit to remove.")

    def act(self, count: int) -> str:
        """Ask for so many builds or removals, in short."""
        numbers = Adjustments()
        return numbers.build(count) if count > 0 else numbers.remove(-count)

    def nothing_yet(self, count: int) -> str:
        """Say beside an empty slip what is due."""
        numbers = Adjustments()
        return numbers.builds_due(count) if count > 0 else numbers.removals_due(-count)

    def so_far(self, count: int, good: int) -> str:
        """Say beside a slip how much of what is due it has."""
        text = (
            QCoreApplication.translate("Adjustments", "{good} of {due} builds")
            if count > 0
            else QCoreApplication.translate("Adjustments", "{good} of {due} removals")
        )
        return text.format(good=good, due=names.number(abs(count)))

    def written(self, count: int, good: int) -> str:
        """Say before the judging that a slip has less than is due."""
        text = (
            QCoreApplication.translate("Adjustments", "builds: {good} of {due} written")
            if count > 0
            else QCoreApplication.translate("Adjustments", "removals: {good} of {due} written")
        )
        return text.format(good=good, due=names.number(abs(count)))


_ACCOUNTS: Final = (Centres(),)


def accounts(board: Board) -> Sequence[Account]:
    """Return the one there is."""
    del board
    return _ACCOUNTS


def title() -> str:
    """Say over a list of powers what each has won and lost, and builds or removes."""
    return QCoreApplication.translate("Adjustments", "Centres and units")


def rule(board: Board) -> str:
    """Say nothing: everybody knows it."""
    del board
    return ""


def later() -> str:
    """Name what is written in a phase that is still to come."""
    return QCoreApplication.translate("Adjustments", "builds and removals")


def waive() -> str:
    """Name the button with which a build is waived."""
    return QCoreApplication.translate("Adjustments", "Waive a build (W)")
