"""Builds and removals in words: what the centres of a power leave it to write in winter (XIII)."""

from PySide6.QtCore import QCoreApplication, QObject

from engine.games.diplomatia.builds import balance
from engine.rules.position import Position


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


def due(position: Position, power: str) -> int:
    """Return how many units a power may build, or has to remove when below nought."""
    return balance(position, power)


def title() -> str:
    """Say over a list of powers what each has won and lost, and builds or removes."""
    return QCoreApplication.translate("Diplomatia", "Centres and units")


def words(count: int) -> str:
    """Say what a power may build or has to remove."""
    numbers = Adjustments()
    return numbers.builds(count) if count > 0 else numbers.removals(-count)


def later() -> str:
    """Name what is written in a phase that is still to come."""
    return QCoreApplication.translate("Diplomatia", "builds and removals")


def choose(count: int) -> str:
    """Ask for the first build or removal."""
    if count > 0:
        return QCoreApplication.translate("Diplomatia", "Choose where to build.")
    return QCoreApplication.translate("Diplomatia", "Choose which unit to remove.")


def act(count: int) -> str:
    """Ask for so many builds or removals, in short."""
    numbers = Adjustments()
    return numbers.build(count) if count > 0 else numbers.remove(-count)


def waive() -> str:
    """Name the button with which a build is waived."""
    return QCoreApplication.translate("Diplomatia", "Waive a build (W)")


def nothing_yet(count: int) -> str:
    """Say beside an empty slip what is due."""
    numbers = Adjustments()
    return numbers.builds_due(count) if count > 0 else numbers.removals_due(-count)


def so_far(count: int, good: int) -> str:
    """Say beside a slip how much of what is due it has."""
    text = (
        QCoreApplication.translate("Diplomatia", "{good} of {due} builds")
        if count > 0
        else QCoreApplication.translate("Diplomatia", "{good} of {due} removals")
    )
    return text.format(good=good, due=abs(count))


def written(count: int, good: int) -> str:
    """Say before the judging that a slip has less than is due."""
    text = (
        QCoreApplication.translate("Diplomatia", "builds: {good} of {due} written")
        if count > 0
        else QCoreApplication.translate("Diplomatia", "removals: {good} of {due} written")
    )
    return text.format(good=good, due=abs(count))
