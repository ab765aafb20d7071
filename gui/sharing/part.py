"""What of a study is handed on: all chapters, or one, with the boards that they lead to."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from engine.board.loader import LoadedMap
from engine.rules.game import Rules
from engine.rules.position import Position
from engine.studies import OpenStudy
from engine.study.reading import VEILED, Reader, without_own
from engine.study.refusal import StudyError
from engine.study.tree.node import Chapter, Node
from engine.study.tree.study import Study
from engine.table.view import PastPhase, PublicView
from gui.printable import Matter


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """Some chapters of a study, as it stands now."""

    open: OpenStudy
    chapters: tuple[Chapter, ...]
    name: str
    """What the study is called, by its maker or by itself."""

    map_of: Callable[[Chapter], LoadedMap]
    """Finds the map that a chapter is played on."""

    tells: bool = True
    """Whether paper and pictures tell what chapters hide; else what a reader sees at first."""

    own: frozenset[int] = frozenset()
    """The boards that a reader came to by himself, and that are none of the study's author."""

    only: Study | None = None
    """The study as far as it is handed on; nothing: all of it."""

    _reader: Reader = field(default_factory=Reader)

    @property
    def hides(self) -> bool:
        """Whether one of the chapters hides what comes next from its reader."""
        return any(one.mode in VEILED for one in self.chapters)

    @property
    def told(self) -> Study:
        """The study, as far as paper and pictures tell it."""
        return self.study if self.tells else self._reader.seen(self.study)

    def shown(self, node: Node) -> Node:
        """Return a board as far as it is told: where it is not, the last one before it that is."""
        nodes, line = self.told.nodes, self.open.sandbox.study.line_to(node.id)
        return next(nodes[one] for one in reversed(line) if one in nodes)

    @property
    def study(self) -> Study:
        """The study that they are chapters of, as far as it is handed on."""
        return self.only or self.open.sandbox.study

    @property
    def without_own(self) -> "Part":
        """The same without what a reader tried; itself where there is nothing of the kind."""
        study = self.open.sandbox.study
        told = without_own(study, self.own)
        return self if told is study else replace(self, only=told)

    @property
    def alone(self) -> Study:
        """A study of these chapters alone."""
        study = self.study
        nodes = {node.id: node for one in self.chapters for node in study.under(one.root)}
        return Study(name=study.name, chapters=self.chapters, nodes=nodes)

    def line(self, chapter: Chapter) -> tuple[Node, ...]:
        """Return the boards of a chapter's main line as far as they are told, the first one too."""
        study = self.told
        line = (chapter.root, *study.main_line(chapter.root))
        return tuple(study.nodes[one] for one in line)

    def board(self, node: Node) -> "Board | None":
        """Return what stands on a board; nothing where nobody can judge what led there."""
        sandbox = self.open.sandbox
        try:
            rules, position = sandbox.rules(node.id), sandbox.position(node.id)
            judged = sandbox.judged(node.id)
        except StudyError:
            return None
        past = None
        if judged is not None:
            past = PastPhase(
                before=judged.before,
                orders=judged.orders,
                resolution=judged.resolution,
                disorder=judged.disorder,
            )
        return Board(rules=rules, position=position, past=past)

    def matter(self, chapter: Chapter, node: Node) -> Matter | None:
        """Return a board with the phase that led there, as something to print."""
        board = self.board(node)
        if board is None:
            return None
        loaded = self.map_of(chapter)
        told = () if board.past is None else (board.past,)
        before = board.position if board.past is None else board.past.before
        public = PublicView.of_board(self.name, loaded.board, before, told)
        return Matter(public=public, loaded=loaded, rules=board.rules, at=0 if told else -1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """A board of a study, and the phase that led there."""

    rules: Rules
    position: Position
    past: PastPhase | None
