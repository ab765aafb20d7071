"""A study as its reader is told it: what he has not come to yet is not there.

Where results are hidden, and in a lesson, a board is told once the reader has written or asked for
it. Whoever is shown the study from here cannot let slip what comes next: it is not in what he has.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.study.tree.marks import NO_LESSON, Mode
from engine.study.tree.node import Chapter, Node
from engine.study.tree.study import Study

VEILED = frozenset({Mode.HIDDEN, Mode.LESSON})
"""Modes in which what comes next is not told."""


class Reader:
    """What somebody has come to in the chapters of one study. It is kept nowhere."""

    def __init__(self) -> None:
        self._met: set[int] = set()
        self._whole: set[int] = set()
        self._seen: tuple[Study | None, Study] = (None, Study())

    def veils(self, chapter: Chapter | None) -> bool:
        """Tell whether something of a chapter may not be told yet."""
        return chapter is not None and chapter.mode in VEILED and chapter.id not in self._whole

    def see_all(self, chapter: int, *, whole: bool = True) -> None:
        """Tell all of a chapter, as to who writes it; or again only what was come to."""
        (self._whole.add if whole else self._whole.discard)(chapter)
        self._seen = (None, Study())

    def sees_all(self, chapter: int) -> bool:
        """Tell whether a chapter is shown whole though it hides what comes next."""
        return chapter in self._whole

    def meet(self, nodes: Iterable[int]) -> None:
        """Come to boards."""
        self._met.update(nodes)
        self._seen = (None, Study())

    def begin_again(self, study: Study, chapter: Chapter) -> None:
        """Forget what was come to in a chapter."""
        self._met -= {node.id for node in study.under(chapter.root)}
        self._seen = (None, Study())

    def seen(self, study: Study) -> Study:
        """Return a study without what may not be told; as it is where there is no such thing."""
        if self._seen[0] is not study:
            veiled = [one for one in study.chapters if self.veils(one)]
            told = self._without(study, veiled) if veiled else study
            self._seen = study, told
        return self._seen[1]

    def _without(self, study: Study, veiled: Iterable[Chapter]) -> Study:
        nodes = dict(study.nodes)
        for chapter in veiled:
            told = {node.id: node for node in self._told(study, chapter.root)}
            for node in study.under(chapter.root):
                if node.id in told:
                    nodes[node.id] = told[node.id]
                else:
                    del nodes[node.id]
        return replace(study, nodes=nodes)

    def _told(self, study: Study, root: int) -> Iterator[Node]:
        """Go through what may be told: no hint and no answer of a lesson is among it."""
        waiting = [root]
        while waiting:
            node = study.nodes[waiting.pop()]
            known = tuple(one for one in node.children if one in self._met)
            asks = replace(NO_LESSON, asks=node.lesson.asks)
            yield replace(node, children=known, lesson=asks)
            waiting.extend(known)
