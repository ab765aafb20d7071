"""The evaluation of control in words (6.5): armies against centres, fleets against ports."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from engine.board.board import Board
from engine.board.province import Terrain
from engine.games.diplomatia.orders import ARMY, FLEET
from engine.rules.position import Position, UnitKind
from gui.games.adjusting import Account
from gui.words import names


class ArmyNumbers(QObject):
    """Numbers of armies. The collector of texts finds plural forms in ``tr`` alone."""

    def builds(self, count: int) -> str:
        """Say how many a power may build."""
        return self.tr("builds up to %n army(s)", "", count)

    def removals(self, count: int) -> str:
        """Say how many a power removes."""
        return self.tr("removes %n army(s)", "", count)

    def build(self, count: int) -> str:
        """Ask for so many builds."""
        return self.tr("build %n army(s)", "", count)

    def remove(self, count: int) -> str:
        """Ask for so many removals."""
        return self.tr("remove %n army(s)", "", count)

    def builds_due(self, count: int) -> str:
        """Count builds that are to be written."""
        return self.tr("may build %n army(s)", "", count)

    def removals_due(self, count: int) -> str:
        """Count removals that are to be written."""
        return self.tr("must remove %n army(s)", "", count)


class FleetNumbers(QObject):
    """Numbers of fleets."""

    def builds(self, count: int) -> str:
        """Say how many a power may build."""
        return self.tr("builds up to %n fleet(s)", "", count)

    def removals(self, count: int) -> str:
        """Say how many a power removes."""
        return self.tr("removes %n fleet(s)", "", count)

    def build(self, count: int) -> str:
        """Ask for so many builds."""
        return self.tr("build %n fleet(s)", "", count)

    def remove(self, count: int) -> str:
        """Ask for so many removals."""
        return self.tr("remove %n fleet(s)", "", count)

    def builds_due(self, count: int) -> str:
        """Count builds that are to be written."""
        return self.tr("may build %n fleet(s)", "", count)

    def removals_due(self, count: int) -> str:
        """Count removals that are to be written."""
        return self.tr("must remove %n fleet(s)", "", count)


class _Account:
    """Units of one kind against what feeds them; the other kind never pays for them."""

    kind: UnitKind
    at_sea: bool

    def covers(self, board: Board, place: str) -> bool:
        """Tell whether a unit that comes or goes in a space is of this kind."""
        space = board.provinces.get(place)
        return space is not None and (space.terrain is Terrain.SEA) is self.at_sea

    def owned(self, board: Board, position: Position, power: str) -> int:
        """Count what feeds them."""
        feeding = board.ports if self.at_sea else board.centres
        return sum(position.owners.get(space) == power for space in feeding)

    def pieces(self, board: Board, position: Position, power: str) -> int:
        """Count them on the board."""
        del board
        return sum(unit.kind == self.kind for unit in position.of(power))

    def _words(self) -> ArmyNumbers | FleetNumbers:
        return FleetNumbers() if self.at_sea else ArmyNumbers()

    def words(self, count: int) -> str:
        """Say what a power may build or has to remove."""
        numbers = self._words()
        return numbers.builds(count) if count > 0 else numbers.removals(-count)

    def act(self, count: int) -> str:
        """Ask for so many builds or removals, in short."""
        numbers = self._words()
        return numbers.build(count) if count > 0 else numbers.remove(-count)

    def nothing_yet(self, count: int) -> str:
        """Say beside an empty slip what is due."""
        numbers = self._words()
        return numbers.builds_due(count) if count > 0 else numbers.removals_due(-count)


class Armies(_Account):
    """Armies against supply centres (6.5.1)."""

    kind, at_sea = ARMY, False

    def owned_column(self) -> str:
        """Name centres."""
        return QCoreApplication.translate("DiplomatiaDesk", "Centres")

    def pieces_column(self) -> str:
        """Name armies."""
        return QCoreApplication.translate("DiplomatiaDesk", "Armies")

    def choose(self, count: int) -> str:
        """Ask for the first build or removal."""
        if count > 0:
            return QCoreApplication.translate("DiplomatiaDesk", "Choose where to build an army.")
        return QCoreApplication.translate("DiplomatiaDesk", "Choose which army to remove.")

    def so_far(self, count: int, good: int) -> str:
        """Say beside a slip how much of what is due it has."""
        text = (
            QCoreApplication.translate("DiplomatiaDesk", "armies built: {good} of {due}")
            if count > 0
            else QCoreApplication.translate("DiplomatiaDesk", "armies removed: {good} of {due}")
        )
        return text.format(good=good, due=names.number(abs(count)))

    def written(self, count: int, good: int) -> str:
        """Say before the judging that a slip has less than is due."""
        return self.so_far(count, good)


class Fleets(_Account):
    """Fleets against ports (6.5.2)."""

    kind, at_sea = FLEET, True

    def owned_column(self) -> str:
        """Name ports."""
        return QCoreApplication.translate("DiplomatiaDesk", "Ports")

    def pieces_column(self) -> str:
        """Name fleets."""
        return QCoreApplication.translate("DiplomatiaDesk", "Fleets")

    def choose(self, count: int) -> str:
        """Ask for the first build or removal."""
        if count > 0:
            return QCoreApplication.translate("DiplomatiaDesk", "Choose where to build a fleet.")
        return QCoreApplication.translate("DiplomatiaDesk", "Choose which fleet to remove.")

    def so_far(self, count: int, good: int) -> str:
        """Say beside a slip how much of what is due it has."""
        text = (
            QCoreApplication.translate("DiplomatiaDesk", "fleets built: {good} of {due}")
            if count > 0
            else QCoreApplication.translate("DiplomatiaDesk", "fleets removed: {good} of {due}")
        )
        return text.format(good=good, due=names.number(abs(count)))

    def written(self, count: int, good: int) -> str:
        """Say before the judging that a slip has less than is due."""
        return self.so_far(count, good)


ARMIES: Final = Armies()
FLEETS: Final = Fleets()


def accounts(board: Board) -> Sequence[Account]:
    """Return both; a map without a port has armies alone."""
    return (ARMIES, FLEETS) if board.ports else (ARMIES,)


def title() -> str:
    """Name the evaluation, over the table of all powers."""
    return QCoreApplication.translate("DiplomatiaDesk", "Evaluation of control")


def rule(board: Board) -> str:
    """Say in a sentence what is held against what."""
    if not board.ports:
        return QCoreApplication.translate(
            "DiplomatiaDesk", "Armies are counted against supply centres."
        )
    return QCoreApplication.translate(
        "DiplomatiaDesk",
        "Armies are counted against centres, fleets against ports. One never pays for the other.",
    )


def later() -> str:
    """Name what is written in an evaluation that is still to come."""
    return QCoreApplication.translate("DiplomatiaDesk", "builds and removals")


def waive() -> str:
    """Name the button with which a build is waived."""
    return QCoreApplication.translate("DiplomatiaDesk", "Leave a build unused (W)")
