"""A study and the place where it is kept: every step is stored first and then remembered."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from engine.rules.position import Position
from engine.study.folding import Timeline
from engine.study.reading import VEILED
from engine.study.refusal import StudyError, StudyRefusal
from engine.study.study_event import Act, StudyBegun, StudyEvent
from engine.study.tree.node import Chapter, Node
from engine.study.tree.study import Study


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """What a study's cover is made of: the study, and the board in it that is looked at."""

    study: Study
    node: int = 0
    """Nought where there is none."""

    position: Position | None = None
    """What stands there; nothing where nobody can tell."""

    @property
    def chapter(self) -> Chapter | None:
        """The chapter that it is in."""
        return self.study.chapter_of(self.node) if self.node else None


class StudyStore(Protocol):
    """Keeps what has happened to a study; what ``append`` was given is kept whole or not at all."""

    def steps(self) -> Iterable[Act]:
        """Return everything that has happened, as it was stored together."""
        ...

    def append(self, step: Act, shown: Shown) -> None:
        """Store an act; ``shown`` is what the cover is to show afterwards.

        An act of nothing changes the cover alone.
        """
        ...


class MemoryStudy:
    """A study that is kept nowhere."""

    def __init__(self) -> None:
        self._steps: list[tuple[StudyEvent, ...]] = []

    def steps(self) -> Iterable[Act]:
        """Return everything that has happened."""
        return tuple(self._steps)

    def append(self, step: Act, shown: Shown) -> None:
        """Remember an act."""
        del shown
        if step:
            self._steps.append(tuple(step))


BoardAt = Callable[[Study, int], Position | None]
"""Says what stands at a node of a study; nothing where nobody can tell."""


def _unknown(study: Study, node: int) -> Position | None:
    del study, node
    return None


class StudyLog:
    """Stores every step first and then remembers it."""

    def __init__(self, store: StudyStore, board_at: BoardAt = _unknown, looked_at: int = 0) -> None:
        """Take up what is kept there; ``board_at`` says what stands at a node, for the cover.

        ``looked_at`` is the board that was looked at last.
        """
        self._store, self._line, self._board_at = store, Timeline(store.steps()), board_at
        self._shown = looked_at

    @property
    def study(self) -> Study:
        """The study as it stands."""
        return self._line.study

    @property
    def undoable(self) -> tuple[StudyEvent, ...]:
        """What would be taken back next; nothing where nothing can."""
        return self._line.undoable

    @property
    def redoable(self) -> tuple[StudyEvent, ...]:
        """What would be made again next; nothing where nothing was taken back."""
        return self._line.redoable

    def acts(self) -> Iterable[Act]:
        """Return everything that has happened, as it is kept."""
        return self._store.steps()

    @cached_property
    def seed(self) -> str:
        """The chance with which it was begun: whoever draws lots in it draws the same again."""
        begun = next(iter(next(iter(self._store.steps()), ())), None)
        return begun.salt if isinstance(begun, StudyBegun) else ""

    @property
    def begun(self) -> bool:
        """Whether anything has happened."""
        return self._line.events > 0

    def tried(self, step: Act) -> Study:
        """Return the study as it would be after a step; nothing is stored."""
        return self._line.tried(step)

    def numbers(self, count: int) -> tuple[int, ...]:
        """Return numbers that nothing in the study ever had."""
        return tuple(range(self._line.highest + 1, self._line.highest + 1 + count))

    def commit(self, *step: StudyEvent, shown: int = 0) -> None:
        """Store what happens together, and then let it happen.

        Raises:
            StudyHistoryError: it cannot happen; nothing was stored.
            StoreError: it could not be stored, and has not happened.
        """
        tried, before = self._line.tried(step), self._shown
        try:
            self._store.append(step, self._cover(tried, shown))
        except BaseException:
            self._shown = before
            raise
        self._line.take(step)

    def look(self, node: int) -> None:
        """Let the cover show a board.

        Raises:
            StoreError: it could not be stored.
        """
        before = self._shown
        if node != before:
            try:
                self._store.append((), self._cover(self.study, node))
            except BaseException:
                self._shown = before
                raise

    @property
    def looked_at(self) -> int:
        """The board that is looked at; nought where there is none."""
        return self.shown().node

    def shown(self, node: int = 0) -> Shown:
        """Return what the study's cover would show now."""
        return self._cover(self.study, node)

    def _cover(self, study: Study, node: int) -> Shown:
        self._shown = node or self._shown
        if self._shown not in study.nodes:
            self._shown = study.chapters[0].root if study.chapters else 0
        at = self._shown
        chapter = study.chapter_of(at) if at else None
        if chapter is not None and chapter.mode in VEILED:
            at = chapter.root  # a cover tells nothing that its reader has not come to
        position = self._board_at(study, at) if at else None
        return Shown(study=study, node=at, position=position)

    def node(self, number: int) -> Node:
        """Return a node.

        Raises:
            StudyError: there is none.
        """
        node = self.study.nodes.get(number)
        if node is None:
            raise StudyError(StudyRefusal.NO_SUCH_NODE, node=str(number))
        return node
