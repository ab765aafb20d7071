"""What can be printed, before anybody lays it out: what it is about, and what sheets are.

It is only what everybody may see.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF
from PySide6.QtGui import QPainter

from engine.board.board import Board
from engine.rules.position import Position
from engine.study.tree.marks import Mark
from engine.table.view import PastPhase, PublicView, Stage

if TYPE_CHECKING:
    from engine.board.loader import LoadedMap
    from engine.rules.game import Rules


class Block:
    """One thing on a page. It is moved to the next page rather than cut."""

    keep = False
    """It must not be the last on its page: a heading goes with what it is about."""

    gap = 0.0
    """Room below it, unless a page ends there."""

    def height(self, width: float, room: float) -> float:
        """Return how high it is on a page so wide with so much room at most."""
        raise NotImplementedError

    def least_height(self, width: float, room: float) -> float:
        """Return how low it may be drawn to have room on a page with others."""
        return self.height(width, room)

    def most_height(self, width: float, room: float) -> float:
        """Return how high it may be drawn where a page would else stay empty."""
        return self.height(width, room)

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Draw it."""
        raise NotImplementedError

    def text(self) -> str:
        """Return it as lines to be pasted; nothing where there are no words."""
        return ""

    def cut(self, width: float, room: float) -> "tuple[Block, Block] | None":
        """Return it as two between lines, if it is longer than a page."""
        del width, room
        return None


@dataclass(frozen=True, slots=True)
class Alone:
    """What a page shows, without the page: a picture to send or to put on a wall."""

    size: QSizeF
    paint: Callable[[QPainter], None] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Sheet:
    """One thing to print, on as many pages as it needs."""

    title: str
    blocks: Sequence[Block]
    landscape: bool = False
    aside: str = ""
    """What else the header says: a phase."""

    alone: Alone | None = None
    again: Sequence[Block] = ()
    """What each further page begins with: the heads of a table's columns."""

    plain: bool = False
    """It says itself what it is, and has all of the page: nothing stands above and below it."""

    zoom: float | None = None
    """How much larger it comes out than it is laid out, if not as the paper has it."""

    usual: bool = True
    """It is wanted unless somebody says otherwise, where several are offered."""


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

    tables: tuple[Sheet, ...] = ()
    """What is printed of no game: tables of the club."""

    log: str = ""
    """The ruling log of a table that a master leads, as it is handed on; no words of slips."""

    drawn: tuple[Mark, ...] = ()
    """What somebody drew by hand on the position looked at: arrows, circles, lit spaces."""

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
    def written(self) -> Position | None:
        """The position for which orders are to be written next; nothing once the game is over."""
        over = self.public.stage is Stage.OVER or self.public.outcome is not None
        return None if over else self.public.position

    def looked_at(self, past: PastPhase | None) -> "Matter":
        """Return it with the eyes on a phase; as it is where that one is not known to all."""
        known = [one.phase for one in self.public.past]
        if past is None or past.phase not in known:
            return self
        return replace(self, at=known.index(past.phase))


def study_words() -> str:
    """Name what is no game: the study's board."""
    return QCoreApplication.translate("Paper", "Study")
