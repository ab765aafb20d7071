"""What games in the club have counted, in the words of their game.

In general words where several games, of which each counts something of its own, stand together.
"""

from collections.abc import Collection
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from gui.games import catalogue
from gui.games.counted import CountedName


class AnyCounted:
    """What is said of things of several kinds together."""

    names = MappingProxyType(
        {
            "cs": "fp v: počítané věci, počítaných věcí, počítaným věcem, počítané věci, "
            "počítané věci, počítaných věcech, počítanými věcmi",
            "en": "counted things",
        }
    )

    def title(self) -> str:
        """Say what is counted, over a list of it."""
        return QCoreApplication.translate("Club", "Counted things")

    def column(self) -> str:
        """Say what is counted, over a column of numbers of it."""
        return QCoreApplication.translate("Club", "Count")


def counted_in(games: Collection[str]) -> CountedName:
    """Name what these games count, by their ids in files."""
    known = {*games} & catalogue.CARDS.keys()
    return catalogue.CARDS[known.pop()].counted() if len(known) == 1 else AnyCounted()
