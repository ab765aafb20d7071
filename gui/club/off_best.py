"""How far players were from the best choices: in the words of their game, where it can tell.

In general words where only the book knows of it: it does not say what was played.
"""

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication

from engine.rules.distance import Distance
from gui.club.club_words import figure as written
from gui.club.figures_table import Cell, Head
from gui.games import catalogue
from gui.games.off_best import OffBestName

_WIDE = 92
_UNKNOWN = float("inf")
"""By what those of whom it is not known are sorted: behind all others."""


class AnyOffBest:
    """What is said of it where nobody knows of which game it is."""

    def column(self) -> str:
        """Say it over a column."""
        return QCoreApplication.translate("Club", "Off best")

    def mean_of(self) -> str:
        """Say what the figure is the mean of."""
        return QCoreApplication.translate("Club", "How far from the best choice, on average")

    def figure(self, mean: str, /) -> str:
        """Give the bare number: nobody knows its unit."""
        return mean

    def words(self, mean: str, /) -> str:
        """Say it without a column."""
        return QCoreApplication.translate("Club", "{mean} from the best choice").format(mean=mean)


def off_best_in(games: Collection[str]) -> OffBestName:
    """Say how these games tell it, by their ids in files."""
    known = [catalogue.LIVE[game].off_best for game in sorted({*games} & catalogue.LIVE.keys())]
    told = [one() for one in known if one is not None]
    return told[0] if len(told) == 1 else AnyOffBest()


def head_of(name: OffBestName) -> Head:
    """Return what stands over a column of it."""
    return Head(name.column(), _WIDE, name.mean_of(), number=True)


def cell_of(name: OffBestName, distance: Distance | None) -> Cell:
    """Return how it stands in a column; nothing where it is not known."""
    if distance is None:
        return Cell("", _UNKNOWN)
    mean = float(distance.mean)
    return Cell(name.figure(written(mean)), mean, name.words(written(mean, 2)))


def words_of(name: OffBestName, distance: Distance) -> str:
    """Say it in a sentence's place."""
    return name.words(written(float(distance.mean)))
