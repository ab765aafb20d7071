"""A study: chapters, each with a tree of boards. Never changed: every change gives a new one."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from engine.study.tree.node import Chapter, Node
from engine.study.tree.setup import Setup

Nodes = Mapping[int, Node]


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What one change touched: nodes as they are afterwards, or none where they are gone."""

    nodes: Mapping[int, Node | None] = field(default_factory=dict)
    chapters: tuple[Chapter, ...] | None = None
    """All chapters afterwards; nothing where none was touched."""

    name: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Study:
    """Everything in a study at one moment."""

    name: str = ""
    chapters: tuple[Chapter, ...] = ()
    nodes: Nodes = field(default_factory=dict)

    def after(self, change: Change) -> Self:
        """Return the study with something changed."""
        nodes: dict[int, Node] = dict(self.nodes)
        for number, node in change.nodes.items():
            if node is None:
                nodes.pop(number, None)
            else:
                nodes[number] = node
        return replace(
            self,
            name=self.name if change.name is None else change.name,
            chapters=self.chapters if change.chapters is None else change.chapters,
            nodes=nodes if change.nodes else self.nodes,
        )

    def reverse(self, change: Change) -> Change:
        """Return what takes a change back that is about to be made."""
        return Change(
            nodes={number: self.nodes.get(number) for number in change.nodes},
            chapters=None if change.chapters is None else self.chapters,
            name=None if change.name is None else self.name,
        )

    def chapter(self, number: int) -> Chapter | None:
        """Return a chapter by its number."""
        return next((one for one in self.chapters if one.id == number), None)

    def chapter_of(self, node: int) -> Chapter | None:
        """Return the chapter that a node stands in."""
        root = self.line_to(node)[0]
        return next((one for one in self.chapters if one.root == root), None)

    def line_to(self, node: int) -> tuple[int, ...]:
        """Return the nodes from the root of its chapter to a node, that one too."""
        line = [node]
        while self.nodes[line[-1]].parent:
            line.append(self.nodes[line[-1]].parent)
        return tuple(reversed(line))

    def under(self, node: int) -> Iterator[Node]:
        """Go through a node and all below it: each before its children, main lines first."""
        waiting = [node]
        while waiting:
            one = self.nodes[waiting.pop()]
            yield one
            waiting.extend(reversed(one.children))

    def setup_of(self, node: int) -> Setup:
        """Return the board set up last on the way to a node: its rulebook is in force there."""
        while True:
            one = self.nodes[node]
            if isinstance(one.content, Setup):
                return one.content
            node = one.parent

    def main_line(self, node: int) -> tuple[int, ...]:
        """Return the nodes of the main line after a node."""
        line: list[int] = []
        while self.nodes[node].children:
            node = self.nodes[node].children[0]
            line.append(node)
        return tuple(line)


NO_STUDY = Study()


def numbered(study: Study) -> Study:
    """Return the same study with its nodes numbered as they are read, chapters among them.

    Two studies that say the same are equal then, whatever was undone while they were made.
    """
    nodes: dict[int, Node] = {}
    chapters: list[Chapter] = []
    for chapter in study.chapters:
        below = list(study.under(chapter.root))
        turns = {one.id: len(nodes) + len(chapters) + 2 + at for at, one in enumerate(below)}
        turns[0] = 0
        number = len(nodes) + len(chapters) + 1
        chapters.append(replace(chapter, id=number, root=turns[chapter.root]))
        for one in below:
            fresh = turns[one.id]
            children = tuple(turns[child] for child in one.children)
            nodes[fresh] = replace(one, id=fresh, parent=turns[one.parent], children=children)
    return Study(name=study.name, chapters=tuple(chapters), nodes=nodes)
