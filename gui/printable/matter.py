"""What a print is about: only what everybody may see."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.rules.position import Position
from engine.table.view import PastPhase, PublicView, Stage
from gui.games import catalogue
from gui.words import labels

if TYPE_CHECKING:
    from engine.board.loader import LoadedMap
    from engine.rules.game import Rules
    from gui.printable.sheet import Sheet


@dataclass(frozen=True, slots=True, kw_only=True)
class Matter:
    """A game as its public view tells it, and the phase that somebody looks at.

    It is made of a public view alone, so nothing that is still sealed can get on paper.
    """

    public: PublicView
    loaded: "LoadedMap"
    rules: "Rules"
    at: int = -1
    """Place of the phase looked at among those revealed; before the first for none."""

    before: bool = False
    """The orders of that phase are looked at, not what became of them."""

    tables: "tuple[Sheet, ...]" = ()
    """What is printed of no game: tables of the club."""

    log: str = ""
    """The ruling log of a table that a master leads, as it is handed on; no words of slips."""

    disorder: tuple[str, ...] = ()
    """Powers that a master has declared in civil disorder: nobody writes for them."""

    @property
    def board(self) -> Board:
        """The map's spaces and powers."""
        return self.loaded.board

    @property
    def past(self) -> PastPhase | None:
        """The revealed phase that is looked at."""
        return self.public.past[self.at] if 0 <= self.at < len(self.public.past) else None

    @property
    def profile(self) -> str:
        """The rulebook by name, and what the table plays otherwise."""
        silent = QCoreApplication.translate("Paper", "gunboat")
        said = catalogue.played_on(self.board).rulebook().rules_words(self.rules.options)
        return f"{said}; {silent}" if self.public.gunboat else said

    @property
    def written(self) -> Position | None:
        """The position for which orders are to be written next; nothing once the game is over."""
        over = self.public.stage is Stage.OVER or self.public.outcome is not None
        return None if over else self.public.position

    def named(self, power: str) -> str:
        """Name a power."""
        return labels.power_name(self.board, power)


def study_words() -> str:
    """Name what is no game: the study's board."""
    return QCoreApplication.translate("Paper", "Study")
