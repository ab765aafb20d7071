"""What a reader writes in a chapter that hides what comes next: it is his own, not its study's."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from engine.study.reading import Reader
from engine.study.tree.node import Chapter, Node
from engine.study.tree.study import Study

Sheets = Mapping[str, Sequence[str]]
_Written = list[tuple[int, Sheets]]


class Place(Protocol):
    """Where a reader is."""

    reader: Reader

    @property
    def study(self) -> Study:
        """The study, as far as it may be told."""
        ...

    @property
    def chapter(self) -> Chapter:
        """The chapter that is read."""
        ...

    @property
    def node(self) -> Node:
        """The board that is written on."""
        ...


class ReaderDrafts:
    """Keeps each change of what is written, and takes it back as long as nothing came of it."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._back: _Written = []
        self._on: _Written = []

    def write(self, sheets: Mapping[str, tuple[str, ...]]) -> None:
        """Write something else on the board that is looked at."""
        node = self._place.node
        self._back.append((node.id, node.draft))
        self._on.clear()
        self._put(node.id, sheets)

    def judged(self) -> None:
        """Be done with what is written on the board that is looked at."""
        self._back.clear()
        self._on.clear()
        self._put(self._place.node.id, {})

    def undo(self) -> int:
        """Take the last change back; return its board, nought where there is none."""
        return self._turn(self._back, self._on)

    def redo(self) -> int:
        """Make it again."""
        return self._turn(self._on, self._back)

    @property
    def undoable(self) -> bool:
        """Whether something can be taken back."""
        return self._stands(self._back)

    @property
    def redoable(self) -> bool:
        """Whether something can be made again."""
        return self._stands(self._on)

    def _stands(self, changes: _Written) -> bool:
        """Tell whether the last change was made in the chapter that is read."""
        place = self._place
        return (
            bool(changes)
            and changes[-1][0] in place.study.nodes
            and place.study.chapter_of(changes[-1][0]) == place.chapter
            and place.reader.veils(place.chapter)
        )

    def _turn(self, changes: _Written, other: _Written) -> int:
        if not self._stands(changes):
            return 0
        at, sheets = changes.pop()
        other.append((at, self._place.study.nodes[at].draft))
        self._put(at, sheets)
        return at

    def _put(self, node: int, sheets: Sheets) -> None:
        told = {power: tuple(texts) for power, texts in sheets.items()}
        self._place.reader.write(self._place.chapter.id, node, told)
