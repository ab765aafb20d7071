"""Makes the chapter of an item: a first board, what is played on it, and what else might be."""

from collections.abc import Iterable
from dataclasses import replace

from engine.study.tree.node import Chapter, Node
from engine.study.tree.setup import Ordered, Setup, Sheets
from engine.study.tree.study import Study, numbered

ROOT = 1
"""The number of the first board while a chapter is made."""


class ChapterMaker:
    """A chapter while it is made: branches come in the order in which they are written."""

    def __init__(self, chapter: Chapter, board: Setup) -> None:
        self._chapter = replace(chapter, root=ROOT)
        self._nodes = {ROOT: Node(id=ROOT, content=board)}

    def play(
        self,
        after: int,
        orders: Sheets,
        *,
        name: str = "",
        note: str = "",
        silent: Iterable[str] = (),
    ) -> int:
        """Play a phase after a board and return the number of the next.

        Orders are in canonical notation and in its order, as ``in_notation`` writes them; powers
        that are ``silent`` are in civil disorder.
        """
        sheets = {power: tuple(orders[power]) for power in sorted(orders) if orders[power]}
        return self._grow(after, Ordered(orders=sheets, disorder=tuple(silent)), name, note)

    def set_up(self, after: int, board: Setup, *, name: str = "", note: str = "") -> int:
        """Set up another board after one and return its number."""
        return self._grow(after, board, name, note)

    def change(self, node: Node) -> None:
        """Say more of a node that stands already: what it is called, signs, drawings, a lesson."""
        self._nodes[node.id] = node

    def node(self, number: int) -> Node:
        """Return a node by its number."""
        return self._nodes[number]

    def _grow(self, after: int, content: Setup | Ordered, name: str, note: str) -> int:
        number = ROOT + len(self._nodes)
        before = self._nodes[after]
        self._nodes[after] = replace(before, children=(*before.children, number))
        self._nodes[number] = Node(id=number, parent=after, content=content, name=name, note=note)
        return number

    @property
    def study(self) -> Study:
        """The chapter, as a study of its own."""
        return numbered(Study(chapters=(self._chapter,), nodes=self._nodes))
