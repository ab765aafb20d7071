"""One node of a tree: a board set up by hand, or the board after a phase that was judged."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from engine.study.tree.marks import NO_LESSON, Lesson, Mark, Mode, OrderSign, Sign
from engine.study.tree.setup import Ordered, Setup, Sheets

NOTHING: Sheets = {}

ITEM_FACT: Final = "Item"
"""The fact of a chapter that names the item of the library which it is of, by its key."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """A board in a study. It says what led here; the board itself follows from that."""

    id: int
    """Never given to another node of its study, even if this one is taken back."""

    parent: int = 0
    """The node before it; nought for the root of a chapter."""

    content: Setup | Ordered
    children: tuple[int, ...] = ()
    """What was played on; the first is the main line."""

    name: str = ""
    note: str = ""
    """What somebody remarks on it, of one or more lines."""

    sign: Sign | None = None
    """What is thought of the whole phase that led here."""

    order_signs: tuple[OrderSign, ...] = ()
    """What is thought of its single orders, by power and text."""

    marks: tuple[Mark, ...] = ()
    lesson: Lesson = NO_LESSON
    draft: Sheets = field(default_factory=dict)
    """Orders that are being written here and were not judged yet."""

    @property
    def set_up(self) -> Setup | None:
        """The board as it was set up by hand; nothing where a phase was judged."""
        return self.content if isinstance(self.content, Setup) else None

    @property
    def ordered(self) -> Ordered | None:
        """What was written for the phase that led here; nothing where none was judged."""
        return self.content if isinstance(self.content, Ordered) else None

    def sign_of(self, power: str, order: str) -> Sign | None:
        """Return what is thought of one of its orders."""
        for one in self.order_signs:
            if (one.power, one.order) == (power, order):
                return one.sign
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Chapter:
    """A tree with what is said about it."""

    id: int
    root: int
    game: str
    map: str
    title: str = ""
    text: str = ""
    mode: Mode = Mode.ANALYSIS
    carried: str = ""
    """The map's file, deflated and in base64, where it does not come with the program."""

    facts: Mapping[str, str] = field(default_factory=dict)
    """What else is known, as in the head of a game: who played, where, when, who won."""
