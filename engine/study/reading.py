"""A study as its reader is told it: what he has not come to yet is not there.

Where results are hidden, and in a lesson, a board is told once the reader has written or asked for
it. Whoever is shown the study from here cannot let slip what comes next: it is not in what he has.
How far he came is his own: it is kept beside the study, which its author may hand on, not in it.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol

from engine.study.teaching import Answer
from engine.study.tree.marks import NO_LESSON, Mode
from engine.study.tree.node import NOTHING, Chapter, Node
from engine.study.tree.setup import Sheets
from engine.study.tree.study import NO_STUDY, Study

VEILED = frozenset({Mode.HIDDEN, Mode.LESSON})
"""Modes in which what comes next is not told."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """How far a reader came in a chapter. Boards are named by their numbers alone."""

    at: int = 0
    """The board that he looked at last; nought where he looked at none."""

    writing: bool = True
    """Whether he wrote for the phase after it, or looked at what led there."""

    met: frozenset[int] = frozenset()
    """The boards that he came to."""

    hinted: Mapping[int, int] = field(default_factory=dict)
    """How many hints a lesson told him at a board."""

    answers: Mapping[int, Answer] = field(default_factory=dict)
    """What a lesson said to the orders that he last wrote at a board."""

    drafts: Mapping[int, Sheets] = field(default_factory=dict)
    """What he is writing at boards; what he wrote and was judged is no draft any more."""

    @property
    def begun(self) -> bool:
        """Whether he came anywhere, so that there is something to go on with."""
        return bool(self.met or self.hinted or self.answers or self.drafts)


NO_PROGRESS = Progress()


@dataclass(frozen=True, slots=True, kw_only=True)
class Bookmark:
    """What is kept of a chapter: how far a reader is, and how far he was before he began anew."""

    now: Progress = NO_PROGRESS
    before: Progress = NO_PROGRESS
    own: frozenset[int] = frozenset()
    """The boards that he came to by judging what its author had not: they stand in the study."""


class Bookmarks(Protocol):
    """Keeps how far a reader is in the chapters of one study."""

    def read(self) -> Mapping[int, Bookmark]:
        """Return it by chapter."""
        ...

    def keep(self, changed: Mapping[int, Bookmark]) -> None:
        """Keep what changed, by chapter; it is on the disk when this returns.

        Raises:
            OSError: it could not be written; what was kept before still is.
        """
        ...


class Reader:
    """What somebody has come to in the chapters of one study."""

    def __init__(self, bookmarks: Bookmarks | None = None) -> None:
        """Take up how far he came; without ``bookmarks`` it is kept nowhere."""
        self._bookmarks = bookmarks
        self._known = dict(bookmarks.read()) if bookmarks is not None else {}
        self._unkept: set[int] = set()
        """The chapters of which it could not be written how far he is."""

        self.trouble: OSError | None = None
        """Why what he did is only in memory; nothing while all of it is kept."""

        self._whole: set[int] = set()
        self._seen: tuple[Study | None, Study] = (None, NO_STUDY)

    # -- what is told -------------------------------------------------------------------------

    def veils(self, chapter: Chapter | None) -> bool:
        """Tell whether something of a chapter may not be told yet."""
        return chapter is not None and chapter.mode in VEILED and chapter.id not in self._whole

    def follows(self, chapter: Chapter) -> bool:
        """Tell whether somebody reads a chapter here, so that it counts how far he comes."""
        return chapter.mode is Mode.PLAY or self.veils(chapter)

    def see_all(self, chapter: int, *, whole: bool = True) -> None:
        """Tell all of a chapter, as to who writes it; or again only what was come to."""
        (self._whole.add if whole else self._whole.discard)(chapter)
        self._seen = (None, NO_STUDY)

    def seen(self, study: Study) -> Study:
        """Return a study without what may not be told; as it is where there is no such thing."""
        if self._seen[0] is not study:
            veiled = [one for one in study.chapters if self.veils(one)]
            told = self._without(study, veiled) if veiled else study
            self._seen = study, told
        return self._seen[1]

    # -- how far ------------------------------------------------------------------------------

    def progress(self, chapter: int) -> Progress:
        """Return how far somebody is in a chapter."""
        return self._known.get(chapter, Bookmark()).now

    def before(self, chapter: int) -> Progress:
        """Return how far he was before he began it anew."""
        return self._known.get(chapter, Bookmark()).before

    @property
    def begun(self) -> bool:
        """Whether he came anywhere in any chapter."""
        return any(one.now.begun or one.before.begun for one in self._known.values())

    @property
    def own(self) -> frozenset[int]:
        """The boards of all chapters that are the reader's own, and none of their author's."""
        return frozenset[int]().union(*(one.own for one in self._known.values()))

    def meet(self, chapter: int, nodes: Iterable[int]) -> None:
        """Come to boards."""
        now = self.progress(chapter)
        self._keep(chapter, replace(now, met=now.met.union(nodes)))

    def add(self, chapter: int, node: int) -> None:
        """Come to a board that is the reader's own: nobody had judged what led there."""
        known = self._known.get(chapter, Bookmark())
        now = replace(known.now, met=known.now.met | {node})
        self._mark(chapter, replace(known, now=now, own=known.own | {node}))

    def look(self, chapter: Chapter, at: int, *, writing: bool) -> None:
        """Look at a board, to write on it or at what led there.

        It counts for who reads the chapter; before he has done anything he is at its beginning.
        """
        now = self.progress(chapter.id)
        if self.follows(chapter) and (at != chapter.root or now != NO_PROGRESS):
            self._keep(chapter.id, replace(now, at=at, writing=writing))

    def left(self, study: Study, chapter: Chapter) -> tuple[int, bool]:
        """Return where who reads a chapter left it, and whether he wrote there."""
        now, nodes = self.progress(chapter.id), self.seen(study).nodes
        if now.at not in nodes or study.chapter_of(now.at) != chapter:
            return chapter.root, True
        return now.at, now.writing or nodes[now.at].ordered is None

    def hint(self, chapter: int, node: int, told: int) -> None:
        """Be told so many hints of a board."""
        now = self.progress(chapter)
        self._keep(chapter, replace(now, hinted={**now.hinted, node: told}))

    def hear(self, chapter: int, node: int, answer: Answer) -> None:
        """Be answered at a board."""
        now = self.progress(chapter)
        self._keep(chapter, replace(now, answers={**now.answers, node: answer}))

    def write(self, chapter: int, node: int, sheets: Sheets) -> None:
        """Write on a board; nothing where that is done with."""
        now = self.progress(chapter)
        drafts = {one: told for one, told in now.drafts.items() if one != node}
        if sheets:
            drafts[node] = sheets
        self._keep(chapter, replace(now, drafts=drafts))

    def begin_anew(self, chapter: int) -> None:
        """Begin a chapter again: nothing of it is told, and one may still go back to it."""
        known = self._known.get(chapter, Bookmark())
        before = known.now if known.now.begun else known.before
        self._mark(chapter, replace(known, now=NO_PROGRESS, before=before))

    def go_back(self, chapter: int) -> None:
        """Go on where one was before one began anew."""
        known = self._known.get(chapter, Bookmark())
        self._mark(chapter, replace(known, now=known.before, before=NO_PROGRESS))

    def _keep(self, chapter: int, now: Progress) -> None:
        known = self._known.get(chapter, Bookmark())
        if now != known.now:
            self._mark(chapter, replace(known, now=now))

    def _mark(self, chapter: int, bookmark: Bookmark) -> None:
        self._known[chapter] = bookmark
        self._seen = (None, NO_STUDY)
        self._unkept.add(chapter)
        self.keep()

    def keep(self) -> bool:
        """Keep what could not be kept before, too; tell whether nothing is left in memory alone.

        Somebody reads on where the disk is full: what he did counts, and each step tries again.
        """
        self.trouble = None
        if self._bookmarks is not None and self._unkept:
            try:
                self._bookmarks.keep({one: self._known[one] for one in self._unkept})
            except OSError as error:
                self.trouble = error
                return False
        self._unkept.clear()
        return True

    # -- what is left out ---------------------------------------------------------------------

    def _without(self, study: Study, veiled: Iterable[Chapter]) -> Study:
        nodes = dict(study.nodes)
        for chapter in veiled:
            progress = self.progress(chapter.id)
            told = {node.id: node for node in _told(study, chapter.root, progress)}
            for node in study.under(chapter.root):
                if node.id in told:
                    nodes[node.id] = told[node.id]
                else:
                    del nodes[node.id]
        return replace(study, nodes=nodes)


def without_own(study: Study, own: Collection[int]) -> Study:
    """Return a study without what its reader judged himself, as its author has it.

    A board of his stays where something follows it that is not his.
    """
    nodes = dict(study.nodes)
    for chapter in study.chapters:
        for node in reversed((*study.under(chapter.root),)):
            if node.id in own and node.parent and not nodes[node.id].children:
                del nodes[node.id]
                above = nodes[node.parent]
                left = tuple(one for one in above.children if one != node.id)
                nodes[above.id] = replace(above, children=left)
    return replace(study, nodes=nodes) if len(nodes) < len(study.nodes) else study


def _told(study: Study, root: int, progress: Progress) -> Iterator[Node]:
    """Go through what may be told: no hint and no answer of a lesson is among it.

    What is being written there is the reader's, not its author's.
    """
    waiting = [root]
    while waiting:
        node = study.nodes[waiting.pop()]
        known = tuple(one for one in node.children if one in progress.met)
        asks = replace(NO_LESSON, asks=node.lesson.asks)
        draft = progress.drafts.get(node.id, NOTHING)
        yield replace(node, children=known, lesson=asks, draft=draft)
        waiting.extend(known)
